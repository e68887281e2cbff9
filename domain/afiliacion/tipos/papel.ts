import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import { porPapel } from '#domain/documentos/papeles/registro.ts'

/** A paper as the table of movement types names it. */
export type ClavePapel = ClaseArchivo

export const NOMBRE_PAPEL = {
  ...porPapel(({ nombre }) => nombre),
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
  oficio: 'Oficio',
  acta: 'Acta de defunción',
  incidencia: 'Incidencia firmada',
  solicitud: 'Solicitud por escrito',
  percepciones: 'Constancia de percepciones',
} as const satisfies Record<ClavePapel, string>

/** Papers that belong to one movement: another movement's do not stand for them. The others are the person's. */
export const PAPELES_DE_MOVIMIENTO: readonly ClavePapel[] = [
  'oficio',
  'acta',
  'incidencia',
  'solicitud',
  'percepciones',
]

export function isPapelDeMovimiento(text: string): text is ClavePapel {
  return (PAPELES_DE_MOVIMIENTO as readonly string[]).includes(text)
}
