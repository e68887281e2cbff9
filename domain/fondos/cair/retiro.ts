import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import { importeFalta } from '#domain/fondos/valor-escrito.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CUENTA_CAIR_IDS, type CuentaCair } from './asiento.ts'
import type { SaldoCair } from './saldo.ts'

interface DatosMotivo {
  readonly titulo: string
  readonly situaciones: readonly LetraSituacion[]
  /** What the paper is that proves it. */
  readonly papel: string
}

/** Why capital is withdrawn (spec 2 §2.2), and from which situations (decision 10.32): only who is dado de baja. */
export const MOTIVOS_RETIRO = {
  edad: { titulo: 'Por edad', situaciones: ['B', 'E'], papel: 'Solicitud de retiro firmada e identificación' },
  defuncion: { titulo: 'Por defunción', situaciones: ['D'], papel: 'Acta de defunción' },
  pension: { titulo: 'Por pensión', situaciones: ['P'], papel: 'Dictamen de pensión' },
} as const satisfies Record<string, DatosMotivo>
export type MotivoRetiro = keyof typeof MOTIVOS_RETIRO
export const MOTIVO_RETIRO_IDS = Object.keys(MOTIVOS_RETIRO) as [MotivoRetiro, ...MotivoRetiro[]]

/** The constant that says from which age capital is withdrawn, and its value until an administrator sets another (inferred). */
export const EDAD_MINIMA_RETIRO = { nombre: 'CAIR_EDAD_MINIMA', valor: '60' } as const

/** Somebody as the account sees them. */
export interface PersonaCair {
  readonly situacion: LetraSituacion
  readonly edad: number
  readonly conEntidad: boolean
}

/** Why a withdrawal is not for this person; "" when it is. Its reason is the one that the situation calls for. */
export function impideRetiro(motivo: MotivoRetiro, { situacion, edad }: PersonaCair, edadMinima: number): string {
  const { titulo, situaciones } = MOTIVOS_RETIRO[motivo]
  if (motivoDe(situacion) === null) return 'El retiro de capital es de quien está dado de baja.'
  if (!(situaciones as readonly LetraSituacion[]).includes(situacion))
    return `El retiro ${titulo.toLowerCase()} no corresponde a su situación: es ${MOTIVOS_RETIRO[motivoDe(situacion) ?? 'edad'].titulo.toLowerCase()}.`
  if (motivo === 'edad' && edad < edadMinima)
    return `Tiene ${edad} años; el retiro por edad se entrega desde los ${edadMinima}.`
  return ''
}

/** The reason that a situation calls for; null of who is not dado de baja. */
export function motivoDe(situacion: LetraSituacion): MotivoRetiro | null {
  return (
    MOTIVO_RETIRO_IDS.find((id) => (MOTIVOS_RETIRO[id].situaciones as readonly string[]).includes(situacion)) ?? null
  )
}

/** Somebody who gets a share of a withdrawal by death; `porcentaje` in hundredths: 33.33 % is 3,333. */
export interface Beneficiario {
  readonly nombre: string
  readonly parentesco: string
  readonly porcentaje: number
}

export const LIMITES_RETIRO = { beneficiarios: 20, nombre: 120, parentesco: 40, observaciones: 500 } as const
const CIEN = 10_000

/** What each beneficiary gets: shares to the whole centavo that always add up to the amount. */
export function repartirEntreBeneficiarios(
  importeCentavos: number,
  beneficiarios: readonly Beneficiario[],
): (Beneficiario & { readonly importeCentavos: number })[] {
  let [suma, dado] = [0, 0]
  return beneficiarios.map((beneficiario) => {
    suma += beneficiario.porcentaje
    const hasta = multiplyDivide(importeCentavos, suma, CIEN, 'truncar')
    const parte = { ...beneficiario, importeCentavos: hasta - dado }
    dado = hasta
    return parte
  })
}

/** Who a beneficiary is to who died, the share and what it comes to: "Cónyuge · 60 % · $588.43". */
export function parteTexto({
  parentesco,
  porcentaje,
  importeCentavos,
}: Omit<Beneficiario, 'nombre'> & { readonly importeCentavos: number }): string {
  const parte = `${porcentaje / 100}\u00a0% · ${formatPesos(importeCentavos)}`
  return parentesco === '' ? parte : `${parentesco} · ${parte}`
}

/** From which account a withdrawal is taken: the normal one first, then the voluntary one (inferred). */
export function partirRetiro(
  importeCentavos: number,
  saldo: SaldoCair,
): { readonly cuenta: CuentaCair; readonly importeCentavos: number }[] {
  let rest = importeCentavos
  return CUENTA_CAIR_IDS.flatMap((cuenta) => {
    const parte = Math.min(rest, saldo[cuenta])
    rest -= parte
    return parte > 0 ? [{ cuenta, importeCentavos: parte }] : []
  })
}

/** What is asked for of a withdrawal. */
export interface PedidoRetiro {
  readonly motivo: MotivoRetiro
  readonly importeCentavos: number
  readonly beneficiarios: readonly Beneficiario[]
}

/** What is wrong with a withdrawal of an account that holds `saldoCentavos`. */
export function retiroIssues(
  { motivo, importeCentavos, beneficiarios }: PedidoRetiro,
  persona: PersonaCair,
  { saldoCentavos, edadMinima }: { readonly saldoCentavos: number; readonly edadMinima: number },
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  const impide = impideRetiro(motivo, persona, edadMinima)
  if (impide !== '') add('motivo', 'situacion', impide)
  const importe = importeFalta('el importe', importeCentavos)
  if (importe !== null) add('importeCentavos', 'importe', importe)
  else if (importeCentavos > saldoCentavos)
    add('importeCentavos', 'saldo', `La cuenta tiene ${formatPesos(saldoCentavos)}: no se puede retirar más.`)
  return motivo === 'defuncion' ? [...issues, ...beneficiariosIssues(beneficiarios)] : issues
}

/** What is wrong with who inherits an account: somebody does, all are named, and their shares make 100 %. */
export function beneficiariosIssues(beneficiarios: readonly Beneficiario[]): Issue[] {
  const fault = (path: string, message: string): Issue => ({ path, code: 'beneficiarios', message })
  if (beneficiarios.length === 0) return [fault('beneficiarios', 'Escribe a quién se entrega: al menos una persona.')]
  const issues = beneficiarios.flatMap(({ nombre, porcentaje }, i) => [
    ...(nombre.trim() === '' ? [fault(`beneficiarios.${i}.nombre`, 'Escribe el nombre.')] : []),
    ...(porcentaje > 0
      ? []
      : [fault(`beneficiarios.${i}.porcentaje`, `Dice ${porcentaje / 100} %; se esperaba más de 0 %.`)]),
  ])
  const suma = beneficiarios.reduce((sum, { porcentaje }) => sum + porcentaje, 0)
  if (suma !== CIEN) issues.push(fault('beneficiarios', `Los porcentajes suman ${suma / 100} %; se esperaba 100 %.`))
  return issues
}

/** Whole years of somebody on a day; who was born on 29 February completes them on 1 March of other years. */
export function edadEn(nacimiento: PlainDate, dia: PlainDate): number {
  const years = Number(dia.slice(0, 4)) - Number(nacimiento.slice(0, 4))
  return dia.slice(5) < nacimiento.slice(5) ? years - 1 : years
}
