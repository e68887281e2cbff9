import { dateParts, parsePlainDate } from '#domain/plain-date.ts'
import { nombreMes } from '#domain/calendario/fecha-texto.ts'
import type { ResultadoCampo } from '#domain/documentos/correcciones.ts'

/** "noviembre de 2026" for "2026-11". */
export function mesTexto(mes: string): string {
  const day = parsePlainDate(`${mes}-01`)
  if (!day) return mes
  const { year, month } = dateParts(day)
  return `${nombreMes(month)} de ${year}`
}

export const FUENTE_TEXTO = { qr: 'QR', texto: 'Texto digital', ocr: 'OCR' } as const

export const RESULTADO_TEXTO = {
  conservado: 'Se conservó',
  corregido: 'Se corrigió',
  otro_papel: 'Se tomó de otro documento',
  faltaba: 'No se había leído',
} as const satisfies Record<ResultadoCampo, string>
