import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { derechaDe, medioDe, textoDe, type Renglon } from './renglones.ts'
import { valorEnParrafo } from './parrafos.ts'
import { LUGARES, Tablero, type Candidato, type Lugar } from './tablero.ts'
import { Lineas } from './valores-lineales.ts'

/** What stands with a label; no words when the paper leaves it empty. */
export interface Valor {
  readonly campo: string
  readonly palabras: readonly Palabra[]
  readonly etiqueta: readonly Palabra[]
  readonly exacta: boolean
  /** Something stands where its value should, and it is not what the field looks like. */
  readonly extrano: boolean
  /** Text that nobody claims stands right under it: it may be its second line. */
  readonly cortado: boolean
  /** It begins later than those beside the other labels do: its first word, or its first line, may not have been read. */
  readonly sinInicio: boolean
}

/** Whether a text can be a field's value, and how much that tells (2: a code, a date, a word of a list; 1: any text; 0: it cannot). */
export type Forma = (campo: string, texto: string) => 0 | 1 | 2

/** A value this near on its label's line is its own, whatever the page does elsewhere. */
const ATTACHED = 1.6
/** Text this near under a label that has nothing beside it went on to the next line of its cell, in letter heights. */
const WRAPPED = { texto: 0.6, ocr: 1.1 } as const
/** A place needs this share of the votes of the best one to be looked at. */
const MIN_SHARE = 0.25

type Opciones = Readonly<Record<Lugar, Candidato | null>>
type Votos = Record<Lugar, number>

/**
 * The value of every label of a page. Papers print values beside, under or over their labels: each label votes with what it finds
 * around it, and labels of one style (with or without a colon) are read as most of them can be.
 */
export function valoresDe(
  pagina: PaginaConPalabras,
  renglones: readonly Renglon[],
  anclas: readonly Ancla[],
  forma: Forma,
): Valor[] {
  const fields = anclas.filter((ancla): ancla is Ancla & { campo: string } => ancla.campo !== null)
  if (pagina.lineal) return linear(renglones, anclas, fields, forma)
  const tablero = new Tablero(renglones, anclas, pagina.fuente)
  const titles = anclas.filter(({ titulo }) => titulo)
  const around = fields.map((ancla) => ({
    ancla,
    opciones: optionsOf(tablero, ancla, forma),
    seccion: titles.filter(({ renglon }) => renglon < ancla.renglon).length,
  }))
  const elegidos = around.map((each) => {
    const { campo } = each.ancla
    const votos = votesFor(each, around, forma)
    // Where values stand over their labels, what is under one belongs to the next.
    const wrapped = votos.encima > Math.max(votos.junto, votos.debajo) ? 0 : WRAPPED[pagina.fuente]
    const found = attached(campo, each.opciones, wrapped, forma) ?? choose(campo, each.opciones, votos, forma)
    return { ...each, found }
  })
  const valores = elegidos.map((each) => {
    const { ancla, opciones } = each
    const found = elegidos.some((other) => hasBetterClaim(other, each)) ? null : each.found
    return toValor(ancla, found, opciones.junto !== null && found === null)
  })
  const claimed = new Set(valores.flatMap(({ palabras }) => palabras))
  return valores.map((valor, index) => {
    const ancla = around[index]?.ancla
    if (!ancla) return valor
    const line = renglones[ancla.fin]
    if (line?.parrafo) return { ...valor, palabras: valorEnParrafo(ancla, line, anclas), extrano: false }
    const cortado = tablero.continuacion.mayGoOn(ancla, valor.palabras, claimed)
    return { ...valor, cortado, sinInicio: lacksItsBeginning(valor, valores) }
  })
}

/** Values beside their labels that begin at one place: from here on they are a column. */
const IN_COLUMN = 3
/** How far after its column a value begins that has lost a word, in letter heights. */
const LATE = { min: 1, max: 12 } as const

/** A value beside the last line of its label alone, or to the right of the column that the others make, has lost what stood before it. */
function lacksItsBeginning({ palabras, etiqueta }: Valor, all: readonly Valor[]): boolean {
  const [first, label, start] = [palabras[0], etiqueta.at(-1), etiqueta[0]]
  if (!first || !label || !start || first.x < derechaDe(label) || medioDe(first) < start.y) return false
  const { h } = first
  const lines = medioDe(label) - medioDe(start) > 0.7 * label.h
  if (lines && Math.abs(medioDe(first) - medioDe(label)) < 0.4 * h && first.x - derechaDe(label) > ATTACHED * h)
    return true
  const others = all.flatMap((each) => (each.palabras[0] && each.palabras !== palabras ? [each.palabras[0].x] : []))
  const at = (x: number) => others.filter((other) => Math.abs(other - x) < 0.5 * h).length
  const late = (x: number) => first.x - x > LATE.min * h && first.x - x < LATE.max * h && x > derechaDe(label) - 0.5 * h
  return at(first.x) === 0 && others.some((x) => late(x) && at(x) >= IN_COLUMN)
}

interface Elegido extends Rodeado {
  readonly found: Candidato | null
}

/** A text is the value of one field alone: of the label that is nearest to it. */
function hasBetterClaim(other: Elegido, own: Elegido): boolean {
  if (!other.found || !own.found || other.ancla.campo === own.ancla.campo) return false
  if (other.found.lejos >= own.found.lejos) return false
  const words = new Set(other.found.palabras)
  return own.found.palabras.some((word) => words.has(word))
}

const toValor = (ancla: Ancla & { campo: string }, found: Candidato | null, extrano: boolean): Valor => ({
  campo: ancla.campo,
  palabras: found?.palabras ?? [],
  etiqueta: ancla.palabras,
  exacta: ancla.exacta,
  extrano,
  cortado: false,
  sinInicio: false,
})

function optionsOf(tablero: Tablero, ancla: Ancla & { campo: string }, forma: Forma): Opciones {
  const option = (lugar: Lugar) => {
    const found = tablero.candidato(ancla, lugar)
    if (!found || weight(ancla.campo, found, forma) > 0) return found
    // What goes on under it may be no part of it.
    const first = { ...found, palabras: found.primera }
    return weight(ancla.campo, first, forma) > 0 ? first : found
  }
  return { junto: option('junto'), debajo: option('debajo'), encima: option('encima') }
}

const weight = (campo: string, candidato: Candidato | null, forma: Forma) =>
  candidato ? forma(campo, textoDe(candidato.palabras)) : 0

interface Rodeado {
  readonly ancla: Ancla & { campo: string }
  readonly opciones: Opciones
  /** Titles of sections over it. */
  readonly seccion: number
}

/** How much a label's vote counts for another: less the farther it stands, little in another part of the page. */
const NEIGHBOURS = 5
const FAR = 0.15

function votesFor(own: Rodeado, around: readonly Rodeado[], forma: Forma): Votos {
  const votos: Votos = { junto: 0, debajo: 0, encima: 0 }
  const alike = around.filter(({ ancla }) => ancla.dosPuntos === own.ancla.dosPuntos)
  const at = alike.indexOf(own)
  alike.forEach((each, index) => {
    const counts = each.seccion === own.seccion && Math.abs(index - at) <= NEIGHBOURS ? 1 : FAR
    for (const lugar of LUGARES) votos[lugar] += counts * vote(each, lugar, forma)
  })
  return votos
}

/**
 * Under and over a label, the nearer text has the vote; what has the field's own form counts three times, but a sentence that ends
 * with such a value ("asociado a la CURP: …") tells little of a form's labels.
 */
function vote({ ancla, opciones }: Rodeado, lugar: Lugar, forma: Forma): number {
  const { junto, debajo, encima } = opciones
  const value = weight(ancla.campo, opciones[lugar], forma)
  if (value === 2) return lugar === 'junto' && junto && junto.lejos < ATTACHED ? 1 : 3
  if (value === 0) return 0
  const below = debajo && encima && debajo.lejos <= encima.lejos
  const farther = debajo && encima && (lugar === 'debajo' ? !below : lugar === 'encima' && below)
  return farther ? 0.3 : 1
}

function attached(campo: string, { junto, debajo }: Opciones, wrapped: number, forma: Forma): Candidato | null {
  if (junto) return junto.lejos < ATTACHED && weight(campo, junto, forma) > 0 ? junto : null
  return debajo && debajo.lejos < wrapped && debajo.alineado && weight(campo, debajo, forma) > 0 ? debajo : null
}

function choose(campo: string, opciones: Opciones, votos: Votos, forma: Forma): Candidato | null {
  const best = Math.max(...Object.values(votos))
  const own = (lugar: Lugar) => weight(campo, opciones[lugar], forma)
  const order = LUGARES.filter((lugar) => votos[lugar] >= MIN_SHARE * best).sort(
    (a, b) => votos[b] - votos[a] || own(b) - own(a),
  )
  const fitting = order.filter((lugar) => own(lugar) > 0)
  const typed = fitting.find((lugar) => weight(campo, opciones[lugar], forma) === 2)
  const lugar = typed ?? (fitting[0] === order[0] ? fitting[0] : undefined)
  return lugar === undefined ? null : opciones[lugar]
}

function linear(
  renglones: readonly Renglon[],
  anclas: readonly Ancla[],
  fields: readonly (Ancla & { campo: string })[],
  forma: Forma,
): Valor[] {
  const lineas = new Lineas(renglones, anclas)
  return fields.map((ancla) => {
    const fits = (palabras: readonly Palabra[]) => palabras.length > 0 && forma(ancla.campo, textoDe(palabras)) > 0
    const [after, under] = [lineas.after(ancla), lineas.under(ancla)]
    const stands = after.length === 0 && fits(under) && (!ancla.dosPuntos || forma(ancla.campo, textoDe(under)) === 2)
    const palabras = fits(after) ? after : stands ? under : []
    return toValor(
      ancla,
      palabras.length > 0 ? { palabras, primera: palabras, lejos: 0, alineado: true } : null,
      after.length > 0 && palabras.length === 0,
    )
  })
}
