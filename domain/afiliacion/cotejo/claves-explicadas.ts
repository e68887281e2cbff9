import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { matchCurpRfc, type CoincidenciaCurpRfc } from '#domain/identidad/match-curp-rfc.ts'
import { nombreMatchesRfc } from '#domain/identidad/rfc-root.ts'
import type { Nombre } from '#domain/identidad/nombre.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { datosLeidos, nombreLeido, primerDato, type LecturasExpediente } from './cotejo.ts'

/** `explicada`: they begin differently and both are those of the name (decisions §9): nobody has to look. */
export type CurpContraRfc = CoincidenciaCurpRfc | 'explicada'

/** Where birth dates stand in both keys, from 0. */
const FECHA = [4, 10] as const

/**
 * A CURP against an RFC, with the names that papers or the person give. RENAPO and the tax office form them by rules that
 * differ in particles, Ñ, words that would offend, surnames of two letters and a single surname.
 */
export function curpContraRfc(curp: string, rfc: string, nombres: readonly Partial<Nombre>[]): CurpContraRfc {
  const [a, b] = [cleanKey(curp), cleanKey(rfc)]
  const match = matchCurpRfc(a, b)
  if (match !== 'no_coincide' || a.slice(...FECHA) !== b.slice(...FECHA)) return match
  return nombres.some((nombre) => gives(wholeName(nombre), a, b)) ? 'explicada' : match
}

/** The same over the papers of an expediente, by the name on any of them. */
export function clavesDePapeles(papeles: LecturasExpediente): CurpContraRfc {
  const there = DOCUMENTOS_LEIBLES.filter((papel) => papeles[papel] !== undefined)
  const names = there.map((papel) => nombreLeido(datosLeidos(papeles, papel)))
  return curpContraRfc(primerDato(papeles, 'curp'), primerDato(papeles, 'rfc'), names)
}

function gives(nombre: Nombre, curp: string, rfc: string): boolean {
  return nombreMatchesCurp(nombre, curp) && nombreMatchesRfc(nombre, rfc)
}

function wholeName({ nombres = '', apellidoPaterno = '', apellidoMaterno = '' }: Partial<Nombre>): Nombre {
  return { nombres, apellidoPaterno, apellidoMaterno }
}
