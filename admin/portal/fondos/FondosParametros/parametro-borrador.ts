import { CLAVE_PARAMETRO_KEYS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { DecretoEscrito } from '#domain/fondos/parametros/decreto.ts'
import type { ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { Redondeo } from '#domain/fondos/redondeo.ts'

/** The form as typed. */
export interface ParametroBorrador {
  readonly valores: Readonly<Record<ClaveParametro, string>>
  readonly status: string
  readonly qnaAplicarAguinaldo: string
  readonly desde: string
  readonly redondeo: Redondeo
  readonly fundamento: string
  /** Why this version is registered; starts empty each time. */
  readonly motivo: string
  /** Code of the closed quincena from which the decree has legal effect; "" for none. */
  readonly efectoDesde: string
  readonly decreto: DecretoEscrito
  readonly confirmaciones: Readonly<Partial<Record<ClaveParametro, string>>>
}

/**
 * How the form opens: the record that is changed; a new one with the values of the newest (decisions §11.8), with zeros and empty
 * texts where there is none (spec 2 §3).
 */
export function borradorDe(
  actual: ParametroPanel | null,
  ultimo: ParametroPanel | null,
  quincenas: readonly { codigo: string }[],
): ParametroBorrador {
  const base = actual ?? ultimo
  const values = CLAVE_PARAMETRO_KEYS.map((clave) => [clave, String(base?.valores[clave] ?? 0)] as const)
  const first = quincenas[0]?.codigo ?? ''
  const keeps = actual !== null && quincenas.some(({ codigo }) => codigo === actual.desde)
  return {
    valores: Object.fromEntries(values) as Record<ClaveParametro, string>,
    status: base?.status ?? '',
    qnaAplicarAguinaldo: base?.qnaAplicarAguinaldo ?? '',
    desde: keeps ? actual.desde : first,
    redondeo: base?.redondeo ?? 'medio-par',
    fundamento: base?.fundamento ?? '',
    motivo: '',
    efectoDesde: actual?.decreto?.efectoDesde ?? '',
    decreto: { numero: actual?.decreto?.numero ?? '', fecha: actual?.decreto?.fecha ?? '' },
    confirmaciones: {},
  }
}

/** Values that are no number, by key. */
export function noNumeros({ valores }: ParametroBorrador): ClaveParametro[] {
  return CLAVE_PARAMETRO_KEYS.filter((clave) => !/^-?\d{1,5}(\.\d{1,6})?$/.test(valores[clave].trim()))
}

/** What is wrong with such a value, as it was typed. */
export function noEsNumero(valor: string): string {
  const esperado = 'un número, como 4.5, con seis decimales a lo más'
  return valor.trim() === '' ? `Escribe ${esperado}.` : `Dice "${valor.trim()}"; se esperaba ${esperado}.`
}

/** The body of a save: only what changed. */
export interface CuerpoParametro {
  readonly valores: Readonly<Partial<Record<ClaveParametro, number>>>
  readonly redondeo?: Redondeo
  readonly fundamento?: string
  readonly motivo?: string
  readonly status?: string
  readonly qnaAplicarAguinaldo?: string
  readonly desde?: string
  readonly efectoDesde?: string
  readonly decreto?: DecretoEscrito
  readonly confirmaciones?: ParametroBorrador['confirmaciones']
}

/** What is sent: for a new record everything, for a change only what changed; null when nothing did. */
export function cuerpoDe(
  borrador: ParametroBorrador,
  actual: ParametroPanel | null,
  ultimo: ParametroPanel | null,
): CuerpoParametro | null {
  const base = actual ?? ultimo
  const changed = CLAVE_PARAMETRO_KEYS.filter(
    (clave) => Number(borrador.valores[clave]) !== (base?.valores[clave] ?? 0),
  )
  const textos = (['status', 'qnaAplicarAguinaldo', 'redondeo', 'fundamento', 'desde'] as const).filter(
    (campo) => actual === null || borrador[campo].trim() !== actual[campo],
  )
  const decreto = cambiosDeDecreto(borrador, actual)
  if (actual && !decreto && changed.length === 0 && textos.every((campo) => campo === 'desde')) return null
  return {
    valores: Object.fromEntries(changed.map((clave) => [clave, Number(borrador.valores[clave])])),
    ...Object.fromEntries(textos.map((campo) => [campo, borrador[campo].trim()])),
    ...decreto,
    ...(borrador.motivo.trim() !== '' && { motivo: borrador.motivo.trim() }),
    ...(Object.keys(borrador.confirmaciones).length > 0 && { confirmaciones: borrador.confirmaciones }),
  }
}

/** The decree for the request body, or null if it did not change. */
function cambiosDeDecreto(
  { efectoDesde, decreto }: ParametroBorrador,
  actual: ParametroPanel | null,
): Pick<CuerpoParametro, 'efectoDesde' | 'decreto'> | null {
  const { efectoDesde: efecto = '', numero = '', fecha = '' } = actual?.decreto ?? {}
  const same = efectoDesde === efecto && decreto.numero.trim() === numero && decreto.fecha === fecha
  return same ? null : { efectoDesde, decreto: { ...decreto, numero: decreto.numero.trim() } }
}
