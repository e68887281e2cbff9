import { RUTA_ICONO } from '#domain/instituto/campos-info.ts'
import { colorEnPapel } from '#domain/instituto/colores.ts'
import { getTema } from '#api/instituto/get-info.ts'
import { getIcono } from '#api/instituto/icono-file.ts'
import type { PapelImpreso } from './acuse-pdf.ts'

/** Name, colour and icon that head a printed paper, and whether the institute is the demo's. */
export async function loadMembrete(): Promise<
  Pick<PapelImpreso, 'instituto' | 'color' | 'icono'> & { readonly demo: boolean }
> {
  const { nombre: instituto, color, icono, demo } = await getTema()
  const name = icono === null ? undefined : RUTA_ICONO.exec(icono)?.[1]
  return { instituto, color: colorEnPapel(color), icono: name === undefined ? null : await getIcono(name), demo }
}
