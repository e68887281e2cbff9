import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { ETIQUETA, readPath } from '#admin/portal/expediente/paths.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'

/** One datum of somebody on file that changed while it was being edited. */
export interface DatoDistinto {
  readonly campo: string
  readonly etiqueta: string
  readonly antes: string
  readonly ahora: string
  /** What was typed over it; "" when nothing was. */
  readonly mio: string
}

const PERSONALES: readonly PersonalPath[] = [
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'curp',
  'nacionalidad',
  'rfcBase',
  'rfcHomo',
  'nss',
  'numEmpleado',
  'telefono',
  'email',
  'domicilio',
  'calle2',
  'domicilioOCR.cp',
  'domicilioOCR.colonia',
  'domicilioOCR.localidad',
  'domicilioOCR.municipio',
  'domicilioOCR.entidad',
]

const LABORALES = {
  adscripcion: 'Entidad',
  dependencia: 'Dirección General',
  area: 'Área',
  categoria: 'Categoría',
} as const

/** What is on file now that is another than what the form began from. */
export function registroDistinto(antes: ExpedienteTramite, ahora: ExpedienteTramite, captura: Captura): DatoDistinto[] {
  const personales = (one: ExpedienteTramite, path: PersonalPath): string =>
    readPath(normalizeDatosPersonales(one.datosPersonales), path) ?? ''
  const fromPersonales = PERSONALES.map((path) => ({
    campo: path,
    etiqueta: ETIQUETA[path] ?? path,
    antes: personales(antes, path),
    ahora: personales(ahora, path),
    mio: readPath(captura.personales, path) ?? '',
  }))
  const fromLaborales = Object.entries(LABORALES).map(([campo, etiqueta]) => ({
    campo,
    etiqueta,
    antes: antes.persona[campo as keyof typeof LABORALES],
    ahora: ahora.persona[campo as keyof typeof LABORALES],
    mio: campo === 'categoria' ? (captura.laborales.categoria ?? '') : '',
  }))
  const situacion = {
    campo: 'situacion',
    etiqueta: 'Situación',
    antes: NOMBRE_SITUACION[antes.persona.situacion],
    ahora: NOMBRE_SITUACION[ahora.persona.situacion],
    mio: '',
  }
  return [...fromPersonales, ...fromLaborales, situacion].filter((dato) => dato.antes !== dato.ahora)
}

/** What was typed, without what changed on file meanwhile: there the file holds. */
export function sinDistintos(captura: Captura, distintos: readonly DatoDistinto[]): Captura {
  const campos = new Set(distintos.map(({ campo }) => campo))
  const { domicilioOCR = {}, ...textos } = captura.personales
  const keep = (entries: object, prefix: string): object =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => !campos.has(`${prefix}${key}`)))
  const movido = Object.keys(LABORALES).some((campo) => campos.has(campo))
  const { fechaIngreso } = captura.laborales
  return {
    ...captura,
    personales: { ...keep(textos, ''), domicilioOCR: keep(domicilioOCR, 'domicilioOCR.') },
    laborales: movido ? { ...(fechaIngreso && { fechaIngreso }) } : captura.laborales,
  }
}
