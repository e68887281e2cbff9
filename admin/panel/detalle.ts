/**
 * Keeps a record's page apart in the cache: react-admin fills the usual place with the rows of lists, which hold less than
 * the page needs.
 */
export const DETALLE = { detalle: true } as const
