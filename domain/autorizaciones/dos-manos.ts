import { can } from '#domain/acceso/can.ts'
import type { Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'

/** An act that one person proposes and another one authorises. */
export interface AccionDeDos {
  /** "Otorgar un préstamo". */
  readonly titulo: string
  /** Capability needed to propose it, and to authorise it. */
  readonly capacidad: CapacidadId
  /** Acts that authorise it as well, without proposing it. */
  readonly tambien?: readonly Acto[]
}

/**
 * What two people do (decisions §11.7). CAIR withdrawals and late contributions are not here: they keep two approvals besides the
 * request. The Titular may authorise what only administrators propose: an institute may have one administrator.
 */
export const DOS_MANOS = {
  'prestamo.otorgar': { titulo: 'Otorgar un préstamo', capacidad: 'prestamos.administrar' },
  'prestamo.cambiar': { titulo: 'Cambiar un préstamo', capacidad: 'prestamos.administrar' },
  'pago.registrar': { titulo: 'Registrar un pago a mano', capacidad: 'pagos.registrar' },
  'retencion.decidir': { titulo: 'Decidir una diferencia de retención', capacidad: 'retenciones.decidir' },
  'parametros.guardar': {
    titulo: 'Registrar parámetros de los fondos',
    capacidad: 'parametros.administrar',
    tambien: ['autorizar'],
  },
  'constante.guardar': {
    titulo: 'Cambiar una constante en uso',
    capacidad: 'variables.administrar',
    tambien: ['autorizar'],
  },
  'formula.guardar': {
    titulo: 'Cambiar una fórmula en uso',
    capacidad: 'formulas.administrar',
    tambien: ['autorizar'],
  },
  'referencia.cambiar': {
    titulo: 'Cambiar el contrato de la referencia de pago',
    capacidad: 'pagos.contrato',
    tambien: ['autorizar'],
  },
  'perfil.cambiar': {
    titulo: 'Dar permisos a un perfil',
    capacidad: 'perfiles.administrar',
    tambien: ['autorizar'],
  },
  'usuario.vincular': {
    titulo: 'Vincular o separar cuentas de una persona',
    capacidad: 'usuarios.administrar',
    tambien: ['autorizar'],
  },
  'usuario.clave': {
    titulo: 'Dar una contraseña a quien firma',
    capacidad: 'usuarios.administrar',
    // The director too: the Titular cannot authorise their own.
    tambien: ['firmar', 'autorizar'],
  },
  'usuario.correo': {
    titulo: 'Cambiar el correo de quien firma',
    capacidad: 'usuarios.administrar',
    tambien: ['firmar', 'autorizar'],
  },
  'usuario.dos-pasos': {
    titulo: 'Retirar los dos pasos de quien firma',
    capacidad: 'dos_pasos.retirar',
    tambien: ['firmar', 'autorizar'],
  },
} as const satisfies Record<string, AccionDeDos>

export type AccionId = keyof typeof DOS_MANOS
export const ACCION_IDS = Object.keys(DOS_MANOS) as [AccionId, ...AccionId[]]

/** Whether the actor's rights allow authorising this act for another person. */
export function puedeAutorizar(actor: Actor, accion: AccionId): boolean {
  const { capacidad, tambien = [] }: AccionDeDos = DOS_MANOS[accion]
  if (actor.ambito !== 'instituto' || !can(actor, 'autorizaciones.decidir')) return false
  return can(actor, capacidad) || tambien.some((acto) => actor.actos.has(acto))
}

/** The acts whose proposals the actor can see: those they can propose or authorise; every act with access to the bitácora. */
export function accionesVisibles(actor: Actor): readonly AccionId[] {
  if (can(actor, 'bitacora.leer')) return ACCION_IDS
  return ACCION_IDS.filter((id) => can(actor, DOS_MANOS[id].capacidad) || puedeAutorizar(actor, id))
}
