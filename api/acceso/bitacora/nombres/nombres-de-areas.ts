import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'

/** What some records of one kind are called, by id; those that are gone are left out. */
export type NombrarRegistros = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

export type NombresDeAreas = Partial<Readonly<Record<NombreObjeto, NombrarRegistros>>>

/** By kind of record. The application fills it: it does not depend on the installation. */
const tabla: Partial<Record<NombreObjeto, NombrarRegistros>> = {}

/** Gives the bitácora the names of records that it does not know: each area has its own. */
export function defineNombresDeAreas(nombres: NombresDeAreas): void {
  Object.assign(tabla, nombres)
}

/** Kinds of record that some area names, each with how. */
export const nombresDeAreas = (): readonly (readonly [objeto: string, NombrarRegistros])[] => Object.entries(tabla)
