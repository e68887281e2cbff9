import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { textoDe, type Renglon } from './renglones.ts'
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
  const around = fields.map((ancla) => ({ ancla, opciones: optionsOf(tablero, ancla) }))
  const votos = { colon: votesOf(around, true, forma), bare: votesOf(around, false, forma) }
  return around.map(({ ancla, opciones }) => {
    const { campo, dosPuntos } = ancla
    const found =
      attached(campo, opciones, WRAPPED[pagina.fuente], forma) ??
      choose(campo, opciones, dosPuntos ? votos.colon : votos.bare, forma)
    return toValor(ancla, found, opciones.junto !== null && found === null)
  })
}

const toValor = (ancla: Ancla & { campo: string }, found: Candidato | null, extrano: boolean): Valor => ({
  campo: ancla.campo,
  palabras: found?.palabras ?? [],
  etiqueta: ancla.palabras,
  exacta: ancla.exacta,
  extrano,
})

const optionsOf = (tablero: Tablero, ancla: Ancla): Opciones => ({
  junto: tablero.candidato(ancla, 'junto'),
  debajo: tablero.candidato(ancla, 'debajo'),
  encima: tablero.candidato(ancla, 'encima'),
})

const weight = (campo: string, candidato: Candidato | null, forma: Forma) =>
  candidato ? forma(campo, textoDe(candidato.palabras)) : 0

interface Rodeado {
  readonly ancla: Ancla & { campo: string }
  readonly opciones: Opciones
}

/** Under and over a label, the nearer text has the vote; what has the field's own form counts three times. */
function votesOf(around: readonly Rodeado[], dosPuntos: boolean, forma: Forma): Votos {
  const votos: Votos = { junto: 0, debajo: 0, encima: 0 }
  for (const { ancla, opciones } of around.filter((each) => each.ancla.dosPuntos === dosPuntos)) {
    const { debajo, encima } = opciones
    for (const lugar of LUGARES) {
      const value = weight(ancla.campo, opciones[lugar], forma)
      if (value === 0) continue
      const farther =
        (lugar === 'debajo' && encima && debajo && encima.lejos < debajo.lejos) ||
        (lugar === 'encima' && encima && debajo && debajo.lejos <= encima.lejos)
      votos[lugar] += value === 2 ? 3 : farther ? 0.3 : 1
    }
  }
  return votos
}

function attached(campo: string, { junto, debajo }: Opciones, wrapped: number, forma: Forma): Candidato | null {
  if (junto) return junto.lejos < ATTACHED && weight(campo, junto, forma) > 0 ? junto : null
  return debajo && debajo.lejos < wrapped && debajo.alineado && weight(campo, debajo, forma) > 0 ? debajo : null
}

function choose(campo: string, opciones: Opciones, votos: Votos, forma: Forma): Candidato | null {
  const best = Math.max(...Object.values(votos))
  const order = LUGARES.filter((lugar) => votos[lugar] >= MIN_SHARE * best).sort((a, b) => votos[b] - votos[a])
  const fitting = order.filter((lugar) => weight(campo, opciones[lugar], forma) > 0)
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
      palabras.length > 0 ? { palabras, lejos: 0, alineado: true } : null,
      after.length > 0 && palabras.length === 0,
    )
  })
}
