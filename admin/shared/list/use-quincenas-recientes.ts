import { dateParts } from '#domain/calendario/plain-date.ts'
import { parseQuincenaCode, quincenaCode, quincenaShort } from '#domain/calendario/quincena.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import type { OpcionFiltro } from './lista.ts'

/** The current quincena and those of the last year. */
const QUINCENAS = 25

/** Ordinal of the current quincena; undefined until the server tells which day it is. */
export function useQuincenaActual(): number | undefined {
  const { data } = useVentana()
  if (!data) return undefined
  return parseQuincenaCode(data.quincena.codigo, dateParts(data.hoy).year) ?? undefined
}

/** Quincenas that a filter offers, newest first; none until the current one is known. */
export function useQuincenasRecientes(): OpcionFiltro[] {
  const actual = useQuincenaActual()
  if (actual === undefined) return []
  return Array.from({ length: QUINCENAS }, (_, back) => ({
    valor: quincenaCode(actual - back),
    label: quincenaShort(actual - back),
  }))
}
