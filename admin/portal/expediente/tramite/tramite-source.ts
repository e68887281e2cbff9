import { primerPasoMarcado } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { CAPTURA_VACIA } from '#admin/portal/expediente/captura.ts'
import type { Borrador, CorreccionDeBorrador, PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { Kept } from '#admin/portal/expediente/expediente.ts'

/** What the wizard opens on: a draft, or none yet; of a new alta, or of the correction of a saved one. */
export interface TramiteSource {
  readonly captura: Captura
  readonly kept: Kept
  readonly paso: PasoAlta
  readonly borrador: Borrador | null
  readonly correccion: CorreccionDeBorrador | null
}

const NOTHING_KEPT: Kept = { archivos: {}, lecturas: {} }

/** A new alta; `organizacion` comes from "Registrar a otra persona". */
export function newSource(organizacion: DatosLaboralesEnCaptura): TramiteSource {
  return {
    captura: { ...CAPTURA_VACIA, laborales: organizacion },
    kept: NOTHING_KEPT,
    paso: 1,
    borrador: null,
    correccion: null,
  }
}

/** What a draft holds, at the step where it was left; a correction at the first step that has something to correct. */
export function draftSource(borrador: Borrador): TramiteSource {
  const { datos, archivos, lecturas, correccion } = borrador
  const paso = primerPasoMarcado(correccion?.campos ?? {}) ?? borrador.paso
  return { captura: { ...CAPTURA_VACIA, ...datos }, kept: { archivos, lecturas }, paso, borrador, correccion }
}

const LEVELS = ['entidad', 'adscripcion', 'dependencia', 'area'] as const

/** The four levels in the address of "Registrar a otra persona": "1.4.12.33". */
export function organizacionParam(laborales: DatosLaboralesEnCaptura): string {
  return LEVELS.map((level) => laborales[level] ?? '').join('.')
}

export function parseOrganizacion(text: string): DatosLaboralesEnCaptura {
  const ids = text.split('.').map(Number)
  const known: [string, number][] = []
  for (const [index, level] of LEVELS.entries()) {
    const id = ids[index] ?? 0
    // A level stands only on those above it.
    if (!Number.isSafeInteger(id) || id <= 0) break
    known.push([level, id])
  }
  return Object.fromEntries(known)
}
