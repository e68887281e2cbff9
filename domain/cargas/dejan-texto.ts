import { formatCuenta } from '#domain/cuenta-texto.ts'

/** What happens to people of a load that is replaced and are not in the new file: "392 de sus personas no vienen: dejarían de contar." */
export function dejanTexto(personas: number): string {
  if (personas === 0) return ''
  return personas === 1
    ? 'Una de sus personas no viene en este archivo: dejaría de contar.'
    : `${formatCuenta(personas)} de sus personas no vienen en este archivo: dejarían de contar.`
}
