import type { Nombre } from '#domain/identidad/nombre.ts'
import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { fold } from '#domain/documentos/texto.ts'
import { nombreMatchesRfc } from '#domain/identidad/rfc-root.ts'
import { alinearCurp } from './alinear-curp.ts'
import { isCurpCorrecta } from './curp-correcta.ts'
import { zeroForO } from './reparaciones.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import { parsePlainDate, plainDate } from '#domain/plain-date.ts'

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
  const sameRfc = rfc !== '' && matchesRfc(curp, rfc, nombres)
  const sameDate = fechaNacimiento !== '' && curp.slice(4, 10) === fechaNacimiento.slice(2).replaceAll('-', '')
  const sameCentury = sameDate && fechaNacimiento.startsWith('19') === /\d/.test(curp.charAt(16))
  return new Set([
    ...(nombres.some((nombre) => nombreMatchesCurp(nombre, curp)) ? [0, 1, 2, 3, 13, 14, 15] : []),
    ...(sameRfc ? range(curp.startsWith(asInCurp(rfc).slice(0, 4)) ? 0 : 4, 10) : []),
    ...(sameDate ? range(4, 10) : []),
    ...(sameCentury || sameRfc ? [16] : []),
    ...(sexo !== '' && sexo === curp.charAt(10) ? [10] : []),
    ...(codigoEntidad !== '' && codigoEntidad === curp.slice(11, 13) ? [11, 12] : []),
  ])
}

const asInCurp = (rfc: string) => rfc.replaceAll('Ñ', 'X')

/**
 * Whether CURP and RFC are of one person: first ten of both, the RFC's Ñ being the CURP's X, or the same date and the letters that one of
 * the names gives to each (AU MEJIA CAROLINA: AUMC, AMCA).
 */
export function matchesRfc(curp: string, rfc: string, nombres: readonly Nombre[]): boolean {
  if (curp.length < 10 || curp.slice(4, 10) !== rfc.slice(4, 10)) return false
  if (curp.slice(0, 4) === asInCurp(rfc).slice(0, 4)) return true
  return nombres.some((nombre) => nombreMatchesCurp(nombre, curp) && nombreMatchesRfc(nombre, rfc))
}

/** How many other fields speak for a whole, right CURP. */
function supports(curp: string, { nombres, rfc, fechaNacimiento }: Testigos): number {
  if (!isCurpCheckDigitOk(curp)) return 0
  const named = nombres.some((nombre) => nombreMatchesCurp(nombre, curp))
  const dated = fechaNacimiento !== '' && curp.slice(4, 10) === fechaNacimiento.slice(2).replaceAll('-', '')
  return Number(named) + Number(rfc !== '' && matchesRfc(curp, rfc, nombres)) + Number(dated)
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
    const doubt = zero ? 0.8 : copies < 2 && isOfAnotherName(each, testigos) ? OTHER_NAME : 1
    return { ...each, apoyos: supports(each.valor, testigos), factor: doubt * each.factor }
  })
}

/** A recognised key once printed with letters that the paper's name has not: one of the two was misread, and one letter in ten passes the check digit. */
const OTHER_NAME = 0.94
const isOfAnotherName = ({ fuente, valor }: Hallazgo, { nombres }: Testigos) =>
  fuente === 'ocr' && nombres.length > 0 && !nombres.some((nombre) => nombreMatchesCurp(nombre, valor))

/** Words that may be a key of which letters were read twice or not at all, alone or cut in two. */
const KEY_LIKE = /^(?=(?:.*[0-9OSIZB]){5})[A-Z]{2}[A-Z0-9]{13,19}$/
const signs = ({ texto }: Palabra) =>
  fold(texto)
    .replace(/[!|]/g, '1')
    .replace(/[^A-ZÑ0-9]/g, '')

/** `confirmarCurps`; where that gives no right key, what the pages hold besides that the rest of the paper tells to be one. */
export function curpsConfirmadas(
  curps: readonly Hallazgo[],
  hojas: readonly Hoja[],
  testigos: Testigos,
): readonly Hallazgo[] {
  const confirmed = confirmarCurps(curps, testigos)
  return confirmed.some(({ valido }) => valido)
    ? confirmed
    : [...confirmed, ...hojas.flatMap((hoja) => curpsIlegibles(hoja, testigos))]
}

/**
 * CURPs of recognised pages that nothing took for one, as far as RFC, name, birth date, sex and state of the paper say what they are: for a
 * person to confirm.
 */
function curpsIlegibles({ pagina, renglones }: Hoja, testigos: Testigos): Hallazgo[] {
  if (pagina.fuente !== 'ocr') return []
  const runs = renglones.flatMap(({ palabras }) =>
    palabras.flatMap((word, at) => {
      const next = palabras[at + 1]
      return next ? [[word], [word, next]] : [[word]]
    }),
  )
  return runs.flatMap((palabras) => {
    const leida = palabras.map(signs).join('')
    const valor = KEY_LIKE.test(leida) ? alinearCurp(leida, dictado(leida, testigos)) : null
    if (valor === null) return []
    return [hallazgoEn(pagina, palabras, { campo: 'curp', valor, apoyos: supports(valor, testigos), factor: DICTATED })]
  })
}

function repair(each: Hallazgo, testigos: Testigos): Hallazgo {
  const { valor, sugerencia, valido } = each
  if (each.fuente !== 'ocr') return each
  if (valido) return contradicted(each, testigos)
  if (sugerencia) {
    const said = vouched(sugerencia, testigos)
    const changed =
      valor.length === sugerencia.length ? range(0, 18).filter((at) => valor[at] !== sugerencia[at]) : range(0, 17)
    if (changed.every((at) => said.has(at))) return { ...each, valor: sugerencia, sugerencia: null, valido: true }
  }
  const dictada = asTheRestSays(valor, testigos) ?? alinearCurp(valor, dictado(valor, testigos))
  return dictada === null
    ? each
    : { ...each, valor: dictada, sugerencia: null, valido: true, factor: each.factor * DICTATED }
}

/** A key read under this confidence may have its check digit by chance. */
const DOUBTFUL = 0.6

/**
 * A right key that is not of the printed name, hardly legible or not of the RFC either, when one sign put right makes it so: that one, with
 * the read one beside.
 */
function contradicted(each: Hallazgo, testigos: Testigos): Hallazgo {
  const { nombres, rfc } = testigos
  const named = nombres.some((nombre) => nombreMatchesCurp(nombre, each.valor))
  const denied = rfc !== '' && !matchesRfc(each.valor, rfc, nombres)
  if (nombres.length === 0 || named || (each.palabra >= DOUBTFUL && !denied)) return each
  const dictada = asTheRestSays(each.valor, testigos, 1)
  return dictada === null ? each : { ...each, valor: dictada, sugerencia: each.valor, factor: each.factor * DICTATED }
}

/** Signs of a badly read CURP that the rest of the paper may put right, and what such a key is worth: it is for a person to confirm. */
const MAX_DICTATED = 4
const DICTATED = 0.97

/**
 * A badly read CURP with the signs that RFC, birth date, name, sex and state say it has: a key when the check digit then fits what was read
 * of the rest. Null when it does not, or when too much would have to be put right.
 */
function asTheRestSays(leida: string, testigos: Testigos, most = MAX_DICTATED): string | null {
  if (leida.length !== 18) return null
  const said = dictado(leida, testigos)
  const whole = zeroForO(Array.from(leida, (sign, at) => said.get(at) ?? sign).join(''))
  const changed = range(0, 18).filter((at) => leida[at] !== whole[at])
  return isCurpCorrecta(whole) && changed.length > 0 && changed.length <= most ? whole : null
}

/** The sign of each position that other fields tell. */
function dictado(leida: string, { nombres, rfc, fechaNacimiento, sexo, codigoEntidad }: Testigos): Map<number, string> {
  const found = new Map<number, string>()
  const say = (from: number, texto: string) => {
    for (const [at, sign] of Array.from(texto).entries()) found.set(from + at, sign)
  }
  const [nombre] = nombres
  const born = fechaNacimiento === '' ? null : parsePlainDate(fechaNacimiento)
  if (nombre) {
    const root = curpRoot16({ ...nombre, fechaNacimiento: born ?? ANY_DAY, sexo: 'X', codigoEntidad: 'NE' })
    say(0, root.slice(0, 4))
    // A name that the RFC denies has a letter wrong.
    if (rfc === '' || nombreMatchesRfc(nombre, rfc)) say(13, root.slice(13, 16))
  }
  if (rfc !== '') say(4, rfc.slice(4, 10))
  // Of short surnames and bad words the two keys have other letters: a name that gives the RFC's tells the CURP's.
  if (rfc !== '' && !(nombre && nombreMatchesRfc(nombre, rfc))) say(0, asInCurp(rfc).slice(0, 4))
  if (born) say(4, born.slice(2).replaceAll('-', ''))
  if (sexo !== '') say(10, sexo)
  if (codigoEntidad !== '' && near(leida.slice(11, 13), codigoEntidad)) say(11, codigoEntidad)
  return found
}

const ANY_DAY = plainDate(2000, 1, 1)
/** The state of registration may be another than the one of birth: it counts where one letter is as read. */
const near = (leido: string, codigo: string) => leido[0] === codigo[0] || leido[1] === codigo[1]
