import type { AccionDeTres, AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { CAMBIAR_MENUS } from '#api/acceso/menus/guardar-menus.ts'
import { CAMBIAR_PERFIL } from '#api/acceso/perfiles/guardar-perfil.ts'
import type { Accion, AccionTramite } from '#api/autorizaciones/accion.ts'
import { DECIDIR_FAVOR } from '#api/fondos/a-favor/accion-favor.ts'
import { DECIDIR_EXCEDENTE } from '#api/fondos/excedentes/accion-excedente.ts'
import { APLICAR_CARGA, CARGAR_PADRON, CARGAR_PAGOS, DESHACER_CARGA } from '#api/cargas/acciones-carga.ts'
import { DAR_AUMENTO } from '#api/fondos/aumentos/dar-aumento.ts'
import { DECIDIR_TRAMITE_CAIR } from '#api/fondos/cair/accion-tramite.ts'
import { GUARDAR_CONSTANTE } from '#api/fondos/constantes/guardar-constante.ts'
import { GUARDAR_FORMULA } from '#api/fondos/formulas/guardar-formula.ts'
import { CAMBIAR_REFERENCIA } from '#api/fondos/pagos/cambiar-referencia.ts'
import { DEVOLVER_PAGO, REASIGNAR_PAGO } from '#api/fondos/pagos/por-identificar/acciones-pago.ts'
import { REGISTRAR_PAGO } from '#api/fondos/pagos/registro/registrar-pago.ts'
import { GUARDAR_PARAMETROS } from '#api/fondos/parametros/guardar-parametros.ts'
import { CAMBIAR_PRESTAMO, OTORGAR_PRESTAMO } from '#api/fondos/prestamos/acciones-prestamo.ts'
import { CAMBIAR_PROCESO } from '#api/procesos/procesos/guardar-proceso.ts'
import { ANTICIPAR_CIERRE } from '#api/quincenas/cierres/anticipar-cierre.ts'
import { RECONOCER_EXTEMPORANEA } from '#api/quincenas/extemporaneas/accion-extemporanea.ts'
import { CAMBIAR_CORREO, DAR_CLAVE, RETIRAR_DOS_PASOS } from '#api/usuarios/panel/acceso-firmante.ts'
import { ACTIVAR_CUENTA, CREAR_CUENTA, DAR_PERFIL } from '#api/usuarios/panel/alta-firmante.ts'
import { VINCULAR_CUENTA } from '#api/usuarios/panel/accion-vincular.ts'
import { DECIDIR_RETENCION } from '#api/fondos/retenciones/decidir-retencion.ts'

/** How each act of two people is done. One line each. */
export const ACCIONES: Readonly<
  Record<Exclude<AccionId, AccionDeTres>, Accion<never>> & Record<AccionDeTres, AccionTramite<never>>
> = {
  'prestamo.otorgar': OTORGAR_PRESTAMO,
  'prestamo.cambiar': CAMBIAR_PRESTAMO,
  'cierre.anticipar': ANTICIPAR_CIERRE,
  'cair.tramite': DECIDIR_TRAMITE_CAIR,
  'extemporanea.reconocer': RECONOCER_EXTEMPORANEA,
  'pago.registrar': REGISTRAR_PAGO,
  'pago.reasignar': REASIGNAR_PAGO,
  'pago.devolver': DEVOLVER_PAGO,
  'retencion.decidir': DECIDIR_RETENCION,
  'favor.decidir': DECIDIR_FAVOR,
  'excedente.decidir': DECIDIR_EXCEDENTE,
  'carga.aplicar': APLICAR_CARGA,
  'carga.pagos': CARGAR_PAGOS,
  'carga.padron': CARGAR_PADRON,
  'carga.deshacer': DESHACER_CARGA,
  'aumento.dar': DAR_AUMENTO,
  'parametros.guardar': GUARDAR_PARAMETROS,
  'constante.guardar': GUARDAR_CONSTANTE,
  'formula.guardar': GUARDAR_FORMULA,
  'referencia.cambiar': CAMBIAR_REFERENCIA,
  'perfil.cambiar': CAMBIAR_PERFIL,
  'menu.cambiar': CAMBIAR_MENUS,
  'proceso.cambiar': CAMBIAR_PROCESO,
  'usuario.vincular': VINCULAR_CUENTA,
  'usuario.alta': CREAR_CUENTA,
  'usuario.perfil': DAR_PERFIL,
  'usuario.activar': ACTIVAR_CUENTA,
  'usuario.clave': DAR_CLAVE,
  'usuario.correo': CAMBIAR_CORREO,
  'usuario.dos-pasos': RETIRAR_DOS_PASOS,
}
