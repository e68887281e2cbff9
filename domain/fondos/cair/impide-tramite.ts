import type { CuentaPanel, TipoTramiteCair } from './panel-cair.ts'
import { impideRetiro, MOTIVO_RETIRO_IDS, MOTIVOS_RETIRO, type MotivoRetiro } from './retiro.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'

/** A procedure about to be asked for; by an address of the map, with its reason. */
export interface TramitePedido {
  readonly tipo: TipoTramiteCair
  readonly motivo?: MotivoRetiro | undefined
}

/** What of an account decides whether a procedure is for its person. */
export type Requisitos = Pick<CuentaPanel, 'retiro' | 'voluntaria' | 'retiroAbierto' | 'saldo' | 'situacion' | 'edad'>

/** Why the procedure cannot go on with this account; "" when it can. */
export function impideTramite({ tipo, motivo }: TramitePedido, cuenta: Requisitos): string {
  const { retiro, voluntaria, retiroAbierto, saldo, situacion, edad } = cuenta
  if (tipo === 'voluntaria') return voluntaria.impide
  if (motivo && retiro.motivo !== motivo) return impideRetiro(motivo, { situacion, edad, conEntidad: true }, 0)
  if (retiro.impide !== '') return retiro.impide
  if (retiroAbierto !== '') return `Ya hay un retiro por aprobar: ${retiroAbierto}.`
  return saldo.total > 0 ? '' : 'La cuenta no tiene saldo.'
}

/** Situations without which the procedure is for nobody: those who have them are looked at first. */
export function situacionesDe({ tipo, motivo }: TramitePedido): readonly LetraSituacion[] {
  if (tipo === 'voluntaria') return ['A']
  return (motivo ? [motivo] : MOTIVO_RETIRO_IDS).flatMap((id) => [...MOTIVOS_RETIRO[id].situaciones])
}

/** Somebody found for a procedure, and why it is not for them; "" when it is. */
export interface CandidatoCair {
  readonly id: number
  readonly interno: number
  readonly nombre: string
  readonly curp: string
  readonly impide: string
}

/** Shortest and longest text that people are searched by. */
export const BUSQUEDA_CANDIDATOS = { min: 3, max: 200 } as const
