import { FAQ_ENTRIES } from './faq-entries.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { FaqEntry } from './faq-entry.ts'

/** Screens without a question of their own, and the screen whose questions serve them. */
const AYUDA_COMO: Partial<Readonly<Record<NombreVista, NombreVista>>> = {
  alta: 'panelMovimientos',
  altaHistorico: 'altaHisA',
  EditarAfiliado: 'actualizarTabla',
  actuTabla: 'actualizarTabla',
  validacionActu: 'panelMovimientos',
  solicitudesMovimientos: 'panelMovimientos',
  solicitudesMovimientosManual: 'panelMovimientos',
  validacionDependencia: 'panelMovimientos',
  validacionCancelacion: 'panelMovimientos',
  movimientosDetalles: 'panelMovimientos',
  auxiliar: 'panelMovimientos',
  jefeDpto: 'panelMovimientos',
  validacionLicencia: 'licencia',
  bajaPermanente: 'validacionBaja',
  validacionBajaPermanente: 'validacionBaja',
  bajaJubilacion: 'validacionBaja',
  validacionBajaJubilacion: 'validacionBaja',
  verificacionEntidad: 'verificacionGeneral',
  aportacionesDetalle: 'aportacion',
  'aportaciones-detalle': 'aportacion',
  retencionDetalle: 'retencion',
  adeudosExtintas: 'aportacion-retencion',
  ponerEnMarcha: 'cargas',
  formatoI: 'solicitudA',
  formulario1: 'cair',
  panelEntidades: 'organicaArbol',
  organicaEntidades: 'organicaArbol',
  organicaAdscripcion: 'organicaArea',
  organicaDependencia: 'organicaArea',
  panelCategorias: 'catalogoPuestosCategorias',
  panel1: 'estadisticos',
  panel2: 'estadisticos',
  panel3: 'estadisticos',
  panel4: 'estadisticos',
  panel5: 'estadisticos',
  panel6: 'estadisticos',
  panel7: 'estadisticos',
  panel8: 'estadisticos',
  tablero_inicio: 'tablero_indicadores',
  tablero_acerca: 'tablero_indicadores',
  tablero_ubicanos: 'tablero_indicadores',
  iframe02: 'iframe01',
}

/** Questions that a screen's "?" opens; none for a screen that the help does not explain. */
export function ayudaDeVista(vista: NombreVista): readonly FaqEntry[] {
  const propias = FAQ_ENTRIES.filter((entry) => entry.vista === vista)
  const como = AYUDA_COMO[vista]
  return propias.length > 0 || como === undefined ? propias : ayudaDeVista(como)
}
