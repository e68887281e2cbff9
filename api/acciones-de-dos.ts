import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { CAMBIAR_PERFIL } from '#api/acceso/perfiles/guardar-perfil.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { GUARDAR_CONSTANTE } from '#api/fondos/constantes/guardar-constante.ts'
import { GUARDAR_FORMULA } from '#api/fondos/formulas/guardar-formula.ts'
import { CAMBIAR_REFERENCIA } from '#api/fondos/pagos/cambiar-referencia.ts'
import { REGISTRAR_PAGO } from '#api/fondos/pagos/registrar-pago.ts'
import { GUARDAR_PARAMETROS } from '#api/fondos/parametros/guardar-parametros.ts'
import { CAMBIAR_PRESTAMO, OTORGAR_PRESTAMO } from '#api/fondos/prestamos/acciones-prestamo.ts'
import { CAMBIAR_CORREO, DAR_CLAVE, RETIRAR_DOS_PASOS } from '#api/usuarios/panel/acceso-firmante.ts'
import { VINCULAR_CUENTA } from '#api/usuarios/panel/accion-vincular.ts'
import { DECIDIR_RETENCION } from '#api/fondos/retenciones/decidir-retencion.ts'

/** How each act of two people is done. One line each. */
export const ACCIONES: Readonly<Record<AccionId, Accion<never>>> = {
  'prestamo.otorgar': OTORGAR_PRESTAMO,
  'prestamo.cambiar': CAMBIAR_PRESTAMO,
  'pago.registrar': REGISTRAR_PAGO,
  'retencion.decidir': DECIDIR_RETENCION,
  'parametros.guardar': GUARDAR_PARAMETROS,
  'constante.guardar': GUARDAR_CONSTANTE,
  'formula.guardar': GUARDAR_FORMULA,
  'referencia.cambiar': CAMBIAR_REFERENCIA,
  'perfil.cambiar': CAMBIAR_PERFIL,
  'usuario.vincular': VINCULAR_CUENTA,
  'usuario.clave': DAR_CLAVE,
  'usuario.correo': CAMBIAR_CORREO,
  'usuario.dos-pasos': RETIRAR_DOS_PASOS,
}
