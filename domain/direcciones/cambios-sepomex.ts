import { masNuevas } from './archivo-anterior.ts'
import type { CambiosDelEstado, CuentaSepomex } from './carga-sepomex.ts'
import type { AsentamientoSepomex } from './sepomex.ts'

/** A settlement as the catalogue keeps it. */
export interface ColoniaGuardada {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly tipo: string
  readonly codigo: string
  /** Somebody's address names it, or streets were written under it. */
  readonly enUso: boolean
}

/** What the file of a state changes in the catalogue. */
export interface CambiosEstado {
  readonly nuevas: readonly AsentamientoSepomex[]
  /** Renamed, of another type, or moved to another postal code. */
  readonly cambiadas: readonly { readonly antes: ColoniaGuardada; readonly asentamiento: AsentamientoSepomex }[]
  /** No longer in the file, and nothing uses them. */
  readonly bajas: readonly ColoniaGuardada[]
  /** No longer in the file, but in use: they stay. */
  readonly conservadas: readonly ColoniaGuardada[]
}

/** Compares one state of the file with what is kept; settlements written by hand (without a key) are left alone. */
export function cambiosSepomex(
  guardadas: readonly ColoniaGuardada[],
  asentamientos: readonly AsentamientoSepomex[],
): CambiosEstado {
  const own = guardadas.filter(({ clave }) => clave !== '')
  const known = new Map(own.map((colonia) => [colonia.clave, colonia]))
  const inFile = new Set(asentamientos.map(({ clave }) => clave))
  const gone = own.filter(({ clave }) => !inFile.has(clave))
  return {
    nuevas: asentamientos.filter(({ clave }) => !known.has(clave)),
    cambiadas: asentamientos.flatMap((asentamiento) => {
      const colonia = known.get(asentamiento.clave)
      const { colonia: nombre, tipo, codigo } = asentamiento
      const same = colonia?.nombre === nombre && colonia.tipo === tipo && colonia.codigo === codigo
      return colonia && !same ? [{ antes: colonia, asentamiento }] : []
    }),
    bajas: gone.filter(({ enUso }) => !enUso),
    conservadas: gone.filter(({ enUso }) => enUso),
  }
}

/** Of what is kept of a state, the share that a whole file may take away; more looks like a file that was cut. */
const BAJAS_NORMALES = 0.2

/** Whether so much goes from a state that the file must be looked at first. */
export function pareceCortado(guardadas: readonly ColoniaGuardada[], { bajas, conservadas }: CambiosEstado): boolean {
  const own = guardadas.filter(({ clave }) => clave !== '').length
  return own >= 20 && bajas.length + conservadas.length > own * BAJAS_NORMALES
}

/** Names that are told of each kind. */
const PRIMERAS = 5

/** What a state's changes are told as: how many of each kind, with the first names. */
export function resumenEstado(
  clave: string,
  filas: readonly AsentamientoSepomex[],
  guardadas: readonly ColoniaGuardada[],
  cambios: CambiosEstado,
): CambiosDelEstado {
  const nueva = ({ colonia, codigo }: AsentamientoSepomex): string => `${colonia} (${codigo})`
  const vieja = ({ nombre, codigo }: ColoniaGuardada): string => `${nombre} (${codigo})`
  const { faltan, llegan } = masNuevas(guardadas, filas)
  return {
    clave,
    estado: filas[0]?.estado ?? clave,
    filas: filas.length,
    nuevas: cuenta(cambios.nuevas, nueva),
    cambiadas: cuenta(cambios.cambiadas, ({ antes, asentamiento }) => `${vieja(antes)} → ${nueva(asentamiento)}`),
    bajas: cuenta(cambios.bajas, vieja),
    conservadas: cuenta(cambios.conservadas, vieja),
    cortado: pareceCortado(guardadas, cambios),
    recientes: { faltan: cuenta(faltan, vieja), llegan },
  }
}

function cuenta<Row>(rows: readonly Row[], text: (row: Row) => string): CuentaSepomex {
  return { cuantas: rows.length, primeras: rows.slice(0, PRIMERAS).map(text) }
}
