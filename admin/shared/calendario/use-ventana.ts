import { useQuery } from '@tanstack/react-query'
import { dateParts } from '#domain/calendario/plain-date.ts'
import { entraTexto } from '#domain/calendario/ventana-texto.ts'
import { parseQuincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { api } from '#admin/providers/api-client.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The calendar gate for this session, asked again every five minutes: a screen may stay open past midnight. */
export function useVentana(tipo: TipoEvento = 'ALTA_BAJA_CAMBIO'): UseQueryResult<RespuestaVentana> {
  return useQuery({
    queryKey: ['ventana', tipo],
    queryFn: ({ signal }) => api.call('GET /api/ventana', { signal, query: { tipo } }),
    staleTime: 60_000,
    refetchInterval: 300_000,
  })
}

/** The answer as the rule's own shape, so that its texts (domain/calendario/ventana-texto.ts) can be asked here. */
export function ventanaEstadoOf(tipo: TipoEvento, answer: RespuestaVentana): VentanaEstado {
  const { year } = dateParts(answer.hoy)
  return {
    tipo,
    today: answer.hoy,
    open: answer.open,
    origen: answer.open ? (answer.habilitacion ? 'habilitacion' : 'calendario') : null,
    next: answer.next,
    nextIsToday: answer.nextEsHoy,
    until: answer.hasta,
    quincena: parseQuincenaCode(answer.quincena.codigo, year) ?? quincenaOf(answer.hoy),
    cerrada: answer.cerrada,
    habilitacion: answer.habilitacion,
  }
}

/** Why what is saved now lands in a later quincena than the calendar's: the entity closed that one. "" where it did not. */
export function cierreTexto(answer: RespuestaVentana): string {
  const { quincena, cerrada } = ventanaEstadoOf('ALTA_BAJA_CAMBIO', answer)
  return cerrada === null ? '' : `${entraTexto(quincena, cerrada)}.`
}
