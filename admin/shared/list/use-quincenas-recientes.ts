import { dateParts } from '#domain/calendario/plain-date.ts'
import { parseQuincenaCode, quincenaCode, quincenaShort } from '#domain/calendario/quincena.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import type { OpcionFiltro } from './lista.ts'

/** The open quincena and those of the last year. */
const QUINCENAS = 25

/** Quincenas that a filter offers, newest first; none until the open one is known. */
export function useQuincenasRecientes(): OpcionFiltro[] {
  const { data } = useVentana()
  const abierta = data && parseQuincenaCode(data.quincena.codigo, dateParts(data.hoy).year)
  if (abierta === undefined || abierta === null) return []
  return Array.from({ length: QUINCENAS }, (_, back) => ({
    valor: quincenaCode(abierta - back),
    label: quincenaShort(abierta - back),
  }))
}
