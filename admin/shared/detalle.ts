import type { QueryClient } from '@tanstack/react-query'

/**
 * Keeps a record's page apart in the cache: react-admin fills the usual place with the rows of lists, which hold less than
 * the page needs.
 */
export const DETALLE = { detalle: true } as const

/** Shows a record on its page as a save answered it, without waiting until it is asked for anew. `claves`: what its address may have. */
export function keepDetalle(client: QueryClient, resource: string, record: object, ...claves: readonly string[]): void {
  for (const clave of claves) client.setQueryData([resource, 'getOne', { id: clave, meta: DETALLE }], record)
}
