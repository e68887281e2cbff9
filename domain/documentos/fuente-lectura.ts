import type { Fuente } from './campo-leido.ts'
import type { Lectura } from './lectura.ts'

/** What a reading rests on: the least sure way by which any of its fields came; null when nothing was read. */
export function fuenteDeLectura({ campos }: Pick<Lectura, 'campos'>): Fuente | null {
  const sources = new Set(Object.values(campos).map(({ fuente }) => fuente))
  return (['ocr', 'texto', 'qr'] as const).find((fuente) => sources.has(fuente)) ?? null
}
