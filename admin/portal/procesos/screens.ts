import { lazy } from 'react'
import type { NombreVista } from '#domain/acceso/vistas.ts'
import type { ComponentType } from 'react'

/** The screens that `/dashboard?vista=` opens, each loaded when it is asked for. */
export const SCREENS: Readonly<Partial<Record<NombreVista, ComponentType>>> = {
  faq: lazy(() => import('./Faq/Faq.tsx')),
  tablero_inicio: lazy(() => import('./Tableros/TableroInicio.tsx')),
  tablero_acerca: lazy(() => import('./Tableros/TableroAcerca.tsx')),
  tablero_ubicanos: lazy(() => import('./Tableros/TableroUbicanos.tsx')),
  tablero_indicadores: lazy(() => import('./Tableros/Indicadores.tsx')),
  iframe01: lazy(() => import('./Tableros/TableroExterno1.tsx')),
  iframe02: lazy(() => import('./Tableros/TableroExterno2.tsx')),
  altaDocA: lazy(() => import('#admin/portal/afiliacion/AltaDocA/AltaDocA.tsx')),
  solicitudesMovimientos: lazy(() => import('#admin/portal/afiliacion/Movimientos/SolicitudesMovimientos.tsx')),
  solicitudesMovimientosManual: lazy(() => import('#admin/portal/afiliacion/Movimientos/SolicitudesManual.tsx')),
  validacionDependencia: lazy(() => import('#admin/portal/afiliacion/Movimientos/ValidacionDependencia.tsx')),
  validacionCancelacion: lazy(() => import('#admin/portal/afiliacion/Movimientos/ValidacionCancelacion.tsx')),
  movimientosDetalles: lazy(() => import('#admin/portal/afiliacion/Movimientos/MovimientosDetalles.tsx')),
  actuTabla: lazy(() => import('#admin/portal/afiliacion/Movimientos/ActuTabla.tsx')),
  validacionActu: lazy(() => import('#admin/portal/afiliacion/Movimientos/ValidacionActu.tsx')),
  auxiliar: lazy(() => import('#admin/portal/afiliacion/Movimientos/Auxiliar.tsx')),
  jefeDpto: lazy(() => import('#admin/portal/afiliacion/Movimientos/JefeDpto.tsx')),
  licencia: lazy(() => import('#admin/portal/afiliacion/buscar/Licencia.tsx')),
  bajaPermanente: lazy(() => import('#admin/portal/afiliacion/buscar/BajaPermanente.tsx')),
  bajaJubilacion: lazy(() => import('#admin/portal/afiliacion/buscar/BajaJubilacion.tsx')),
  validacionLicencia: lazy(() => import('#admin/portal/afiliacion/salida/ValidacionLicencia.tsx')),
  validacionBajaPermanente: lazy(() => import('#admin/portal/afiliacion/salida/ValidacionBajaPermanente.tsx')),
  validacionBajaJubilacion: lazy(() => import('#admin/portal/afiliacion/salida/ValidacionBajaJubilacion.tsx')),
  validacionBaja: lazy(() => import('#admin/portal/afiliacion/salida/ValidacionBaja.tsx')),
  alta: lazy(() => import('#admin/portal/afiliacion/Alta/Alta.tsx')),
  FondosParametros: lazy(() => import('#admin/portal/fondos/FondosParametros/FondosParametros.tsx')),
  variables: lazy(() => import('#admin/portal/fondos/Variables/Variables.tsx')),
  direccion: lazy(() => import('#admin/portal/direcciones/Direcciones/Direcciones.tsx')),
  firmas: lazy(() => import('#admin/portal/formatos/Firmas/Firmas.tsx')),
  calendarioEventos: lazy(() => import('#admin/portal/calendario/Calendario/CalendarioEventos.tsx')),
  calendarioVisualizacion: lazy(() => import('#admin/portal/calendario/Calendario/CalendarioVisualizacion.tsx')),
  procesosDashboard: lazy(() => import('./PanelGeneral/PanelGeneral.tsx')),
}
