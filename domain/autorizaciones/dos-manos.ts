import { can } from '#domain/acceso/can.ts'
import { ACTOS_DE_FIRMA, type Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import type { PerfilDerechos } from '#domain/acceso/derecho.ts'
import { CAPACIDADES, type CapacidadId } from '#domain/acceso/llamadas.ts'

/** An act that one person proposes and another one authorises, or two others. */
export interface AccionDeDos {
  /** "Otorgar un préstamo". */
  readonly titulo: string
  /** Capability needed to authorise it, and to propose it. */
  readonly capacidad: CapacidadId
  /** Capability needed to propose it, if it differs from `capacidad`. */
  readonly propone?: CapacidadId
  /** Acts that authorise it as well, without proposing it. */
  readonly tambien?: readonly Acto[]
  /** What people call the paper that supports it. */
  readonly papel?: string
  /** The only acts that authorise it, if the capability does not. */
  readonly solo?: readonly Acto[]
  /** Authorisations that it needs, each of another person; 1 without it. A proposal whose act returns `exige` needs one more. */
  readonly aprobaciones?: 2
  /** The act that `exige` may name, if those who have it cannot authorise the act otherwise. They see only proposals that require it. */
  readonly refuerza?: Acto
}

/**
 * What two people do, or three (decisions §11.7). The Titular may authorise what only administrators propose: an institute may have
 * one administrator.
 */
export const DOS_MANOS = {
  'prestamo.otorgar': { titulo: 'Otorgar un préstamo', capacidad: 'prestamos.administrar' },
  'prestamo.cambiar': { titulo: 'Cambiar un préstamo', capacidad: 'prestamos.administrar' },
  'cierre.anticipar': {
    titulo: 'Permitir un cierre anticipado',
    capacidad: 'cierres.anticipar',
    solo: ['autorizar'],
  },
  'cair.tramite': {
    titulo: 'Retiro de capital o aportación voluntaria',
    capacidad: 'cair.aprobar',
    propone: 'cair.solicitar',
    aprobaciones: 2,
  },
  'extemporanea.reconocer': {
    titulo: 'Aportación extemporánea',
    capacidad: 'extemporaneas.aprobar',
    propone: 'extemporaneas.solicitar',
    aprobaciones: 2,
  },
  'pago.registrar': {
    titulo: 'Registrar un pago a mano',
    capacidad: 'pagos.registrar',
    papel: 'Comprobante del pago',
  },
  'pago.reasignar': { titulo: 'Asignar un pago a una línea', capacidad: 'pagos.cargar' },
  'pago.devolver': { titulo: 'Devolver un pago', capacidad: 'pagos.cargar' },
  'retencion.decidir': { titulo: 'Decidir una diferencia de retención', capacidad: 'retenciones.decidir' },
  'favor.decidir': { titulo: 'Decidir un saldo a favor', capacidad: 'retenciones.decidir' },
  'excedente.decidir': { titulo: 'Decidir un descuento de más', capacidad: 'retenciones.decidir' },
  'carga.aplicar': {
    titulo: 'Cargar un archivo',
    capacidad: 'cargas.aprobar',
    propone: 'cargas.enviar',
    aprobaciones: 2,
    // The jefe, if too much was refused or the total is far from the last one (domain/cargas/refuerzo-carga.ts).
    refuerza: 'aprobar',
  },
  'carga.pagos': { titulo: 'Cargar los pagos del banco', capacidad: 'pagos.cargar' },
  'carga.padron': {
    titulo: 'Cargar el padrón inicial de una entidad',
    capacidad: 'cargas.aprobar',
    solo: ['aprobar'],
  },
  'carga.deshacer': { titulo: 'Deshacer una carga', capacidad: 'cargas.aprobar' },
  'aumento.dar': { titulo: 'Aumentar sueldos', capacidad: 'aumentos.proponer', tambien: ['autorizar'] },
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
  'menu.cambiar': {
    titulo: 'Cambiar lo que abre un menú',
    capacidad: 'menus.administrar',
    tambien: ['autorizar'],
  },
  'proceso.cambiar': {
    titulo: 'Cambiar lo que abre un proceso',
    capacidad: 'procesos.administrar',
    tambien: ['autorizar'],
  },
  'usuario.vincular': {
    titulo: 'Vincular o separar cuentas de una persona',
    capacidad: 'usuarios.administrar',
    tambien: ['autorizar'],
  },
  'usuario.alta': {
    titulo: 'Crear la cuenta de quien firma o autoriza',
    capacidad: 'usuarios.administrar',
    tambien: ['firmar', 'autorizar'],
  },
  'usuario.perfil': {
    titulo: 'Dar a una cuenta el perfil de quien firma o autoriza',
    capacidad: 'usuarios.administrar',
    tambien: ['firmar', 'autorizar'],
  },
  'usuario.activar': {
    titulo: 'Activar la cuenta de quien firma o autoriza',
    capacidad: 'usuarios.administrar',
    tambien: ['firmar', 'autorizar'],
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

/** The act that only the Titular has. Parameters with an earlier legal effect need it after their two hands (decisions §11.17). */
export const ACTO_TITULAR = 'autorizar' satisfies Acto

/** An act that two people authorise, one after the other. */
export type AccionDeTres = {
  [Id in AccionId]: (typeof DOS_MANOS)[Id] extends { aprobaciones: 2 } ? Id : never
}[AccionId]

export function isDeTres(accion: AccionId): accion is AccionDeTres {
  const { aprobaciones }: AccionDeDos = DOS_MANOS[accion]
  return aprobaciones === 2
}

/** Capability needed to propose an act. */
export function capacidadQuePropone(accion: AccionId): CapacidadId {
  const { propone, capacidad }: AccionDeDos = DOS_MANOS[accion]
  return propone ?? capacidad
}

/** The accounts that acted on a proposal: its author, and the authorisations before the last one. */
export interface Manos {
  readonly propuestaPor: number | null
  readonly primeraPor: number | null
  readonly segundaPor?: number | null
}

/** Why the accounts `propias` of one person cannot authorise: they acted on it already. "" where they did not. */
export function manoRepetida(
  { propuestaPor, primeraPor, segundaPor = null }: Manos,
  propias: ReadonlySet<number>,
): string {
  if (propuestaPor !== null && propias.has(propuestaPor)) return 'La autoriza otra persona: esta solicitud es tuya.'
  if (primeraPor !== null && propias.has(primeraPor))
    return segundaPor === null
      ? 'La segunda autorización es de otra persona: la primera es tuya.'
      : 'La última autorización es de otra persona: la primera es tuya.'
  if (segundaPor !== null && propias.has(segundaPor))
    return 'La última autorización es de otra persona: la segunda es tuya.'
  return ''
}

/** What a proposal waits for: the extra act that its last authorisation requires, and who gave those before it. */
interface Turno extends Pick<Manos, 'primeraPor' | 'segundaPor'> {
  readonly exige: Acto | ''
}

/** Authorisations that a proposal needs in all. An extra act adds one, of a person who has it, after the others (decisions §11.17). */
export function autorizacionesDe(accion: AccionId, exige: Acto | ''): number {
  return (isDeTres(accion) ? 2 : 1) + (exige === '' ? 0 : 1)
}

/** Whether a proposal waits for an authorisation that is not its last one. */
export function faltaAntes(accion: AccionId, { exige, primeraPor, segundaPor = null }: Turno): boolean {
  const dadas = [primeraPor, segundaPor].filter((mano) => mano !== null).length
  return autorizacionesDe(accion, exige) - dadas > 1
}

/** What decides whether somebody can authorise an act. */
type Mano = Parameters<typeof can>[0] & Pick<Actor, 'ambito'>

/** Whether the actor can authorise this act for another person. With `turno`, whether it is the actor's turn. */
export function puedeAutorizar(actor: Mano, accion: AccionId, turno?: Turno): boolean {
  const { capacidad, tambien = [], solo }: AccionDeDos = DOS_MANOS[accion]
  if (actor.ambito !== 'instituto' || !can(actor, 'autorizaciones.decidir')) return false
  if (turno && turno.exige !== '') {
    const isUltima = tieneElActo(actor, turno.exige)
    return faltaAntes(accion, turno) ? can(actor, capacidad) && !isUltima : isUltima
  }
  if (solo) return solo.some((acto) => actor.actos.has(acto))
  return can(actor, capacidad) || tambien.some((acto) => actor.actos.has(acto))
}

/** The seed's administrator has every act, and is neither jefe nor Titular. */
const tieneElActo = (actor: Mano, acto: Acto): boolean => actor.actos.has(acto) && !actor.actos.has('administrar')

/** Whether the actor can give one of the authorisations of a proposal, now or later, and so reject it. */
export function puedeIntervenir(actor: Mano, accion: AccionId, { exige }: Pick<Turno, 'exige'>): boolean {
  return puedeAutorizar(actor, accion) || (exige !== '' && accionesQueRefuerza(actor, exige).includes(accion))
}

/** The acts to which the actor adds the authorisation of a person with `acto`, and cannot authorise otherwise. */
export function accionesQueRefuerza(actor: Mano, acto: Acto): readonly AccionId[] {
  if (actor.ambito !== 'instituto' || !can(actor, 'autorizaciones.decidir') || !tieneElActo(actor, acto)) return []
  return ACCION_IDS.filter((id) => {
    const { refuerza }: AccionDeDos = DOS_MANOS[id]
    return refuerza === acto
  })
}

/** Who gives an authorisation that requires an extra act. */
const QUIEN: Readonly<Partial<Record<Acto, string>>> = { aprobar: 'un jefe de departamento', autorizar: 'el Titular' }

/** Whose turn it is, for somebody who can authorise the act but not now. */
export function turnoTexto(accion: AccionId, turno: Turno): string {
  const quien = (turno.exige !== '' && QUIEN[turno.exige]) || 'otra persona'
  if (faltaAntes(accion, turno)) return `Primero la autoriza otra persona con este permiso; después, ${quien}.`
  return `Lo autoriza ${quien}.`
}

/** Acts of a profile of which one is needed to authorise `accion`. */
export function actosQueAutorizan(accion: AccionId): readonly Acto[] {
  const { capacidad, tambien = [], solo, refuerza }: AccionDeDos = DOS_MANOS[accion]
  return solo ?? [...actosDe(CAPACIDADES[capacidad]), ...tambien, ...(refuerza ? [refuerza] : [])]
}

/**
 * Whether two people give access to the accounts of a profile: it approves, signs or authorises, or it can be a hand of an act of
 * this table. One administrator with two such accounts would be both hands.
 */
export function pideDosManos({ id, ambito, actos, aperturas }: PerfilDerechos): boolean {
  const mano: Mano = {
    perfilId: id,
    ambito,
    actos: new Set(actos),
    vistas: new Set(aperturas.map(({ vista }) => vista)),
  }
  return (
    ACTOS_DE_FIRMA.some((acto) => mano.actos.has(acto)) || ACCION_IDS.some((accion) => puedeAutorizar(mano, accion))
  )
}

/** The acts whose proposals the actor can see: those they can propose or authorise; every act with access to the bitácora. */
export function accionesVisibles(actor: Actor): readonly AccionId[] {
  if (can(actor, 'bitacora.leer')) return ACCION_IDS
  return ACCION_IDS.filter((id) => can(actor, capacidadQuePropone(id)) || puedeAutorizar(actor, id))
}
