/** Folder of files whose load does not exist yet. What a crash left there is deleted at night. */
export const RECIBIDAS = 'cargas/recibidas'
