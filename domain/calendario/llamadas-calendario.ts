import type { CalendarioAnio, CalendarioGuardado, PrevistoCalendario } from './calendario-anio.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { RespuestaVentana } from './respuesta-ventana.ts'
import type { ConId } from '#domain/hecho.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** A day of the calendar, in both cases. */
interface EventoDocumentado {
  readonly FECHA: PlainDate
  readonly fecha: PlainDate
  readonly TIPO: TipoEvento
  readonly tipo: TipoEvento
  readonly anio: number
}

/** What each call of calendario takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasCalendario {
  'GET /api/eventos': { query: { anio: number }; answer: EventoDocumentado[] }
  'GET /api/eventosProceso': { query: { tipo?: string }; answer: { readonly eventos: readonly Evento[] } }
  'GET /api/panel/calendario/:anio': { answer: CalendarioAnio }
  'PUT /api/panel/calendario/:anio': {
    body: { version: number; cambios: readonly { fecha: string; tipo: TipoEvento | null }[]; motivo?: string }
    answer: CalendarioGuardado
  }
  'POST /api/panel/calendario/:anio/previsto': {
    body: { cambios: readonly { fecha: string; tipo: TipoEvento | null }[] }
    answer: PrevistoCalendario
  }
  'PUT /api/panel/inhabiles/:fecha': {
    body: { version: number; activo: boolean; nombre?: string }
    answer: CalendarioAnio
  }
  'POST /api/panel/habilitaciones': {
    body: {
      tipo: 'HIPOTECARIO' | 'ALTA_BAJA_CAMBIO' | 'PAGO' | 'ARCHIVO_APLICACION'
      unidadId: number | null
      desde: string
      hasta: string
      motivo: string
      solicita?: string
    }
    answer: ConId
  }
  'POST /api/panel/habilitaciones/:id/terminar': { body: { motivo: string }; answer: undefined }
  'GET /api/ventana': { query: { tipo?: string }; answer: RespuestaVentana }
}
