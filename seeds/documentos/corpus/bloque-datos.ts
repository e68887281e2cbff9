import { sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import { INTERLINEA, type Pluma } from '#seeds/documentos/dibujo/pluma.ts'
import type { Estilo } from '#seeds/documentos/dibujo/tipografias.ts'
import { estiloDe, type Aspecto } from './aspecto.ts'
import type { Bloque } from './flujo.ts'

/** A label and what stands beside it; an empty value is printed as an empty place. */
export interface Dato {
  readonly rotulo: string
  readonly valor: string
  /** The key of the paper, which some print larger. */
  readonly clave?: boolean
}

/** Where a group of data goes, in points. */
export interface Zona {
  readonly x: number
  readonly ancho: number
}

/** No cell is narrower than a CURP in wide letters. */
const ANCHO_DE_CELDA = 168
const COLOR_DE_RAYA = '#b0b0b0'

/** The label as this look prints it. */
export function rotuloImpreso(aspecto: Aspecto, rotulo: string): string {
  const bare = aspecto.rotulosSinAcentos ? sinAcentos(rotulo) : rotulo
  const cased = aspecto.rotulosEnMayusculas ? bare.toUpperCase() : bare
  return aspecto.dosPuntos ? `${cased}:` : cased
}

/** One block a row, in the look's own disposition. */
export function bloquesDeDatos(aspecto: Aspecto, datos: readonly Dato[], zona: Zona): Bloque[] {
  if (aspecto.disposicion === 'rejilla') return rejilla(aspecto, datos, zona)
  const fila = FILAS[aspecto.disposicion]
  return datos.map((dato) => (pluma, y) => fila(pluma, aspecto, dato, zona, y))
}

type Fila = (pluma: Pluma, aspecto: Aspecto, dato: Dato, zona: Zona, y: number) => number

const chico = ({ tamano }: Aspecto): number => Math.max(6.8, tamano * 0.8)

function escribirRotulo(pluma: Pluma, aspecto: Aspecto, dato: Dato, zona: Zona, y: number, tamano: number): number {
  const estilo = estiloDe(aspecto, 'rotulo')
  const color = aspecto.tintaRotulo
  return pluma.parrafo(zona.x, y, zona.ancho, [{ texto: rotuloImpreso(aspecto, dato.rotulo) }], {
    tamano,
    estilo,
    color,
    papel: 'rotulo',
  })
}

function escribirValor(pluma: Pluma, aspecto: Aspecto, dato: Dato, zona: Zona, y: number): number {
  const { tinta: color } = aspecto
  const estilo = estiloDe(aspecto, 'valor')
  const large = dato.clave === true ? (aspecto.tamano * aspecto.realce) / 100 : aspecto.tamano
  const tamano = pluma.ancho(dato.valor, large, estilo) > zona.ancho ? aspecto.tamano : large
  const texto = cabido(pluma, dato.valor, zona.ancho, tamano, estilo)
  return pluma.parrafo(zona.x, y, zona.ancho, [{ texto }], { tamano, estilo, color, papel: 'valor' })
}

/** The text with its too wide words (an e-mail address in a narrow cell) cut to fit. */
function cabido(pluma: Pluma, texto: string, ancho: number, tamano: number, estilo: Estilo): string {
  const cut = (word: string): string => {
    if (word.length < 2 || pluma.ancho(word, tamano, estilo) <= ancho) return word
    const half = Math.ceil(word.length / 2)
    return `${cut(word.slice(0, half))} ${cut(word.slice(half))}`
  }
  return texto.split(' ').map(cut).join(' ')
}

const arriba: Fila = (pluma, aspecto, dato, zona, y) => {
  const label = escribirRotulo(pluma, aspecto, dato, zona, y, chico(aspecto))
  return label + 1 + escribirValor(pluma, aspecto, dato, zona, y + label + 1) + 6
}

/** The value on a line, its name in small print below, as on forms. */
const abajo: Fila = (pluma, aspecto, dato, zona, y) => {
  const value = escribirValor(pluma, aspecto, dato, zona, y)
  pluma.raya(zona.x, y + value + 1, zona.ancho * 0.8, COLOR_DE_RAYA, 0.5)
  return value + 4 + escribirRotulo(pluma, aspecto, dato, zona, y + value + 3.5, chico(aspecto)) + 7
}

const COLUMNA_DE_ROTULOS = 0.38

const alLado: Fila = (pluma, aspecto, dato, { x, ancho }, y) => {
  const label = ancho * COLUMNA_DE_ROTULOS
  const texto = pluma.ancho(rotuloImpreso(aspecto, dato.rotulo), aspecto.tamano, estiloDe(aspecto, 'rotulo'))
  const shift = aspecto.rotulosALaDerecha ? Math.max(0, label - 8 - texto) : 0
  const left = escribirRotulo(pluma, aspecto, dato, { x: x + shift, ancho: label - 7 - shift }, y, aspecto.tamano)
  return Math.max(left, escribirValor(pluma, aspecto, dato, { x: x + label, ancho: ancho - label }, y)) + 4
}

const enTabla: Fila = (pluma, aspecto, dato, zona, y) => {
  const alto = alLado(pluma, aspecto, dato, { x: zona.x + 6, ancho: zona.ancho - 12 }, y + 4) + 2
  const half = zona.ancho * COLUMNA_DE_ROTULOS
  pluma.rectangulo(zona.x, y, zona.ancho, alto, { borde: COLOR_DE_RAYA })
  if (aspecto.bordes === 'caja') pluma.rectangulo(zona.x + half - 2, y, 0.5, alto, { relleno: COLOR_DE_RAYA })
  return alto
}

/** Value right behind its label, wrapping under both. */
export const seguido: Fila = (pluma, aspecto, dato, { x, ancho }, y) => {
  const gap = aspecto.dosPuntos && !aspecto.espacioTrasDosPuntos ? '' : ' '
  const label = rotuloImpreso(aspecto, dato.rotulo) + gap
  return (
    pluma.parrafo(
      x,
      y,
      ancho,
      [
        { texto: label, estilo: estiloDe(aspecto, 'rotulo'), papel: 'rotulo' },
        {
          texto: cabido(pluma, dato.valor, ancho, aspecto.tamano, estiloDe(aspecto, 'valor')),
          estilo: estiloDe(aspecto, 'valor'),
          papel: 'valor',
        },
      ],
      { tamano: aspecto.tamano, color: aspecto.tinta },
    ) + 4
  )
}

/** A form's line: the label, then the value upon a rule that runs to the edge. */
const enRenglon: Fila = (pluma, aspecto, dato, { x, ancho }, y) => {
  const { tamano } = aspecto
  const width = pluma.ancho(rotuloImpreso(aspecto, dato.rotulo), tamano, estiloDe(aspecto, 'rotulo')) + 6
  if (ancho - width < ANCHO_DE_CELDA) return arriba(pluma, aspecto, dato, { x, ancho }, y)
  escribirRotulo(pluma, aspecto, dato, { x, ancho: width + 20 }, y, tamano)
  const value = escribirValor(pluma, aspecto, dato, { x: x + width, ancho: ancho - width }, y)
  pluma.raya(x + width, y + value, ancho - width, COLOR_DE_RAYA, 0.5)
  return value + 6
}

const FILAS = {
  arriba,
  abajo,
  lado: alLado,
  tabla: enTabla,
  seguido,
  renglones: enRenglon,
} as const satisfies Record<string, Fila>

/** Cells of several columns, label above value. */
function rejilla(aspecto: Aspecto, datos: readonly Dato[], zona: Zona): Bloque[] {
  const columnas = Math.max(1, Math.min(aspecto.columnas, Math.floor(zona.ancho / ANCHO_DE_CELDA)))
  const filas = Array.from({ length: Math.ceil(datos.length / columnas) }, (_, row) =>
    datos.slice(row * columnas, (row + 1) * columnas),
  )
  return filas.map((fila) => (pluma, y) => filaDeCeldas(pluma, aspecto, fila, columnas, zona, y))
}

function filaDeCeldas(
  pluma: Pluma,
  aspecto: Aspecto,
  fila: readonly Dato[],
  columnas: number,
  { x, ancho }: Zona,
  y: number,
): number {
  const cell = ancho / columnas
  const zonas = fila.map((_, column) => ({ x: x + column * cell + 5, ancho: cell - 10 }))
  const small = chico(aspecto)
  const altoRotulo = Math.max(
    ...fila.map((dato, column) => {
      const zona = zonas[column] ?? { x, ancho }
      return escribirRotulo(pluma, aspecto, dato, zona, y + 4, small)
    }),
  )
  const altoValor = Math.max(
    ...fila.map((dato, column) => {
      const zona = zonas[column] ?? { x, ancho }
      return escribirValor(pluma, aspecto, dato, zona, y + 5 + altoRotulo)
    }),
  )
  const alto = altoRotulo + Math.max(altoValor, aspecto.tamano * INTERLINEA) + 9
  if (aspecto.bordes === 'rayas') pluma.raya(x, y + alto - 1, ancho, COLOR_DE_RAYA, 0.5)
  if (aspecto.bordes === 'caja')
    for (const column of fila.keys()) pluma.rectangulo(x + column * cell, y, cell, alto, { borde: COLOR_DE_RAYA })
  return alto
}
