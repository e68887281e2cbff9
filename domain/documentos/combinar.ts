import { confianzaDe, SEGURO_DESDE } from './confianza/calibracion.ts'
import { claseDe } from './confianza/evidencia.ts'
import type { AvisoLectura, Caja, CampoLeido, Fuente } from './campo-leido.ts'
import { cajaDe, type PaginaConPalabras, type Palabra } from './pagina.ts'
import { editDistance, fold } from './texto.ts'

/** One value in one place of a paper, before the places are compared. */
export interface Hallazgo {
  readonly campo: string
  readonly valor: string
  readonly fuente: Fuente
  /** The recogniser's confidence in its least sure word, 0..1; 1 for digital text and QR. */
  readonly palabra: number
  /** Other fields of the paper that say the same. */
  readonly apoyos: number
  /** Below 1 where a rule had to choose. */
  readonly factor: number
  readonly pagina: number
  readonly caja: Caja
  /** False when a check digit or the paper's other data speak against it: never sure, however clear it looks. */
  readonly valido: boolean
  readonly sugerencia?: string | null
  /** Told by another field, not printed: a print of the same comes before it. */
  readonly derivado?: boolean
  /** A letter O of a key was read as a zero. */
  readonly letraO?: boolean
}

const RANK: Readonly<Record<Fuente, number>> = { qr: 0, texto: 1, ocr: 2 }

interface Dato {
  readonly campo: string
  readonly valor: string
  readonly valido?: boolean
  readonly sugerencia?: string | null
  readonly factor?: number
  readonly apoyos?: number
  readonly letraO?: boolean
}

/** A finding printed in some words of a page; with OCR it is as sure as its least sure word. */
export function hallazgoEn(pagina: PaginaConPalabras, palabras: readonly Palabra[], dato: Dato): Hallazgo {
  const palabra = pagina.fuente === 'texto' ? 1 : Math.min(1, ...palabras.map((word) => word.confianza ?? 0))
  const { campo, valor, valido = true, sugerencia = null, factor = 1, apoyos = 0 } = dato
  const place = { pagina: pagina.pagina, caja: cajaDe(pagina, palabras) }
  return {
    campo,
    valor,
    fuente: pagina.fuente,
    palabra,
    apoyos,
    factor,
    ...place,
    valido,
    sugerencia,
    letraO: dato.letraO ?? false,
  }
}

/** A finding in the payload of a QR. */
export const hallazgoQr = (
  qr: { readonly pagina: number; readonly caja: Caja },
  campo: string,
  valor: string,
  valido = true,
): Hallazgo => ({
  campo,
  valor,
  fuente: 'qr',
  palabra: 1,
  apoyos: 0,
  factor: 1,
  pagina: qr.pagina,
  caja: qr.caja,
  valido,
})

/** `hallazgos` with one more field of the paper speaking for those that `says` names. */
export const apoyar = (hallazgos: readonly Hallazgo[], says: (each: Hallazgo) => boolean): Hallazgo[] =>
  hallazgos.map((each) => (says(each) ? { ...each, apoyos: each.apoyos + 1 } : each))

const sameText = (valor: string) =>
  fold(valor)
    .replace(/[^A-ZÑ0-9]+/g, ' ')
    .trim()

interface Grupo {
  readonly clave: string
  readonly lugares: readonly Hallazgo[]
}

function groups(hallazgos: readonly Hallazgo[]): Grupo[] {
  const byText = new Map<string, Hallazgo[]>()
  for (const hallazgo of hallazgos) {
    const clave = sameText(hallazgo.valor)
    byText.set(clave, [...(byText.get(clave) ?? []), hallazgo])
  }
  return [...byText].map(([clave, lugares]) => ({ clave, lugares: [...lugares].sort(byTrust) }))
}

const byTrust = (a: Hallazgo, b: Hallazgo) =>
  Number(b.valido) - Number(a.valido) ||
  Number(a.derivado ?? false) - Number(b.derivado ?? false) ||
  RANK[a.fuente] - RANK[b.fuente] ||
  b.apoyos - a.apoyos ||
  b.factor - a.factor ||
  b.palabra - a.palabra

/** Letters in which a bad copy of a key may differ from it. */
const BAD_LETTERS = 3

/** An OCR key that only looks like another place's right key is that key badly read, not a disagreement. */
function isBadCopy(grupo: Grupo, best: Grupo): boolean {
  const right = best.lugares[0]
  if (!right?.valido) return false
  return grupo.lugares.every(({ campo, valido, fuente, valor, sugerencia }) => {
    if (valido || fuente !== 'ocr') return false
    return (
      sugerencia === right.valor ||
      (claseDe(campo) === 'clave' && editDistance(valor, right.valor, BAD_LETTERS) <= BAD_LETTERS)
    )
  })
}

/** Prints of one text with and without an accent: a recogniser's doubt. */
const TWO_WAYS = 0.9
const spelledTwoWays = (grupo: Grupo, first: Hallazgo) =>
  first.fuente === 'ocr' && grupo.lugares.some(({ valor, derivado }) => !derivado && valor !== first.valor)

/** Places that print the value; one that another field told is no print of it. */
const placesOf = (grupo: Grupo) =>
  Math.max(1, new Set(grupo.lugares.filter(({ derivado }) => !derivado).map(placeOf)).size)
const placeOf = ({ pagina, caja, fuente }: Hallazgo) => `${fuente} ${String(pagina)} ${caja.join(' ')}`

/**
 * One field from all its places. The most trusted valid value stands (QR, text, OCR); agreement raises its confidence;
 * another value beside it halves it, is shown as `otroValor`, and the field is not sure.
 */
export function combinar(hallazgos: readonly Hallazgo[]): CampoLeido | null {
  const found = groups(hallazgos.filter(({ valor }) => valor !== ''))
  const ordered = [...found].sort(compareGroups)
  const best = ordered[0]
  const first = best?.lugares[0]
  if (!best || !first) return empty(hallazgos)
  const other = ordered.slice(1).find((grupo) => !isBadCopy(grupo, best))?.lugares[0]
  const confianza = confianzaDe({
    ...first,
    clase: claseDe(first.campo),
    palabra: Math.max(...best.lugares.filter(({ valor }) => valor === first.valor).map(({ palabra }) => palabra)),
    apoyos: Math.max(...best.lugares.map(({ apoyos }) => apoyos)),
    lugares: placesOf(best),
    factor: first.factor * (spelledTwoWays(best, first) ? TWO_WAYS : 1),
    conflicto: other !== undefined,
  })
  return {
    valor: first.valor,
    fuente: first.fuente,
    confianza,
    seguro: first.valido && !other && confianza >= SEGURO_DESDE,
    pagina: first.pagina,
    caja: first.caja,
    ...(first.sugerencia ? { sugerencia: first.sugerencia } : {}),
    ...(other ? { otroValor: other.valor } : {}),
  }
}

function compareGroups(a: Grupo, b: Grupo): number {
  const [first, second] = [a.lugares[0], b.lugares[0]]
  if (!first || !second) return 0
  const valid = Number(second.valido) - Number(first.valido)
  if (valid !== 0) return valid
  if (first.fuente === 'ocr' && second.fuente === 'ocr' && a.lugares.length !== b.lugares.length)
    return b.lugares.length - a.lugares.length
  return byTrust(first, second) || b.lugares.length - a.lugares.length
}

/** The paper has the label and leaves it empty: that is read too. A recogniser may have missed it, so OCR is not sure of it. */
function empty(hallazgos: readonly Hallazgo[]): CampoLeido | null {
  const first = [...hallazgos].sort(byTrust)[0]
  if (!first) return null
  const { fuente, palabra, factor, valido, pagina, caja } = first
  const seguro = fuente !== 'ocr' && valido
  const confianza = Math.round((fuente === 'ocr' ? 0.9 * palabra : 0.99) * (valido ? 1 : 0.5) * factor * 1000) / 1000
  return { valor: '', fuente, confianza, seguro, pagina, caja }
}

/** All fields of a paper, and a notice for each one that two places print differently. */
export function combinarCampos(hallazgos: readonly Hallazgo[]): {
  campos: Record<string, CampoLeido>
  avisos: AvisoLectura[]
} {
  const campos: Record<string, CampoLeido> = {}
  for (const campo of new Set(hallazgos.map((each) => each.campo))) {
    const leido = combinar(hallazgos.filter((each) => each.campo === campo))
    if (leido) campos[campo] = leido
  }
  const avisos = Object.entries(campos).flatMap(([campo, { valor, otroValor }]) =>
    otroValor === undefined
      ? []
      : [
          {
            codigo: 'no_coincide',
            campo,
            mensaje: `El documento dice "${valor}" en un lugar y "${otroValor}" en otro.`,
          },
        ],
  )
  return { campos, avisos }
}
