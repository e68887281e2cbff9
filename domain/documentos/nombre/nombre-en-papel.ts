import type { Nombre } from '#domain/identidad/nombre.ts'
import { nombreCortado, nombresConCurp, nombresConRfc, type NombreEncontrado } from './candidatos-nombre.ts'
import { curpsConOtraLetra } from '#domain/documentos/claves/curp-con-otra-letra.ts'
import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import type { Valor } from '#domain/documentos/hoja/valores.ts'
import { nombreDicho } from './nombre-dicho.ts'
import { sonAjenos } from './nombres-ajenos.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { lettersOf, nombreMatchesCurp, partirSinClave } from './partir-nombre.ts'
import { conSusLetras, sinMotas } from './texto-de-nombre.ts'
import { compact, fold } from '#domain/documentos/texto.ts'
import { withTilde } from '#domain/documentos/vocabulario/letras-con-signo.ts'

const PARTES = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
/** A cut that another one could replace. */
const DOUBTFUL = 0.7

/** Room for a word that was not read: never sure. */
const CUT = 0.94

/** A part of a name without the others. */
const ALONE = 0.9

export interface NombreLeido {
  readonly hallazgos: readonly Hallazgo[]
  /** The names as whole, for checks against other fields. */
  readonly nombres: readonly Nombre[]
  /** The CURP to cut names by is of another person whom the paper names too. */
  readonly claveAjena?: boolean
}

interface ParteLeida {
  readonly valor: string
  /** Its first word may not have been read. */
  readonly sinInicio: boolean
  readonly palabras: readonly Palabra[]
}

const NAME = /^[\p{L}][\p{L}\s'.-]*$/u
/** A labelled part of a name, or "" when what stands there is no name. */
function partOf({ pagina, valores }: Hoja, campo: string): ParteLeida | null {
  const own = valores.filter((each) => each.campo === campo)
  const valor = own.find(({ palabras }) => palabras.length > 0) ?? own[0]
  if (!valor) return null
  const texto = sinMotas(valor.palabras.map((word) => word.texto).join(' '))
  if (!NAME.test(texto)) return { valor: '', palabras: valor.etiqueta, sinInicio: false }
  const sinInicio = pagina.fuente === 'ocr' && valor.sinInicio
  return { valor: pagina.fuente === 'ocr' ? conSusLetras(texto, campo) : texto, palabras: valor.palabras, sinInicio }
}

/** A state in the taxpayers' register, which the column beside a long name may print close to it. */
const STATE = /^(?:ACTIVO|SUSPENDIDO|CANCELADO)$/

/** Names in one string beside their labels, with nothing of another column behind them. */
function enteros({ valores }: Hoja): Pick<Valor, 'palabras' | 'etiqueta'>[] {
  return valores
    .filter(({ campo, palabras }) => campo === 'nombreCompleto' && palabras.length > 1)
    .map(({ palabras, etiqueta }) => ({
      palabras: STATE.test(palabras.at(-1)?.texto ?? '') ? palabras.slice(0, -1) : palabras,
      etiqueta,
    }))
}

interface Rotulado extends NombreLeido {
  readonly coincide: boolean
}

/** What stands at a plain "Nombre", beside labelled surnames: the given names, unless it holds one of those too. */
function onlyGiven(hoja: Hoja, apellidos: readonly string[]): ParteLeida | null {
  const own = hoja.valores.filter(
    ({ campo, etiqueta }) => campo === 'nombreCompleto' && /^NOM(BRE)?$/.test(compact(etiqueta.at(-1)?.texto ?? '')),
  )
  const part = own.length === 0 ? null : partOf({ ...hoja, valores: own }, 'nombreCompleto')
  const words = ` ${fold(part?.valor ?? '')} `
  return apellidos.some((each) => each !== '' && words.includes(` ${fold(each)} `)) ? null : part
}

/** The three parts where a page labels them apart; null when names or first surname are missing. */
function labelled(hoja: Hoja, curp: string): Rotulado | null {
  const [given, paterno, materno] = PARTES.map((campo) => partOf(hoja, campo))
  const nombres = given ?? onlyGiven(hoja, [paterno?.valor ?? '', materno?.valor ?? ''])
  if (!nombres?.valor || !paterno?.valor) return null
  const leido: Nombre = {
    nombres: nombres.valor,
    apellidoPaterno: paterno.valor,
    apellidoMaterno: materno?.valor ?? '',
  }
  const nombre = hoja.pagina.fuente === 'ocr' ? conTilde(leido, curp) : leido
  const coincide = curp !== '' && nombreMatchesCurp(nombre, curp)
  const parts = [nombres, paterno, ...(materno ? [materno] : [])].map((part, index) => ({
    ...part,
    valor: nombre[PARTES[index] ?? 'nombres'],
  }))
  const hallazgos = parts.map((part, index) =>
    hallazgoEn(hoja.pagina, part.palabras, {
      campo: PARTES[index] ?? 'nombres',
      valor: part.valor,
      valido: curp === '' || coincide,
      factor: part.sinInicio ? CUT : 1,
      apoyos: coincide ? 1 : 0,
    }),
  )
  return { hallazgos, nombres: [nombre], coincide }
}

/** A name whose letters are the CURP's only with one N as Ñ (the CURP writes X for it): the key is the second place that says so. */
function conTilde(nombre: Nombre, curp: string): Nombre {
  if (curp === '' || nombreMatchesCurp(nombre, curp)) return nombre
  const fitting = PARTES.flatMap((campo) =>
    withTilde(nombre[campo]).map((valor) => ({ ...nombre, [campo]: valor })),
  ).filter((each) => nombreMatchesCurp(each, curp))
  const [only] = fitting
  return only && fitting.length === 1 ? only : nombre
}

/**
 * Names printed in one string, in every place of a page where their letters are those of the CURP. Where a label tells how far the
 * name goes, a shorter one that fits as well is only its beginning.
 */
function wholeNames(hoja: Hoja, curp: string): NombreLeido {
  const byLabel = enteros(hoja)
    .map(({ palabras }) => nombreCortado(palabras, curp))
    .filter((each) => each !== null)
  const loose = nombresConCurp(hoja, curp)
  const same = (a: Nombre, b: Nombre) => PARTES.every((campo) => a[campo] === b[campo])
  const found =
    byLabel.length === 0
      ? loose
      : [...byLabel, ...loose.filter((each) => byLabel.some((one) => same(one.nombre, each.nombre)))]
  const hallazgos = found.flatMap((each) => enPartes(hoja, each, { factor: each.unica ? 1 : DOUBTFUL, apoyos: 1 }))
  return { hallazgos, nombres: found.map(({ nombre }) => nombre) }
}

/** A name in one string, each part where its own words stand. */
function enPartes(
  { pagina }: Hoja,
  { nombre, palabras }: NombreEncontrado,
  weight: { readonly factor: number; readonly apoyos: number },
): Hallazgo[] {
  let at = 0
  const take = (texto: string) => palabras.slice(at, (at += texto === '' ? 0 : texto.split(' ').length))
  const inOrder = startsWith(palabras, nombre.nombres)
    ? PARTES
    : (['apellidoPaterno', 'apellidoMaterno', 'nombres'] as const)
  return inOrder.map((campo) => {
    const own = take(nombre[campo])
    return hallazgoEn(pagina, own.length > 0 ? own : palabras, { campo, valor: nombre[campo], ...weight })
  })
}

const startsWith = (palabras: readonly Palabra[], texto: string) =>
  palabras
    .map((word) => word.texto.replace(/,$/, ''))
    .join(' ')
    .startsWith(`${texto} `)

/** Keys of the paper whose letters tell its holder's name, each "" when it was not read. */
export interface ClavesDelNombre {
  /** The CURP to cut names by. */
  readonly curp: string
  /** What was read of the CURP, right or not. */
  readonly leida?: string | undefined
  /** A right RFC. */
  readonly rfc?: string | undefined
}

/**
 * The holder's name on some pages. Parts that are labelled apart count as printed; a name in one string is cut by the letters of
 * the CURP, which also tells the holder from the official who signs, else by those of the RFC. Nothing when no key was read and nothing is
 * labelled.
 */
export function nombreEnPapel(hojas: readonly Hoja[], { curp, leida = '', rfc = '' }: ClavesDelNombre): NombreLeido {
  const byLabel = hojas.map((hoja) => labelled(hoja, curp)).filter((each) => each !== null)
  if (curp === '') return byLabel.length > 0 ? joined(byLabel) : unconfirmedOrPart(hojas, leida, rfc)
  const whole = joined(hojas.map((hoja) => wholeNames(hoja, curp)))
  const good = joined(byLabel.filter(({ coincide }) => coincide))
  if (good.hallazgos.length > 0) {
    const longer = whole.nombres.some((nombre) => good.nombres.every((each) => wordsIn(nombre) > wordsIn(each)))
    const speak = whole.hallazgos.filter(
      (each) => confirms(each, good.hallazgos) || (longer && hasWordBefore(each, good.hallazgos)),
    )
    return { hallazgos: [...good.hallazgos, ...speak], nombres: [...good.nombres, ...whole.nombres] }
  }
  const own = joined(byLabel)
  // The CURP that was read is a beneficiary's.
  if (sonAjenos(own.nombres, whole.nombres)) return { ...doubted(own), claveAjena: true }
  if (whole.hallazgos.length > 0) return whole
  return byLabel.length > 0 ? own : unconfirmedOrPart(hojas, leida, rfc)
}

const doubted = ({ hallazgos, nombres }: NombreLeido): NombreLeido => ({
  hallazgos: hallazgos.map((each) => ({ ...each, factor: each.factor * DOUBTFUL })),
  nombres,
})

function unconfirmedOrPart(hojas: readonly Hoja[], leida: string, rfc: string): NombreLeido {
  const byKey = (rfc === '' ? null : withRfc(hojas, rfc)) ?? withMisread(hojas, leida)
  if (byKey) return byKey
  const whole = unconfirmed(hojas, leida)
  return whole.hallazgos.length > 0 ? whole : { hallazgos: hojas.flatMap(someParts), nombres: [] }
}

/** The labelled parts of a recognised name of which another part was not read, each for a person to confirm. */
function someParts(hoja: Hoja): Hallazgo[] {
  const { pagina } = hoja
  if (pagina.fuente !== 'ocr') return []
  return PARTES.flatMap((campo) => {
    const part = partOf(hoja, campo)
    return part?.valor ? [hallazgoEn(pagina, part.palabras, { campo, valor: part.valor, factor: ALONE })] : []
  })
}

interface Hallado extends NombreEncontrado {
  readonly hoja: Hoja
}

/** The one name in the letters of the RFC that some cells hold and nothing else. */
const withRfc = (hojas: readonly Hoja[], rfc: string): NombreLeido | null =>
  theOnlyOne(hojas.flatMap((hoja) => nombresConRfc(hoja, rfc).map((each) => ({ hoja, ...each }))))

/** The one name in the letters of the CURP but for one, taken for another in the key or in the name. */
function withMisread(hojas: readonly Hoja[], leida: string): NombreLeido | null {
  const letras = new Set(curpsConOtraLetra(leida).map(lettersOf))
  const recognised = letras.size === 0 ? [] : hojas.filter(({ pagina }) => pagina.fuente === 'ocr')
  return theOnlyOne(recognised.flatMap((hoja) => nombresConCurp(hoja, letras).map((each) => ({ hoja, ...each }))))
}

/** A name that a key told among others, for a person to confirm; null when there is none, or two. */
function theOnlyOne(found: readonly Hallado[]): NombreLeido | null {
  const [first] = found
  const same = ({ nombre }: NombreEncontrado) => PARTES.every((campo) => nombre[campo] === first?.nombre[campo])
  if (!first || !found.every(same)) return null
  const hallazgos = found.flatMap((each) => enPartes(each.hoja, each, { factor: DOUBTFUL, apoyos: 0 }))
  return { hallazgos, nombres: [first.nombre] }
}

/** "Apellidos y nombre(s)", "Apellido paterno, materno y nombre(s)". */
const SURNAMES_FIRST = /^apellidos?$/i

/** A name that no CURP cuts, where a label or a sentence gives it: the likeliest cut, for a person to confirm. */
function unconfirmed(hojas: readonly Hoja[], leida: string): NombreLeido {
  const labelled = hojas.flatMap((hoja) =>
    enteros(hoja).map(({ palabras, etiqueta }) => ({
      hoja,
      palabras,
      orden: SURNAMES_FIRST.test(etiqueta[0]?.texto ?? '') ? ('apellidos-primero' as const) : undefined,
    })),
  )
  const told = hojas.flatMap((hoja) => {
    const palabras = nombreDicho(hoja)
    return palabras ? [{ hoja, palabras, orden: undefined }] : []
  })
  const [first] = [...labelled, ...told]
  if (!first) return { hallazgos: [], nombres: [] }
  const { hoja, palabras, orden } = first
  const nombre = partirSinClave(
    palabras.map(({ texto }) => texto),
    leida,
    orden,
  )
  if (!nombre) return { hallazgos: [], nombres: [] }
  const hallazgos = PARTES.map((campo) =>
    hallazgoEn(hoja.pagina, palabras, { campo, valor: nombre[campo], valido: false, factor: DOUBTFUL }),
  )
  return { hallazgos, nombres: [] }
}

const joined = (read: readonly NombreLeido[]): NombreLeido => ({
  hallazgos: read.flatMap(({ hallazgos }) => hallazgos),
  nombres: read.flatMap(({ nombres }) => nombres),
})

/** Beside labelled parts a name in one string only confirms: it was cut by a rule, they were not. */
const confirms = (each: Hallazgo, byLabel: readonly Hallazgo[]) =>
  byLabel.some(({ campo, valor }) => campo === each.campo && valor === each.valor)

/** "J CONCEPCION" in one string where CONCEPCION stands beside the label: the letters of the key are those of either. */
const hasWordBefore = (each: Hallazgo, byLabel: readonly Hallazgo[]) =>
  byLabel.some(
    ({ campo, valor, fuente }) => campo === each.campo && fuente === 'ocr' && each.valor.endsWith(` ${valor}`),
  )
const wordsIn = (nombre: Nombre) => PARTES.flatMap((campo) => nombre[campo].split(' ')).length
