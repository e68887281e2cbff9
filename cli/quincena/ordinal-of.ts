import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { CliError } from '#cli/context.ts'

/** Ordinal of the code that was typed; refuses one that is none. */
export async function ordinalOf(code: string): Promise<number> {
  const { today } = await import('#api/clock.ts')
  const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
  if (ordinal === null) throw new CliError(`No hay quincena "${code}": se esperaban cuatro dígitos, por ejemplo 2226.`)
  return ordinal
}
