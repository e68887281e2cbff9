import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { ETIQUETA } from '#admin/portal/expediente/paths.ts'
import type { DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { Difference } from '#admin/shared/ui/capas/ConflictDialog.tsx'

/** Every text of a draft by a path that has a label. */
function flatten(datos: DatosBorradorAlta): Map<string, string> {
  const { domicilioOCR, ...personales } = datos.personales
  const block = Object.entries(domicilioOCR ?? {}).map(([key, value]) => [`domicilioOCR.${key}`, value] as const)
  const papers = Object.entries(datos.documentos).map(([key, { by }]) => [key, `Enviado (${by})`] as const)
  const { papeles = {}, puesto = null, percepciones = {}, ...pasos } = datos.dosPasos ?? {}
  const propios = Object.keys(papeles).map((key) => [key, 'Enviado'] as const)
  const rows: (readonly [string, string | number | boolean | null])[] = [
    ...Object.entries(personales),
    ...block,
    ...Object.entries(datos.laborales),
    ...papers,
    ...Object.entries(pasos),
    ...Object.entries(percepciones),
    ...propios,
    ['puesto', puesto],
    ['observaciones', datos.observaciones],
  ]
  return new Map(rows.map(([path, value]) => [path, shown(value)]))
}

function shown(value: string | number | boolean | null): string {
  // A picker without choice.
  if (value === null) return ''
  return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value)
}

function isPaper(path: string): path is ClavePapel {
  return Object.hasOwn(TITULO_PAPEL, path) && path !== 'foto'
}

/** What two versions of a draft say differently, field by field. */
export function draftDifferences(mine: DatosBorradorAlta, theirs: DatosBorradorAlta): Difference[] {
  const [own, other] = [flatten(mine), flatten(theirs)]
  const paths = new Set([...own.keys(), ...other.keys()])
  return [...paths]
    .filter((path) => (own.get(path) ?? '') !== (other.get(path) ?? ''))
    .map((path) => ({
      label: isPaper(path) ? TITULO_PAPEL[path] : (ETIQUETA[path] ?? path),
      mine: own.get(path) ?? '',
      theirs: other.get(path) ?? '',
    }))
}
