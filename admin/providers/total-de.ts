import type { Total } from '#domain/cuenta-texto.ts'

/** What a list's answer tells of how many rows there are in all. */
export function totalDe(headers: Headers): Total {
  const masDe = headers.get('Total-Mas-De')
  if (masDe !== null) return { n: Number(masDe), masDe: true }
  return { n: Number(headers.get('Content-Range')?.split('/').pop()), masDe: false }
}

/** The same as a number of rows to page through: where there are more than told, one more. */
export const filasDe = ({ n, masDe }: Total): number => (masDe ? n + 1 : n)
