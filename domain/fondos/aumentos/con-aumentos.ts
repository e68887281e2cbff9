import type { EntradaLaboral } from '#domain/fondos/hechos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { fechaDeAumento } from './aumento.ts'

/** An authorised rise that the next close of some entities applies. */
export interface AumentoPendiente {
  readonly motivo: string
  /** First day of its quincena. */
  readonly desde: PlainDate
  /** Category → the salary that it gets, in centavos. */
  readonly montos: ReadonlyMap<number, number>
  /** Entities (level 1) that applied it already. */
  readonly aplicadoEn: ReadonlySet<number>
}

/** The value that rules in the end: of the latest day, and of one day the later recorded (decision 10.10). */
function ultimo<Campo extends keyof EntradaLaboral['campos']>(
  entradas: readonly EntradaLaboral[],
  campo: Campo,
): { readonly valor: EntradaLaboral['campos'][Campo]; readonly desde: PlainDate } | null {
  let found: EntradaLaboral | null = null
  for (const entrada of entradas)
    if (entrada.campos[campo] !== undefined && (found === null || entrada.desde >= found.desde)) found = entrada
  return found && { valor: found.campos[campo], desde: found.desde }
}

/**
 * What the rises still to be applied add to a person's entries: the salary of its category, from the rise's first day or from
 * when the person took the one it has. Only for who is in A or L, and never a lower one.
 */
export function entradasDeAumentos(
  entradas: readonly EntradaLaboral[],
  aumentos: readonly AumentoPendiente[],
): EntradaLaboral[] {
  const added: EntradaLaboral[] = []
  for (const { motivo, desde, montos, aplicadoEn } of aumentos) {
    const known = [...entradas, ...added]
    const situacion = ultimo(known, 'situacion')?.valor
    const entidad = ultimo(known, 'nivel1_id')?.valor ?? 0
    const sueldo = ultimo(known, 'sueldo_centavos')
    const monto = montos.get(ultimo(known, 'categoria_id')?.valor ?? 0)
    if ((situacion !== 'A' && situacion !== 'L') || !sueldo || monto === undefined) continue
    if (aplicadoEn.has(entidad) || monto <= Number(sueldo.valor)) continue
    const campos = { sueldo_centavos: monto }
    added.push({ desde: fechaDeAumento(desde, sueldo.desde), campos, fuente: `Aumento: ${motivo}` })
  }
  return added
}
