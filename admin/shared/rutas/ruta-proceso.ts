/** The page of a process, by its number: also of one that opens a screen of its own. */
export const rutaProceso = (id: number): string => `/procesos/${id}`
