import { COLUMNAS_MALOS } from '#domain/cargas/renglones-malos.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { ownValue } from '#domain/own-value.ts'
import { claveConcepto } from '#domain/cargas/nomina/concepto-nomina.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { CampoPlano, ConceptosPlano, DefinicionPlano, Posicion } from '#domain/cargas/planos/plano.ts'
import { leerImporte, leerImporteImplicito } from './importe.ts'
import { leerValor, type ContextoLectura, type Valor } from './leer-valor.ts'

/** A record of a file as texts: its cells, or one text for fixed widths. */
export type Celdas = readonly string[]

/** What one line says. */
export interface LineaLeida {
  /** By field; a blank one is absent. */
  readonly valores: Readonly<Record<string, Valor>>
  /** Concepts with an amount other than zero, in centavos. */
  readonly conceptos: readonly (readonly [clave: string, centavos: number])[]
  readonly faltas: readonly Falta[]
}

/** Reads one record; its columns were found once. */
export type LectorLinea = (celdas: Celdas) => LineaLeida

/** Columns of a file by their folded title; a repeated title is its first column. */
export type Titulos = ReadonlyMap<string, number>

export function titulosDe(celdas: Celdas): Titulos {
  const titulos = new Map<string, number>()
  for (const [index, celda] of celdas.entries()) {
    const folded = foldText(celda)
    if (folded !== '' && !titulos.has(folded)) titulos.set(folded, index)
  }
  return titulos
}

/** Titles that the layout needs and `titulos` does not have. Empty: this is the row of titles. */
export function titulosFaltantes({ campos, conceptos, totales }: DefinicionPlano, titulos: Titulos): string[] {
  const posiciones = [
    ...campos.filter(({ obligatorio }) => obligatorio !== false).map(({ en }) => en),
    ...(conceptos?.forma === 'renglon' ? [conceptos.concepto, conceptos.importe] : []),
    totales?.cuenta,
    totales?.suma,
  ]
  return posiciones.flatMap((en) => (en && 'titulo' in en && !titulos.has(foldText(en.titulo)) ? [en.titulo] : []))
}

/** Titles of a file that are told to be unread, and characters of each. */
const [SIN_LEER_MAX, SIN_LEER_LARGO] = [20, 40]

/** Titles of the columns that the layout does not read, in their order: the first twenty. What refused rows were given is left out. None where it names columns by their place. */
export function titulosSinLeer({ campos, conceptos }: DefinicionPlano, celdas: Celdas): string[] {
  const posiciones = [
    ...campos.flatMap(({ en }) => (en ? [en] : [])),
    ...(conceptos?.forma === 'renglon' ? [conceptos.concepto, conceptos.importe] : []),
  ]
  if (conceptos?.forma === 'grupos' || posiciones.some((en) => !('titulo' in en))) return []
  const titulos = posiciones.flatMap((en) => ('titulo' in en ? [en.titulo] : []))
  const leidos = new Set([...titulos, ...COLUMNAS_MALOS].map(foldText))
  const prefijos = conceptos?.forma === 'columnas' ? conceptos.prefijos : []
  const isConcepto = (titulo: string): boolean =>
    prefijos.some((prefijo) => isNumerada(titulo.toUpperCase(), prefijo.toUpperCase()))
  return celdas
    .map((celda) => celda.trim())
    .filter((titulo) => titulo !== '' && !leidos.has(foldText(titulo)) && !isConcepto(foldText(titulo)))
    .slice(0, SIN_LEER_MAX)
    .map((titulo) => titulo.slice(0, SIN_LEER_LARGO))
}

/** The text at a position; "" where the record is shorter. Null if the file has no such column. */
function extractor(en: Posicion, titulos: Titulos): ((celdas: Celdas) => string) | null {
  if ('desde' in en) return ([text = '']) => text.slice(en.desde - 1, en.hasta)
  const index = 'columna' in en ? en.columna - 1 : titulos.get(foldText(en.titulo))
  return index === undefined ? null : (celdas) => celdas[index] ?? ''
}

/** How people find a position in the file. */
export function posicionTexto(en: Posicion | undefined): string {
  if (!en) return ''
  if ('titulo' in en) return en.titulo
  return 'columna' in en ? `número ${en.columna}` : `${en.desde}–${en.hasta}`
}

interface CampoCompilado {
  readonly plano: CampoPlano
  readonly tipo: CampoTipo
  readonly columna: string
  readonly extrae: (celdas: Celdas) => string
}

/** The reader of lines of a file whose columns are `titulos`. Throws on a field that the kind does not have. */
export function compilarPlano(
  definicion: DefinicionPlano,
  tipo: TipoCarga,
  titulos: Titulos,
  contexto: ContextoLectura,
): LectorLinea {
  const campos = definicion.campos.flatMap((plano) => compilarCampo(plano, tipo, titulos))
  const leeConceptos = definicion.conceptos ? compilarConceptos(definicion.conceptos, titulos) : null
  return (celdas) => {
    const valores: Record<string, Valor> = {}
    const faltas: Falta[] = []
    for (const campo of campos) leerCampo(campo, celdas, contexto, valores, faltas)
    return { valores, conceptos: leeConceptos?.(celdas, faltas) ?? [], faltas }
  }
}

function compilarCampo(plano: CampoPlano, { campos }: TipoCarga, titulos: Titulos): CampoCompilado[] {
  const tipo = ownValue(campos, plano.campo)
  if (!tipo) throw new Error(`The kind has no field ${plano.campo}`)
  const { constante, en } = plano
  const extrae = constante !== undefined ? () => constante : en ? extractor(en, titulos) : null
  return extrae ? [{ plano, tipo, columna: posicionTexto(en), extrae }] : []
}

function leerCampo(
  { plano, tipo, columna, extrae }: CampoCompilado,
  celdas: Celdas,
  contexto: ContextoLectura,
  valores: Record<string, Valor>,
  faltas: Falta[],
): void {
  const text = sinMarcaDeTexto(extrae(celdas).trim())
  const traducido = plano.tabla ? ownValue(plano.tabla, text) : text
  const falta = (codigo: Falta['codigo'], esperado: string): void =>
    void faltas.push({ codigo, campo: tipo.titulo, columna, hallado: text.slice(0, HALLADO_MAX), esperado })
  // A table may say that a text means nothing: "0" in an empty number of FoxPro.
  if (text === '' || traducido === '') {
    if (plano.obligatorio) falta('C205', 'un dato')
    return
  }
  if (traducido === undefined) {
    falta('C207', `uno de: ${Object.keys(plano.tabla ?? {}).join(', ')}`)
    return
  }
  const leido = leerValor(traducido, tipo, plano, contexto)
  if ('valor' in leido) valores[plano.campo] = leido.valor
  else falta(leido.codigo, leido.esperado)
}

/** Without the apostrophe by which a spreadsheet keeps digits as a text. */
const sinMarcaDeTexto = (text: string): string => text.replace(/^'(?=[=+\-@\t\d])/, '')

/** How faults of a concept's amount begin their field. */
export const CAMPO_CONCEPTO = 'Concepto '

type LectorConceptos = (celdas: Celdas, faltas: Falta[]) => (readonly [string, number])[]

function compilarConceptos(conceptos: ConceptosPlano, titulos: Titulos): LectorConceptos {
  const { decimales } = conceptos
  const pares = paresDe(conceptos, titulos)
  return (celdas, faltas) => {
    const leidos: (readonly [string, number])[] = []
    for (const { columna, concepto, importe } of pares) {
      const clave = claveConcepto(concepto(celdas))
      if (clave === '') {
        if (conceptos.forma === 'grupos') break
        continue
      }
      const text = importe(celdas).trim()
      if (text === '') continue
      const leido = decimales ? leerImporteImplicito(text, decimales) : leerImporte(text)
      if (leido && 'valor' in leido) {
        if (leido.valor !== 0) leidos.push([clave, leido.valor])
      } else {
        const esperado = leido
          ? `un importe con una sola lectura (${leido.lecturas.join(' o ')})`
          : 'un importe como 4256.50'
        faltas.push({
          codigo: leido ? 'C202' : 'C201',
          campo: `${CAMPO_CONCEPTO}${clave}`,
          columna,
          hallado: text.slice(0, HALLADO_MAX),
          esperado,
        })
      }
    }
    return leidos
  }
}

interface ParConcepto {
  readonly columna: string
  readonly concepto: (celdas: Celdas) => string
  readonly importe: (celdas: Celdas) => string
}

function paresDe(conceptos: ConceptosPlano, titulos: Titulos): ParConcepto[] {
  switch (conceptos.forma) {
    case 'renglon': {
      const concepto = extractor(conceptos.concepto, titulos)
      const importe = extractor(conceptos.importe, titulos)
      return concepto && importe ? [{ columna: posicionTexto(conceptos.importe), concepto, importe }] : []
    }
    case 'columnas':
      return [...titulos].flatMap(([titulo, index]) => {
        const clave = titulo.toUpperCase()
        const isConcepto = conceptos.prefijos.some((prefijo) => isNumerada(clave, prefijo.toUpperCase()))
        return isConcepto ? [{ columna: clave, concepto: () => clave, importe: (celdas) => celdas[index] ?? '' }] : []
      })
    case 'grupos': {
      const { desde, cada, hasta } = conceptos
      return Array.from({ length: Math.floor((hasta - desde + 1) / cada) }, (_, i) => {
        const first = desde - 1 + i * cada
        return {
          columna: `número ${first + conceptos.importe + 1}`,
          concepto: (celdas) => celdas[first + conceptos.concepto] ?? '',
          importe: (celdas) => celdas[first + conceptos.importe] ?? '',
        }
      })
    }
  }
}

const isNumerada = (titulo: string, prefijo: string): boolean =>
  titulo.startsWith(prefijo) && /^\d{1,4}$/.test(titulo.slice(prefijo.length))
