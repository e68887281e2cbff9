import type { Nombre } from '#domain/identidad/nombre.ts'
import type { Hallazgo } from '#domain/documentos/combinar.ts'
import { nombreMatchesCurp } from '#domain/documentos/partir-nombre.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'

/** What else a paper says of its holder, each "" or empty when it does not. */
export interface Testigos {
  readonly nombres: readonly Nombre[]
  /** A right RFC. */
  readonly rfc: string
  /** YYYY-MM-DD, printed. */
  readonly fechaNacimiento: string
  readonly sexo: string
  readonly codigoEntidad: string
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

/** Positions of a CURP that other fields of the paper say too. */
function vouched(curp: string, { nombres, rfc, fechaNacimiento, sexo, codigoEntidad }: Testigos): Set<number> {
  const sameRfc = rfc !== '' && matchesRfc(curp, rfc)
  const sameDate = fechaNacimiento !== '' && curp.slice(4, 10) === fechaNacimiento.slice(2).replaceAll('-', '')
  const sameCentury = sameDate && fechaNacimiento.startsWith('19') === /\d/.test(curp.charAt(16))
  return new Set([
    ...(nombres.some((nombre) => nombreMatchesCurp(nombre, curp)) ? [0, 1, 2, 3, 13, 14, 15] : []),
    ...(sameRfc ? range(0, 10) : []),
    ...(sameDate ? range(4, 10) : []),
    ...(sameCentury || sameRfc ? [16] : []),
    ...(sexo !== '' && sexo === curp.charAt(10) ? [10] : []),
    ...(codigoEntidad !== '' && codigoEntidad === curp.slice(11, 13) ? [11, 12] : []),
  ])
}

/** First ten of both, the RFC's Ñ being the CURP's X. */
export const matchesRfc = (curp: string, rfc: string): boolean =>
  curp.length >= 10 && curp.slice(0, 10) === rfc.slice(0, 10).replaceAll('Ñ', 'X')

/** How many other fields speak for a whole, right CURP. */
function supports(curp: string, { nombres, rfc, fechaNacimiento }: Testigos): number {
  if (!isCurpCheckDigitOk(curp)) return 0
  const named = nombres.some((nombre) => nombreMatchesCurp(nombre, curp))
  const dated = fechaNacimiento !== '' && curp.slice(4, 10) === fechaNacimiento.slice(2).replaceAll('-', '')
  return Number(named) + Number(rfc !== '' && matchesRfc(curp, rfc)) + Number(dated)
}

/**
 * CURPs as far as the rest of the paper confirms them. A repair becomes the value only when other fields say every letter that it
 * changes (decisions §6); a zero read for a letter O is sure only when the year, the RFC or a second copy says so.
 */
export function confirmarCurps(curps: readonly Hallazgo[], testigos: Testigos): Hallazgo[] {
  const repaired = curps.map((each) => repair(each, testigos))
  return repaired.map((each) => {
    const copies = new Set(repaired.filter(({ valor }) => valor === each.valor).map(({ caja }) => caja.join(' '))).size
    const said = vouched(each.valor, testigos)
    const zero = each.letraO === true && copies < 2 && ![4, 5, 6, 7, 8, 9, 16].every((at) => said.has(at))
    return { ...each, apoyos: supports(each.valor, testigos), factor: zero ? 0.8 * each.factor : each.factor }
  })
}

function repair(each: Hallazgo, testigos: Testigos): Hallazgo {
  const { valor, sugerencia, valido } = each
  if (valido || !sugerencia || each.fuente !== 'ocr') return each
  const said = vouched(sugerencia, testigos)
  const changed =
    valor.length === sugerencia.length ? range(0, 18).filter((at) => valor[at] !== sugerencia[at]) : range(0, 17)
  return changed.every((at) => said.has(at)) ? { ...each, valor: sugerencia, sugerencia: null, valido: true } : each
}
