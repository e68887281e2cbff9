import { onReset } from '#api/memory.ts'
import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'

/** What some records of one kind are called, by id; those that are gone are left out. */
export type NombrarRegistros = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

export type NombresDeAreas = Partial<Readonly<Record<NombreObjeto, NombrarRegistros>>>

let tabla: NombresDeAreas = {}
onReset(() => void (tabla = {}))

/** Gives the bitácora the names of records that it does not know: each area has its own. The application calls it once. */
export function defineNombresDeAreas(nombres: NombresDeAreas): void {
  tabla = nombres
}

/** Kinds of record that some area names, each with how. */
export const nombresDeAreas = (): readonly (readonly [objeto: string, NombrarRegistros])[] => Object.entries(tabla)
