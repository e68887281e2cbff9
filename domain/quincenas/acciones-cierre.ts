import type { Acto } from '#domain/acceso/acto.ts'
import { elegirMano, type Eleccion, type Mano, type Quien } from '#domain/acceso/quien.ts'
import {
  ACTOS_CIERRE,
  isFirma,
  TABLA_CIERRE,
  TEXTO_ETAPA,
  type ActoCierre,
  type EtapaCierre,
  type FilaActoCierre,
} from './tabla-cierre.ts'

export type TablaCierre = Readonly<Record<ActoCierre, FilaActoCierre>>

/** A close as the table of acts sees it. Accounts are user ids. */
export interface CierreParaActuar {
  readonly etapa: EtapaCierre
  /** Accounts that signed in this round and on whose behalf; while a reopening is asked for, who asked. */
  readonly participantes: readonly number[]
  /** The day of the close has come, or the Titular allowed it earlier (decisiones §11.1). */
  readonly enFecha: boolean
}

/** Why an act is refused: no right, not this person, not from this stage, not before its day. */
export type RechazoCierre = 'permiso' | 'persona' | 'estado' | 'fecha'

/** The refusals, from the one that says most to the one that says least. */
const ORDEN = ['fecha', 'persona', 'estado', 'permiso'] as const satisfies RechazoCierre[]

/**
 * With which hand `quien` may do `acto` to a close in scope, by the table (decisions §10.26, §10.28, §11.9), or why not. Whoever
 * signs for somebody keeps the own signature.
 */
export function manoCierre(
  acto: ActoCierre,
  cierre: CierreParaActuar,
  quien: Quien,
  tabla: TablaCierre = TABLA_CIERRE,
): Eleccion<RechazoCierre> {
  return elegirMano<RechazoCierre>(quien, (mano) => rechazoDeMano(acto, cierre, mano, tabla), ORDEN)
}

function rechazoDeMano(
  acto: ActoCierre,
  { etapa, participantes, enFecha }: CierreParaActuar,
  { ids, actos }: Mano,
  tabla: TablaCierre,
): RechazoCierre | null {
  const { turnos, quien } = tabla[acto]
  const propios = (Object.entries(turnos) as [Acto, readonly EtapaCierre[]][]).filter(([con]) => actos.has(con))
  if (propios.length === 0 || quien === 'sistema') return 'permiso'
  if (quien === 'otra_persona' && participantes.some((id) => ids.includes(id))) return 'persona'
  if (!propios.some(([, etapas]) => etapas.includes(etapa))) return 'estado'
  return enFecha || !isFirma(acto) ? null : 'fecha'
}

/** Why `quien` may not do `acto` to a close; null when it may. */
export function rechazoCierre(
  acto: ActoCierre,
  cierre: CierreParaActuar,
  quien: Quien,
  tabla: TablaCierre = TABLA_CIERRE,
): RechazoCierre | null {
  return manoCierre(acto, cierre, quien, tabla).rechazo
}

/** Everything that `quien` may do with the close, in the table's order. */
export function accionesCierre(cierre: CierreParaActuar, quien: Quien): ActoCierre[] {
  return ACTOS_CIERRE.filter((acto) => rechazoCierre(acto, cierre, quien) === null)
}

/** Whether the close waits for `quien` to sign it, or to decide whether it is opened again. */
export function esperaFirma(cierre: CierreParaActuar, quien: Quien): boolean {
  return accionesCierre(cierre, quien).some((acto) => TABLA_CIERRE[acto].quien === 'otra_persona')
}

/** The 403 of whoever gave another of the five signatures. */
export const OTRA_FIRMA =
  'Las cinco firmas de un cierre corresponden a cinco personas distintas, y ya diste una de este.'
export const OTRA_PERSONA_REABRE = 'Quien pide la reapertura no la firma.'

const VERBO = {
  solicitar: 'solicitar',
  revisar: 'firmar como auxiliar',
  aprobar: 'firmar como Jefe Dpto.',
  firmar: 'firmar como Director',
  autorizar: 'firmar como Titular',
  devolver: 'devolver',
  aplicar: 'aplicar',
  pedir_reapertura: 'pedir la reapertura',
  reabrir: 'firmar la reapertura',
  negar_reapertura: 'negar la reapertura',
} as const satisfies Record<ActoCierre, string>

/** The 409 of an act whose turn it is not. */
export function fueraDeTurnoCierre(acto: ActoCierre, entidad: string, etapa: EtapaCierre): string {
  return `El cierre de ${entidad} está ${TEXTO_ETAPA[etapa].toLowerCase()}: no se puede ${VERBO[acto]}.`
}
