import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import type { PapelLeido } from '#domain/documentos/leer-papel.ts'

/**
 * A reading that its time limit ended: another look, or another page, might have read a recognised field otherwise. None of them is sure, so
 * that a slow machine asks the person for more and never claims more.
 */
export function sinTerminar(leido: PapelLeido): PapelLeido {
  const campos = Object.entries(leido.lectura.campos).map(
    ([campo, leida]) => [campo, leida.fuente === 'ocr' ? { ...leida, seguro: false } : leida] as const,
  )
  return { ...leido, lectura: { ...leido.lectura, campos: Object.fromEntries(campos) } }
}

export const conAvisos = (leido: PapelLeido, more: readonly AvisoLectura[]): PapelLeido =>
  more.length === 0 ? leido : { ...leido, lectura: { ...leido.lectura, avisos: [...leido.lectura.avisos, ...more] } }
