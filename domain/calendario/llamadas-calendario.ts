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

/** What each call of calendario answers; `domain/llamadas.ts` has them all. */
export interface LlamadasCalendario {
  'GET /api/eventos': { answer: EventoDocumentado[] }
  'GET /api/eventosProceso': { answer: { readonly eventos: readonly Evento[] } }
  'GET /api/panel/calendario/:anio': { answer: CalendarioAnio }
  'PUT /api/panel/calendario/:anio': { answer: CalendarioGuardado }
  'POST /api/panel/calendario/:anio/previsto': { answer: PrevistoCalendario }
  'PUT /api/panel/calendario/inhabiles/:fecha': { answer: CalendarioAnio }
  'POST /api/panel/habilitaciones': { answer: ConId }
  'POST /api/panel/habilitaciones/:id/terminar': { answer: undefined }
  'GET /api/ventana': { answer: RespuestaVentana }
}
