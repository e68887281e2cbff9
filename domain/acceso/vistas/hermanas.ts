import type { NombreVista } from './vistas.ts'

/**
 * Views of one matter. The menu has one entry for each set, or none where the process map opens them; every screen of a set
 * links to the others. The order is that of the links.
 */
const HERMANAS = [
  ['alta', 'altaDocA', 'altaHisA'],
  ['licencia', 'bajaPermanente', 'bajaJubilacion', 'validacionBaja', 'licenciasPorVencer'],
  ['actualizarTabla', 'actuTabla'],
  ['panelMovimientos', 'solicitudesMovimientosManual'],
  ['solicitudA', 'formatoI'],
  ['panelEntidades', 'panelCategorias'],
  ['organicaArbol', 'organicaEntidades', 'organicaAdscripcion', 'organicaDependencia', 'organicaArea'],
  ['procesos', 'DocGeneralModuloPanel'],
  ['tablero_indicadores', 'tablero_inicio', 'tablero_acerca', 'tablero_ubicanos', 'iframe01', 'iframe02'],
] as const satisfies readonly (readonly NombreVista[])[]

/** The set that `vista` belongs to, itself included; empty for a view without siblings. */
export function hermanasDe(vista: NombreVista): readonly NombreVista[] {
  return HERMANAS.find((set: readonly NombreVista[]) => set.includes(vista)) ?? []
}
