import { foldText } from '#domain/identidad/normalize-text.ts'
import {
  compilarPlano,
  titulosDe,
  type Celdas,
  type LineaLeida,
  type Titulos,
} from '#domain/cargas/lectura/compilar-plano.ts'
import type { ContextoLectura } from '#domain/cargas/lectura/leer-valor.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { DefinicionPlano, Posicion, TotalesPlano } from '#domain/cargas/planos/plano.ts'
import { importeEscrito } from './ejemplo-de-campo.ts'
import { piezasDePlano, type Pieza } from './piezas-plano.ts'

/** A file to fill in. A line of fixed width is one cell. */
export interface PlantillaPlano {
  /** Empty where the file has no row of titles. */
  readonly titulos: Celdas
  /** A fictional row, which the reader refuses (C213). */
  readonly ejemplo: Celdas
  /** What the row of totals says of the fictional row; null if the layout has none. */
  readonly totales: Celdas | null
}

/** The titles of a layout, one fictional row, and its row of totals. */
export function plantillaDePlano(
  definicion: DefinicionPlano,
  tipo: TipoCarga,
  contexto: ContextoLectura,
): PlantillaPlano {
  const piezas = piezasDePlano(definicion, tipo)
  const columnas = columnasDe(piezas)
  const titulos = titulosDe(columnas)
  const ejemplo = conMarca(definicion, colocar(definicion, piezas, titulos, columnas.length))
  const { totales } = definicion
  const leida = compilarPlano(definicion, tipo, titulos, contexto)(ejemplo)
  return {
    titulos: definicion.titulos && definicion.formato !== 'ancho_fijo' ? columnas : [],
    ejemplo,
    totales: totales ? renglonDeTotales(definicion, totales, leida, titulos, columnas.length) : null,
  }
}

/** The fictional row in a file whose titles are `titulos`, whatever their order. */
export function ejemploEn(definicion: DefinicionPlano, tipo: TipoCarga, titulos: Titulos): Celdas {
  return conMarca(definicion, colocar(definicion, piezasDePlano(definicion, tipo), titulos, 0))
}

/** Whether a row says the same as the fictional one. Values are compared: a spreadsheet may have rewritten their texts. */
export function isEjemplo({ valores, conceptos }: LineaLeida, ejemplo: LineaLeida): boolean {
  const campos = Object.keys(ejemplo.valores)
  return (
    campos.length > 0 &&
    campos.every((campo) => valores[campo] === ejemplo.valores[campo]) &&
    Object.keys(valores).length === campos.length &&
    JSON.stringify(conceptos) === JSON.stringify(ejemplo.conceptos)
  )
}

/** The titles of the columns: those with a number where they belong, the others in the places that are left. */
function columnasDe(piezas: readonly Pieza[]): string[] {
  const columnas: (string | undefined)[] = []
  for (const { en, titulo } of piezas) if ('columna' in en) columnas[en.columna - 1] = titulo
  for (const { en } of piezas)
    if ('titulo' in en) {
      const libre = Array.from(columnas).findIndex((columna) => columna === undefined)
      columnas[libre < 0 ? columnas.length : libre] = en.titulo
    }
  return Array.from(columnas, (columna) => columna ?? '')
}

interface Puesto extends Pick<Pieza, 'en' | 'conCeros'> {
  readonly ejemplo: string
}

function colocar({ formato }: DefinicionPlano, puestos: readonly Puesto[], titulos: Titulos, ancho: number): string[] {
  if (formato === 'ancho_fijo') return [puestos.reduce(conTextoEn, '')]
  const celdas = new Map(puestos.map(({ en, ejemplo }) => [indiceDe(en, titulos) ?? -1, ejemplo]))
  const length = Math.max(ancho, ...[...celdas.keys()].map((index) => index + 1))
  return Array.from({ length }, (_, index) => celdas.get(index) ?? '')
}

function indiceDe(en: Posicion, titulos: Titulos): number | undefined {
  if ('desde' in en) return undefined
  return 'columna' in en ? en.columna - 1 : titulos.get(foldText(en.titulo))
}

/** A line with the text of one more field in its characters, cut to their width. */
function conTextoEn(linea: string, { en, ejemplo, conCeros }: Puesto): string {
  if (!('desde' in en)) return linea
  const ancho = en.hasta - en.desde + 1
  const texto = (conCeros ? ejemplo.padStart(ancho, '0') : ejemplo.padEnd(ancho)).slice(0, ancho)
  return linea.slice(0, en.desde - 1).padEnd(en.desde - 1) + texto + linea.slice(en.hasta)
}

/** The record begins with the text that tells data from other lines. */
function conMarca({ detalle, formato }: DefinicionPlano, celdas: Celdas): Celdas {
  const [first = '', ...rest] = celdas
  if (detalle === undefined || first.startsWith(detalle)) return celdas
  return [formato === 'ancho_fijo' ? detalle + first.slice(detalle.length) : first === '' ? detalle : first, ...rest]
}

function renglonDeTotales(
  definicion: DefinicionPlano,
  { empieza, cuenta, suma, de = 'sueldo', decimales }: TotalesPlano,
  { valores, conceptos }: LineaLeida,
  titulos: Titulos,
  ancho: number,
): Celdas {
  const centavos = de === 'conceptos' ? conceptos.reduce((sum, [, each]) => sum + each, 0) : Number(valores[de] ?? 0)
  const puestos: Puesto[] = [
    ...(cuenta ? [{ en: cuenta, ejemplo: '1', conCeros: true }] : []),
    ...(suma ? [{ en: suma, ejemplo: importeEscrito((centavos / 100).toFixed(2), decimales), conCeros: true }] : []),
  ]
  const [first = '', ...rest] = colocar(definicion, puestos, titulos, ancho)
  return [definicion.formato === 'ancho_fijo' ? empieza + first.slice(empieza.length) : empieza, ...rest]
}
