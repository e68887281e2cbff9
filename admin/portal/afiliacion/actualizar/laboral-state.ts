import { quincenaLong, quincenaOf } from '#domain/calendario/quincena.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { CLAVES_PERCEPCION, isPercepcion, PERCEPCIONES, type ClavePercepcion } from '#domain/afiliacion/percepciones.ts'
import { BORRADOR_ALTA_VACIO, type Borrador, type DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import {
  aclaracionesDePapeles,
  documentosDe,
  motivosDe,
  papelesDeBorrador,
  papelesEnBorrador,
} from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import type { PapelesEnviados } from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { SolicitudTramite, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** What the person chose; the adscripción stays. A picker without choice is null, a date is text until it is a day. */
export interface CapturaLaboral {
  readonly dependencia: number | null
  readonly area: number | null
  readonly puesto: number | null
  readonly categoria: string
  readonly nombreCategoria: string
  /** Monthly pesos of the category, as its catalogue tells them today. */
  readonly salario: number
  /** Amounts of the post in pesos; null while the field is empty, NaN where it holds no amount. */
  readonly percepciones: Readonly<Record<ClavePercepcion, number | null>>
  readonly fecha: string
  readonly observaciones: string
  /** Papers that were sent, by what they are. */
  readonly papeles: PapelesEnviados
}

const CAMPOS = ['dependencia', 'area', 'puesto', 'categoria', ...CLAVES_PERCEPCION, 'fecha', 'observaciones'] as const
export type CampoLaboral = (typeof CAMPOS)[number]

export const ETIQUETA_LABORAL = {
  dependencia: 'Dirección General (Dependencia)',
  area: 'Área',
  puesto: 'Puesto',
  categoria: 'Categoría',
  otrasPrestaciones: 'Otras prestaciones',
  quinquenios: 'Quinquenios',
  porcentaje: 'Porcentaje',
  fecha: 'Fecha efectiva',
  observaciones: 'Observaciones',
} as const satisfies Record<CampoLaboral, string>

/** Texts of specification 1 §5.2 and §8. */
export const REQUERIDO = 'Campo requerido'
export const FALTA_PUESTO = 'Debes seleccionar todos los campos del puesto.'
export const PASOS_ANTERIORES = 'Completa correctamente todos los pasos anteriores.'
export const SIN_ADSCRIPCION = 'No se encontró adscripción en tu sesión. Regístrala antes de continuar.'

/** Id of a field: what the summary links to. */
export const idCampo = (campo: string): string => `laboral-${campo}`

/** How it begins: what is on file, from today. */
export function capturaLaboral(
  { datosLaborales, puesto, percepciones }: ExpedienteTramite,
  hoy: PlainDate,
): CapturaLaboral {
  const { dependencia = null, area = null, categoria, nombreCategoria, salario } = datosLaborales
  return {
    dependencia,
    area,
    puesto,
    categoria: categoria ?? '',
    nombreCategoria: nombreCategoria ?? '',
    salario: salario ?? 0,
    percepciones: importesDe(percepciones),
    fecha: hoy,
    observaciones: '',
    papeles: {},
  }
}

/** As a draft keeps it: a picker without choice stays without. */
export function datosLaborales(captura: CapturaLaboral): DatosBorradorAlta {
  const { fecha, puesto, percepciones, papeles, observaciones, ...laborales } = captura
  const pasos = { fecha, fechaAutorizacion: '', fechaFin: '', causa: '', puesto, percepciones }
  return {
    ...BORRADOR_ALTA_VACIO,
    ajenos: motivosDe(papeles),
    laborales,
    observaciones,
    dosPasos: { ...pasos, papeles: papelesEnBorrador(papeles) },
  }
}

/** How it goes on: as the draft says it, over what is on file; a correction names what it changes alone. */
export function capturaDeBorrador(expediente: ExpedienteTramite, hoy: PlainDate, borrador: Borrador): CapturaLaboral {
  const { laborales, observaciones, dosPasos } = borrador.datos
  const base = capturaLaboral(expediente, hoy)
  const { dependencia = base.dependencia, area = base.area } = laborales
  const categoria = laborales.categoria ?? base.categoria
  const same = categoria === base.categoria
  return {
    dependencia,
    area,
    categoria,
    nombreCategoria: laborales.nombreCategoria ?? (same ? base.nombreCategoria : ''),
    salario: laborales.salario ?? (same ? base.salario : 0),
    puesto: dosPasos?.puesto === undefined ? base.puesto : dosPasos.puesto,
    percepciones: { ...base.percepciones, ...dosPasos?.percepciones },
    fecha: dosPasos?.fecha ?? base.fecha,
    observaciones,
    papeles: papelesDeBorrador(borrador),
  }
}

/** Whether a place, post, category or amount is another than the one on file. */
export function difiere(expediente: ExpedienteTramite, captura: CapturaLaboral): boolean {
  const { dependencia = null, area = null, categoria } = expediente.datosLaborales
  return (
    captura.dependencia !== dependencia ||
    captura.area !== area ||
    captura.puesto !== expediente.puesto ||
    captura.categoria !== (categoria ?? '') ||
    percepcionesQueCambian(expediente, captura).length > 0
  )
}

/** The amounts that are not those on file: an empty field leaves its amount as it is. */
export function percepcionesQueCambian(
  { percepciones }: ExpedienteTramite,
  captura: Pick<CapturaLaboral, 'percepciones'>,
): ClavePercepcion[] {
  return CLAVES_PERCEPCION.filter((clave) => {
    const valor = captura.percepciones[clave]
    return valor !== null && valor !== percepciones[clave]
  })
}

/** Why the amounts cannot change from that day: the entity's payroll decides. "" where they can, or the date is no day yet. */
export function cierraPercepciones({ percepciones, persona }: ExpedienteTramite, fecha: string): string {
  const dia = parsePlainDate(fecha)
  const { nominaDesde } = percepciones
  if (nominaDesde === null || dia === null || quincenaOf(dia) < nominaDesde) return ''
  return `${persona.adscripcion} envía su nómina por archivo desde la ${quincenaLong(nominaDesde)}: estos datos los fija la nómina.`
}

const importesDe = ({ otrasPrestaciones, quinquenios, porcentaje }: ExpedienteTramite['percepciones']) => ({
  otrasPrestaciones,
  quinquenios,
  porcentaje,
})

/** The body of the call; null while something of it is missing. */
export function solicitudLaboral(
  expediente: ExpedienteTramite,
  captura: CapturaLaboral,
  pidePuesto: boolean,
  version = expediente.persona.version,
): SolicitudTramite | null {
  const { persona, datosLaborales, reglas } = expediente
  const { entidad, adscripcion } = datosLaborales
  const { dependencia, area, puesto, categoria } = captura
  const fecha = parsePlainDate(captura.fecha)
  if (!entidad || !adscripcion || !dependencia || !area || categoria === '' || !fecha) return null
  if (pidePuesto && puesto === null) return null
  const cambian = percepcionesQueCambian(expediente, captura)
  const importes = Object.fromEntries(cambian.map((clave) => [clave, captura.percepciones[clave] ?? 0]))
  if (Object.values(importes).some(Number.isNaN)) return null
  return {
    interno: persona.interno,
    version,
    fecha,
    cambios: { datosLaborales: { entidad, adscripcion, dependencia, area, puesto, categoria, ...importes } },
    documentos: documentosDe(reglas, '', captura.papeles, cambian),
    observaciones: captura.observaciones.trim(),
    ...aclaracionesDePapeles(captura.papeles),
  }
}

export interface ErrorLaboral {
  readonly campo: CampoLaboral
  readonly mensaje: string
}

/** Why the first step cannot be left: what was not chosen; with everything chosen, what stands against it. */
export function erroresLaborales(
  { datosLaborales }: ExpedienteTramite,
  captura: CapturaLaboral,
  pidePuesto: boolean,
  previsto: TramitePrevisto | undefined,
): ErrorLaboral[] {
  if (!datosLaborales.adscripcion) return [{ campo: 'dependencia', mensaje: SIN_ADSCRIPCION }]
  const missing = CAMPOS.filter((campo) => falta(captura, campo, pidePuesto)).map((campo) => ({
    campo,
    mensaje: REQUERIDO,
  }))
  if (missing.length > 0) return missing
  const raras = CLAVES_PERCEPCION.filter((clave) => Number.isNaN(captura.percepciones[clave]))
  if (raras.length > 0) return raras.map((campo) => ({ campo, mensaje: `Se espera ${PERCEPCIONES[campo].seEspera}.` }))
  if (!parsePlainDate(captura.fecha))
    return [{ campo: 'fecha', mensaje: 'Fecha efectiva inválida: ese día no existe.' }]
  return (previsto?.impedimentos ?? [])
    .filter(({ impide }) => impide)
    .map(({ campo, mensaje }) => ({ campo: campoDe(campo), mensaje }))
}

function falta(captura: CapturaLaboral, campo: CampoLaboral, pidePuesto: boolean): boolean {
  if (campo === 'observaciones' || isPercepcion(campo) || (campo === 'puesto' && !pidePuesto)) return false
  return captura[campo] === null || captura[campo] === ''
}

/** The field of a path of the body; what is of the whole request stands at the first one. */
function campoDe(path: string): CampoLaboral {
  const last = path.split('.').at(-1)
  return CAMPOS.find((campo) => campo === last) ?? 'dependencia'
}

/** An error as the summary tells it, where "Campo requerido" alone would not say which. */
export function resumenDe({ campo, mensaje }: ErrorLaboral): SummaryError {
  const message = mensaje === REQUERIDO ? `${ETIQUETA_LABORAL[campo]}: campo requerido` : mensaje
  return { id: idCampo(campo), message }
}
