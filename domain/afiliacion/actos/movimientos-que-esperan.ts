import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Espera } from './espera.ts'

/** Those that wait for somebody before the institute approves them: what "en espera" means wherever it is counted. */
export const EN_ESPERA: readonly Espera[] = ['validador', 'sin_validador', 'auxiliar', 'jefe', 'director']

/** What an option of the filter "espera a" is called. */
export const NOMBRE_ESPERA = {
  autor: 'quien lo solicitó',
  validador: 'validador de la dependencia',
  sin_validador: 'auxiliar, a falta de validador',
  auxiliar: 'auxiliar del instituto',
  jefe: 'jefe de departamento',
  director: 'director',
  cierre: 'cierre de la quincena',
} as const satisfies Record<Espera, string>

/** Which movements a figure counts: for whom they wait, and whether only those that the person requested. */
export interface FiltroEspera {
  readonly espera: Espera | readonly Espera[]
  readonly solicitadoPor?: 'yo'
}

/** The panel's list of exactly those movements: a figure opens what it counts. */
export function rutaEspera(filtro: FiltroEspera): string {
  return `/panel/movimientos?filter=${encodeURIComponent(JSON.stringify(filtro))}`
}

/** The tray of each turn that has one. */
const BANDEJAS: Partial<Record<Espera, NombreVista>> = {
  validador: 'validacionDependencia',
  auxiliar: 'auxiliar',
  jefe: 'jefeDpto',
}

/** Where somebody who opens `vistas` acts on exactly those movements: the tray of their turn, else the panel's list. */
export function rutaParaAtender(filtro: FiltroEspera, vistas: ReadonlySet<string>): string {
  const { espera, solicitadoPor } = filtro
  const bandeja = typeof espera === 'string' && solicitadoPor === undefined ? BANDEJAS[espera] : undefined
  return bandeja && vistas.has(bandeja) ? rutaVista(bandeja) : rutaEspera(filtro)
}
