import { NOMBRE_PAPEL, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { Issue } from '#domain/issue.ts'

/** Fields of the forms that a return can mark, by their path in the body of the call, with what the screens call them. */
const PERSONALES = {
  'datosPersonales.nombres': 'Nombres',
  'datosPersonales.apellidoPaterno': 'Apellido paterno',
  'datosPersonales.apellidoMaterno': 'Apellido materno',
  'datosPersonales.curp': 'CURP',
  'datosPersonales.nacionalidad': 'Nacionalidad',
  'datosPersonales.rfcBase': 'RFC',
  'datosPersonales.rfcHomo': 'Homoclave',
  'datosPersonales.nss': 'NSS',
  'datosPersonales.numEmpleado': 'No. de empleado',
  'datosPersonales.telefono': 'Teléfono',
  'datosPersonales.email': 'Correo electrónico',
  'datosPersonales.domicilio': 'Calle y número',
  'datosPersonales.calle2': 'Segunda calle',
  'datosPersonales.domicilioOCR.cp': 'C. P.',
  'datosPersonales.domicilioOCR.nombreVialidad': 'Vialidad',
  'datosPersonales.domicilioOCR.numeroExterior': 'Número exterior',
  'datosPersonales.domicilioOCR.numeroInterior': 'Número interior',
  'datosPersonales.domicilioOCR.colonia': 'Colonia',
  'datosPersonales.domicilioOCR.municipio': 'Municipio',
  'datosPersonales.domicilioOCR.entidad': 'Estado',
} as const

const LABORALES = {
  'datosLaborales.entidad': 'Tipo de Entidad',
  'datosLaborales.adscripcion': 'Entidad',
  'datosLaborales.dependencia': 'Dirección General (Dependencia)',
  'datosLaborales.area': 'Área',
  'datosLaborales.puesto': 'Puesto',
  'datosLaborales.categoria': 'Categoría',
} as const

const PERCEPCIONES_PUESTO = {
  'datosLaborales.otrasPrestaciones': 'Otras prestaciones',
  'datosLaborales.quinquenios': 'Quinquenios',
  'datosLaborales.porcentaje': 'Porcentaje',
} as const

const INGRESO = { 'datosLaborales.fechaIngreso': 'Fecha de ingreso' } as const
const FECHA = { fecha: 'Fecha efectiva' } as const
const LICENCIA = { fechaAutorizacion: 'Fecha de autorización', fechaFin: 'Fecha de Reingreso' } as const
const CAUSA = { causa: 'Causa' } as const
const OBSERVACIONES = { observaciones: 'Observaciones' } as const

const ETIQUETAS: Readonly<Record<string, string>> = {
  ...PERSONALES,
  ...LABORALES,
  ...PERCEPCIONES_PUESTO,
  ...INGRESO,
  ...FECHA,
  ...LICENCIA,
  ...CAUSA,
  ...OBSERVACIONES,
}

const papel = (clave: ClavePapel): string => `documentos.${clave}`
const IDENTIDAD: readonly string[] = DOCUMENTOS_LEIBLES.map(papel)
const de = (...blocks: readonly object[]): string[] => blocks.flatMap((block) => Object.keys(block))

/** What the form of each procedure has, in its order; `alta` is the registration of somebody new. */
const CAMPOS: Readonly<Record<Tramite | 'alta', readonly string[]>> = {
  alta: [...IDENTIDAD, papel('carta'), ...de(PERSONALES, LABORALES, INGRESO)],
  'alta-historico': [...IDENTIDAD, papel('carta'), ...de(PERSONALES, LABORALES, FECHA, OBSERVACIONES)],
  actualizacion: [...IDENTIDAD, ...de(PERSONALES, LABORALES, FECHA, OBSERVACIONES)],
  laboral: [...de(LABORALES, PERCEPCIONES_PUESTO, FECHA, OBSERVACIONES), papel('oficio'), papel('percepciones')],
  licencia: [...de(FECHA, LICENCIA, OBSERVACIONES), papel('incidencia')],
  baja: [...de(CAUSA, FECHA, OBSERVACIONES), papel('oficio'), papel('acta')],
  'baja-permanente': [...de(FECHA, OBSERVACIONES), papel('oficio')],
  jubilacion: [...de(FECHA, OBSERVACIONES), papel('solicitud')],
  reingreso: [...de(FECHA, OBSERVACIONES), papel('oficio')],
}

/** What a return of a movement can mark; only what every movement has when the documented calls brought it (`null`). */
export function camposDevolucion(tramite: Tramite | 'alta' | null): readonly string[] {
  return tramite === null ? de(FECHA, OBSERVACIONES) : CAMPOS[tramite]
}

/** Step of a procedure of four steps in which a marked field stands: papers, the person, the post. */
export function pasoDeCampo(campo: string): 1 | 2 | 3 {
  if (campo.startsWith('documentos.')) return 1
  return campo.startsWith('datosPersonales.') ? 2 : 3
}

/** The first step with a marked field; null where the return marked none. */
export function primerPasoMarcado(campos: Readonly<Record<string, string>>): 1 | 2 | 3 | null {
  const pasos = new Set(Object.keys(campos).map(pasoDeCampo))
  return ([1, 2, 3] as const).find((paso) => pasos.has(paso)) ?? null
}

/** What the screens call a marked field, a paper apart from the datum of its name; a path of other clients is shown as it came. */
export function etiquetaCampo(campo: string): string {
  const clave = campo.startsWith('documentos.') ? campo.slice('documentos.'.length) : ''
  if (!Object.hasOwn(NOMBRE_PAPEL, clave)) return ETIQUETAS[campo] ?? campo
  const nombre = NOMBRE_PAPEL[clave as ClavePapel]
  return Object.values(ETIQUETAS).includes(nombre) ? `${nombre} (documento)` : nombre
}

/** Fields marked without saying what is wrong with them. */
export function camposDevolucionIssues(campos: Readonly<Record<string, string>>): Issue[] {
  const empty = Object.keys(campos).filter((campo) => campos[campo]?.trim() === '')
  if (empty.length === 0) return []
  const nombres = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(empty.map(etiquetaCampo))
  return [{ path: 'campos', code: 'falta', message: `Escribe qué debe corregirse en ${nombres}.` }]
}

/** What the notice of a return says: the note, and the notes of the marked fields where there is no other. */
export function notaDeDevolucion(motivo: string, campos: Readonly<Record<string, string>>): string {
  if (motivo !== '') return motivo
  return Object.entries(campos)
    .map(([campo, nota]) => `${etiquetaCampo(campo)}: ${nota}`)
    .join('. ')
}
