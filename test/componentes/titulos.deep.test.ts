import { describe, expect, it } from 'vitest'
import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { abrir } from './soporte/portal.tsx'

/** Screens whose first heading is not the name of their view, each with who fixes it. */
const FIJADOS: Readonly<Partial<Record<NombreVista, string>>> = {
  // Specification 3 §2.9 calls the list so; the panel's list has that name in the menu.
  solicitudesMovimientos: 'Movimientos',
  // Specification 3 §2.2 and §2.4: the title names a quincena. Without one their panel opens.
  aportacionesDetalle: 'Panel de Aportaciones',
  retencionDetalle: 'Panel de Retenciones',
}

/** Not in the frame: the way in, which leads a session to its home. */
const SIN_PANTALLA: readonly NombreVista[] = ['login']

const TODAS = (Object.keys(VISTAS) as NombreVista[]).filter((vista) => !SIN_PANTALLA.includes(vista))

const encabezado = (): string => document.querySelector('h1')?.textContent ?? ''

describe('the first heading of a screen is the name of its view', () => {
  it.each(TODAS)('%s', async (vista) => {
    abrir(rutaVista(vista), {})
    await expect.poll(encabezado).toBe(FIJADOS[vista] ?? VISTAS[vista].titulo)
  })
})
