import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { inclusiveDays, type PlainDate } from '#domain/plain-date.ts'
import type { CambiosDelEstado } from './carga-sepomex.ts'

/** SEPOMEX puts out a new file every few weeks: one older than half a year is not the one of now. */
const DIAS_VIGENTE = 183

/** One or two of the newest settlements are withdrawn now and then: more are missing from a file that is older than they are. */
const FALTAN_MINIMO = 3

interface ConClave {
  readonly clave: string
}

/** The numbers of a settlement's key are given as settlements come: within a municipio the highest is the newest. */
function consecutivo(clave: string): { readonly municipio: string; readonly numero: number } {
  const [municipio = '', numero = ''] = clave.split('-')
  return { municipio, numero: Number.parseInt(numero, 10) || 0 }
}

/** The highest number of each municipio. */
function masAltos(claves: Iterable<string>): ReadonlyMap<string, number> {
  const highest = new Map<string, number>()
  for (const clave of claves) {
    const { municipio, numero } = consecutivo(clave)
    highest.set(municipio, Math.max(highest.get(municipio) ?? 0, numero))
  }
  return highest
}

function masNueva(clave: string, highest: ReadonlyMap<string, number>): boolean {
  const { municipio, numero } = consecutivo(clave)
  return numero > (highest.get(municipio) ?? Infinity)
}

/**
 * Of a state: settlements kept that are newer than any that the file has of their municipio, and how many the file brings that are
 * newer than any kept. Municipios that only one of the two has say nothing.
 */
export function masNuevas<Colonia extends ConClave>(
  guardadas: readonly Colonia[],
  asentamientos: readonly ConClave[],
): { readonly faltan: readonly Colonia[]; readonly llegan: number } {
  const own = guardadas.filter(({ clave }) => clave !== '')
  const inFile = masAltos(asentamientos.map(({ clave }) => clave))
  const kept = masAltos(own.map(({ clave }) => clave))
  return {
    faltan: own.filter(({ clave }) => masNueva(clave, inFile)),
    llegan: asentamientos.filter(({ clave }) => masNueva(clave, kept)).length,
  }
}

/**
 * What must be looked at before a file is applied, each in a sentence: states that lose a large part, a date that has passed, newest
 * settlements that it does not know yet. Empty for a file of now. `fecha` is what the file says of itself.
 */
export function avisosDelArchivo(
  estados: readonly CambiosDelEstado[],
  fecha: { readonly linea: number; readonly dia: PlainDate } | null,
  hoy: PlainDate,
): string[] {
  const cortados = estados.filter(({ cortado }) => cortado)
  const avisos = cortados.map(({ estado, bajas, conservadas }) => {
    const faltan = cuentaTexto(bajas.cuantas + conservadas.cuantas, 'asentamiento')
    return `El archivo parece cortado o de otro año: en ${estado} faltan ${faltan} de los que hay.`
  })
  if (fecha && fecha.dia < hoy && inclusiveDays(fecha.dia, hoy) > DIAS_VIGENTE)
    avisos.push(
      `Línea ${fecha.linea}: el archivo es del ${formatFechaLarga(fecha.dia)}; se esperaba uno de los últimos seis meses.`,
    )
  return [...avisos, ...faltanNuevas(estados)]
}

/** An older file lacks the newest settlements of the catalogue, and brings hardly any that are newer. */
function faltanNuevas(estados: readonly CambiosDelEstado[]): string[] {
  const faltan = estados.reduce((sum, { recientes }) => sum + recientes.faltan.cuantas, 0)
  const llegan = estados.reduce((sum, { recientes }) => sum + recientes.llegan, 0)
  if (faltan < FALTAN_MINIMO || faltan <= llegan) return []
  const primeras = estados.flatMap(({ recientes }) => recientes.faltan.primeras).slice(0, 3)
  const usadas = estados.reduce((sum, { conservadas }) => sum + conservadas.cuantas, 0)
  const trae =
    llegan === 0 ? 'no trae ninguno posterior' : `solo trae ${cuentaTexto(llegan, 'posterior', 'posteriores')}`
  const enUso =
    usadas === 0 ? '' : ` ${cuentaTexto(usadas, 'de los que faltan está', 'de los que faltan están')} en domicilios.`
  return [
    `El archivo parece anterior al catálogo: no tiene ${cuentaTexto(faltan, 'asentamiento')} de los más nuevos (${primeras.join(', ')}) y ${trae}.${enUso}`,
  ]
}
