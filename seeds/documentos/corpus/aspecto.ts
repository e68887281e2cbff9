import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ORDENES_DIBUJO, type OrdenDibujo } from '#seeds/documentos/dibujo/hoja.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'
import type { Estilo, NombreFamilia } from '#seeds/documentos/dibujo/tipografias.ts'

/** Where a label stands to its value. */
export const DISPOSICIONES = ['arriba', 'abajo', 'lado', 'seguido', 'tabla', 'rejilla', 'renglones'] as const
export type Disposicion = (typeof DISPOSICIONES)[number]

/** How a composed paper looks: independent choices, so that no paper tells how the next one is. */
export interface Aspecto {
  readonly familia: NombreFamilia
  /** Points of the values; labels and small print follow from it. */
  readonly tamano: number
  readonly espaciado: number
  /** Percent of the letters' own width. */
  readonly escala: number
  readonly disposicion: Disposicion
  readonly columnas: 2 | 3
  readonly rotulosEnMayusculas: boolean
  readonly rotulosSinAcentos: boolean
  /** Labels that stand beside their values are pushed against them. */
  readonly rotulosALaDerecha: boolean
  readonly dosPuntos: boolean
  readonly espacioTrasDosPuntos: boolean
  readonly negrita: 'valor' | 'rotulo' | 'ninguna'
  readonly tinta: string
  readonly tintaRotulo: string
  readonly acento: string
  readonly relleno: string
  readonly bordes: 'caja' | 'rayas' | 'ninguno'
  /** Faint lines under the whole page, as security paper has. */
  readonly fondo: 'liso' | 'rayado'
  readonly margen: number
  /** Points between rows beyond what they need. */
  readonly aire: number
  /** How much larger the key of the paper is printed than the rest, percent. */
  readonly realce: number
  readonly orden: OrdenDibujo
  /** Texts written whole, word by word or letter by letter: it cannot be seen, programs stumble over it. */
  readonly troceo: 'renglon' | 'palabras' | 'letras'
}

const FAMILIAS_DE_CORPUS: readonly NombreFamilia[] = [
  'helvetica',
  'liberation',
  'openSans',
  'aller',
  'times',
  'courier',
]
const ACENTOS = ['#691c32', '#13564a', '#1f6b4a', '#0b3d91', '#5b1a2b', '#333333', '#7a4b12', '#000000']
const RELLENOS = ['#e4e4e4', '#f0ece4', '#e7efec', '#eef1f7', '#f5f5f5', '#ffffff']

/** A look by chance; `fija` overrides what is not left to it. */
export function aspectoAlAzar(random: SeededRandom, fija: Partial<Aspecto> = {}): Aspecto {
  return {
    familia: random.pick(FAMILIAS_DE_CORPUS),
    tamano: random.pick([8, 8.5, 9, 9.5, 10, 10.5, 11]),
    espaciado: random.pick([0, 0, 0, 0, 0.15, 0.4]),
    escala: random.pick([100, 100, 100, 100, 88, 94, 106]),
    disposicion: random.pick(DISPOSICIONES),
    columnas: random.pick([2, 3]),
    rotulosEnMayusculas: random.chance(0.3),
    rotulosSinAcentos: random.chance(0.2),
    rotulosALaDerecha: random.chance(0.25),
    dosPuntos: random.chance(0.6),
    espacioTrasDosPuntos: random.chance(0.7),
    negrita: random.pick(['valor', 'valor', 'rotulo', 'ninguna']),
    tinta: random.pick(['#000000', '#1a1a1a', '#1a1a1a', '#2b2b4a', '#3a3a3a']),
    tintaRotulo: random.pick(['#000000', '#1a1a1a', '#555555', '#5c6b66', '#6b5a3a']),
    acento: random.pick(ACENTOS),
    relleno: random.pick(RELLENOS),
    bordes: random.pick(['caja', 'rayas', 'ninguno']),
    fondo: random.pick(['liso', 'liso', 'liso', 'liso', 'liso', 'rayado']),
    margen: random.int(36, 62),
    aire: random.pick([0, 0, 2, 4, 8]),
    realce: random.pick([100, 100, 115, 135, 160]),
    orden: random.pick(['lectura', ...ORDENES_DIBUJO]),
    troceo: random.pick(['renglon', 'renglon', 'renglon', 'palabras', 'letras']),
    ...fija,
  }
}

export function plumaDe({ familia, espaciado, escala }: Aspecto): Pluma {
  return new Pluma(familia, { ...(espaciado > 0 ? { espaciado } : {}), ...(escala === 100 ? {} : { escala }) })
}

/** Weight of labels or values in this look. */
export function estiloDe(aspecto: Aspecto, parte: 'rotulo' | 'valor'): Estilo {
  return aspecto.negrita === parte ? 'negrita' : 'normal'
}

/** The same look inside a card: smaller letters and one column. */
export function aspectoDeTarjeta(aspecto: Aspecto): Aspecto {
  return { ...aspecto, tamano: Math.min(9.5, aspecto.tamano), columnas: 2 }
}
