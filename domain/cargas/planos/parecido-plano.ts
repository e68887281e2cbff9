import { editDistance } from '#domain/documentos/texto.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { titulosDe, titulosFaltantes } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { DefinicionPlano } from './plano.ts'
import { buscadorDeCampos, tituloLlano } from './propuesta/sinonimos.ts'
import { piezasDePlano } from './plantilla/piezas-plano.ts'

/** A title that a layout needs and a file does not have. */
export interface TituloFaltante {
  readonly esperado: string
  /** The title of the file that seems to be the same column; null if none does. */
  readonly hallado: string | null
}

/** How near a row of titles is to those of a layout. */
export interface ParecidoPlano {
  /** From 0 (nothing in common) to 1 (every title that it needs). */
  readonly puntaje: number
  readonly faltan: readonly TituloFaltante[]
}

/** What a title under another name counts: the column is there, and has to be renamed. */
const OTRO_NOMBRE = 0.5

/**
 * How near a row of titles is to a layout: the part of the titles it needs that the row has. A title under another name (a synonym of its
 * field, or a slip of the keyboard) counts half. Null if the layout names no columns by title.
 */
export function parecidoDePlano(
  definicion: DefinicionPlano,
  tipo: TipoCarga,
  celdas: readonly string[],
): ParecidoPlano | null {
  const esperados = [...new Set(titulosFaltantes(definicion, new Map()))]
  if (esperados.length === 0) return null
  const titulos = titulosDe(celdas)
  const ausentes = esperados.filter((titulo) => !titulos.has(foldText(titulo)))
  const leidos = new Set(
    piezasDePlano(definicion, tipo).flatMap(({ en }) => ('titulo' in en ? foldText(en.titulo) : [])),
  )
  const libres = celdas.map((celda) => celda.trim()).filter((celda) => celda !== '' && !leidos.has(foldText(celda)))
  const faltan: TituloFaltante[] = []
  for (const esperado of ausentes) {
    const usados = faltan.map(({ hallado }) => hallado)
    const hallado = libres.find((libre) => !usados.includes(libre) && isElMismo(esperado, libre, definicion, tipo))
    faltan.push({ esperado, hallado: hallado ?? null })
  }
  const conOtro = faltan.filter(({ hallado }) => hallado !== null).length
  const puntos = esperados.length - ausentes.length + OTRO_NOMBRE * conOtro
  return { puntaje: puntos / esperados.length, faltan }
}

/** Whether a title of a file may be the expected one: near in its letters, or a name of the same field. */
function isElMismo(esperado: string, hallado: string, { campos }: DefinicionPlano, tipo: TipoCarga): boolean {
  const [uno, otro] = [tituloLlano(esperado), tituloLlano(hallado)]
  const limite = Math.min(2, Math.floor(uno.length / 4))
  if (editDistance(uno, otro, limite) <= limite) return true
  const campo = campos.find(({ en }) => en && 'titulo' in en && foldText(en.titulo) === foldText(esperado))?.campo
  return campo !== undefined && buscadorDeCampos(tipo)(hallado) === campo
}

/** From this score on a file is said to look like a layout. */
export const PARECIDO_MIN = 0.5

/** Titles that a message names. */
const NOMBRADOS = 5

/** "Parece NOM-LARGA (Nómina…), pero le falta la columna «IMPORTE»…". */
export function parecidoTexto(
  { clave, nombre }: { readonly clave: string; readonly nombre: string },
  { faltan }: ParecidoPlano,
): string {
  const parece = `Parece ${clave} (${nombre})`
  if (faltan.length === 0)
    return `${parece}, pero la mayor parte de sus primeros renglones no se lee: elige ese plano para ver qué corregir.`
  const sinNombre = faltan.filter(({ hallado }) => hallado === null).map(({ esperado }) => `«${esperado}»`)
  const conOtro = faltan.flatMap(({ esperado, hallado }) =>
    hallado === null ? [] : [`el encabezado dice «${hallado}» y se esperaba «${esperado}»`],
  )
  const partes = [
    ...(sinNombre.length === 0
      ? []
      : [`${sinNombre.length === 1 ? 'le falta la columna' : 'le faltan las columnas'} ${recortada(sinNombre)}`]),
    ...(conOtro.length === 0 ? [] : [recortada(conOtro)]),
  ]
  return `${parece}, pero ${partes.join('; además, ')}. Corrige el encabezado, o elige el plano de quien envía el archivo.`
}

function recortada(cuales: readonly string[]): string {
  const demas = cuales.length - NOMBRADOS
  return demas > 0 ? `${cuales.slice(0, NOMBRADOS).join(', ')} y ${demas} más` : cuales.join(', ')
}
