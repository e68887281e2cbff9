import { InvalidArgumentError } from 'commander'
import { codigoQuincenaFalta, parseQuincenaCode } from '#domain/calendario/quincena.ts'

/** Checks a quincena code of the command line. Throws commander's usage error for a malformed one. */
export function parseCodigo(code: string): string {
  const falta = codigoQuincenaFalta(code)
  if (falta !== '') throw new InvalidArgumentError(falta)
  return code
}

/** Ordinal of a code that `parseCodigo` checked, in the century nearest to today. */
export async function ordinalOf(code: string): Promise<number> {
  const { today } = await import('#api/clock.ts')
  const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
  if (ordinal === null) throw new RangeError(`Not a quincena code: ${code}`)
  return ordinal
}
