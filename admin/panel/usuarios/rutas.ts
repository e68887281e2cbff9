export const LISTA = '/panel/usuarios'
export const NUEVO = '/panel/usuarios/create'
