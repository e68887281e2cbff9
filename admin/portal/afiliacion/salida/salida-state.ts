import { pideCausa } from '#domain/afiliacion/tipos/reglas-de.ts'
import { BORRADOR_ALTA_VACIO, type Borrador, type DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { SolicitudTramite, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import {
  aclaracionesDePapeles,
  documentosDe,
  motivosDe,
  papelesDeBorrador,
  papelesEnBorrador,
} from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import { SALIDAS, type TramiteSalida } from './salidas.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { PapelesEnviados } from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** What the person chose; a date is "" or text as typed until it is a day. */
export interface CapturaSalida {
  readonly fecha: string
  readonly fechaAutorizacion: string
  readonly fechaFin: string
  readonly causa: string
  readonly observaciones: string
  /** Papers that were sent, by what they are. */
  readonly papeles: PapelesEnviados
}

/** How it begins: a leave from today, authorised today; the others ask their date. */
export function capturaInicial({ fechas }: ReglasTipo, hoy: PlainDate): CapturaSalida {
  return {
    fecha: fechas.diaAplicacion === 'fecha' ? '' : hoy,
    fechaAutorizacion: fechas.autorizacion ? hoy : '',
    fechaFin: '',
    causa: '',
    observaciones: '',
    papeles: {},
  }
}

/** As a draft keeps it. */
export function datosDeSalida({ observaciones, papeles, ...fechas }: CapturaSalida): DatosBorradorAlta {
  return {
    ...BORRADOR_ALTA_VACIO,
    ajenos: motivosDe(papeles),
    observaciones,
    dosPasos: { ...fechas, papeles: papelesEnBorrador(papeles) },
  }
}

/** How it goes on: as the draft says it. */
export function capturaDeBorrador(borrador: Borrador): CapturaSalida {
  const { observaciones, dosPasos } = borrador.datos
  const { fecha = '', fechaAutorizacion = '', fechaFin = '', causa = '' } = dosPasos ?? {}
  return { fecha, fechaAutorizacion, fechaFin, causa, observaciones, papeles: papelesDeBorrador(borrador) }
}

/** The body of the call; null while a date of it is no day. `hoy` stands for the date that the calendar has yet to offer. */
export function solicitudDe(
  reglas: ReglasTipo,
  { interno, version }: Pick<PersonaDetalle, 'interno' | 'version'>,
  captura: CapturaSalida,
  hoy: PlainDate,
): SolicitudTramite | null {
  const { fechas } = reglas
  const fecha = captura.fecha === '' ? hoy : parsePlainDate(captura.fecha)
  const autorizacion = fechas.autorizacion ? parsePlainDate(captura.fechaAutorizacion) : null
  const fin = parsePlainDate(captura.fechaFin)
  if (!fecha || (fechas.autorizacion && !autorizacion)) return null
  return {
    interno,
    version,
    fecha,
    ...(autorizacion && { fechaAutorizacion: autorizacion }),
    ...(fin && { fechaFin: fin }),
    ...(captura.causa !== '' && { causa: captura.causa }),
    documentos: documentosDe(reglas, captura.causa, captura.papeles),
    observaciones: captura.observaciones.trim(),
    ...aclaracionesDePapeles(captura.papeles),
  }
}

/** Id of a field: what the summary links to. */
export const idCampo = (campo: string): string => `salida-${campo}`

/** Why the first step cannot be left: what was not chosen, then what stands against it. */
export function erroresDeFecha(
  tramite: TramiteSalida,
  reglas: ReglasTipo,
  captura: CapturaSalida,
  previsto: TramitePrevisto | undefined,
): SummaryError[] {
  const { faltaFecha } = SALIDAS[tramite]
  const falta = (campo: string, message: string): SummaryError => ({ id: idCampo(campo), message })
  const elegida = reglas.fechas.fin ? 'fechaFin' : 'fecha'
  const dia = (campo: 'fecha' | 'fechaAutorizacion' | 'fechaFin', rotulo: string, message: string): SummaryError[] => {
    if (parsePlainDate(captura[campo])) return []
    return [falta(campo, captura[campo] === '' ? message : `${rotulo}: «${captura[campo]}» no es un día que exista.`)]
  }
  const { autorizacion, rotulo, fin } = reglas.fechas
  const missing = [
    ...(pideCausa(reglas) && !reglas.causas.some(({ clave }) => clave === captura.causa)
      ? [falta('causa', 'Selecciona la causa de la baja.')]
      : []),
    ...(autorizacion ? dia('fechaAutorizacion', 'Fecha de autorización', 'Escribe la fecha de autorización.') : []),
    ...(fin ? dia('fecha', rotulo, 'Escribe la fecha de inicio de la licencia.') : []),
    ...dia(elegida, fin?.rotulo ?? rotulo, faltaFecha),
  ]
  if (missing.length > 0 || !previsto) return missing
  return previsto.impedimentos
    .filter(({ impide }) => impide)
    .map(({ campo, mensaje }) => falta(campo || elegida, mensaje))
}
