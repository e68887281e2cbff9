import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'

/** The panel's list with those filters, for who opens it; null for anybody else. */
export function rutaLista(
  actor: Actor,
  vista: 'panelAfiliados' | 'panelMovimientos',
  filtro: Readonly<Record<string, unknown>>,
): string | null {
  if (!actor.vistas.has(vista)) return null
  return `${rutaVista(vista)}?filter=${encodeURIComponent(JSON.stringify(filtro))}`
}

/** A screen of a quincena, for who opens it. */
export function rutaQuincena(actor: Actor, vista: NombreVista, codigo: string): string | null {
  return actor.vistas.has(vista) ? `${rutaVista(vista)}&quincena=${codigo}` : null
}
