/** An entity as an address names it: its key after that of its type ("01-03"), as organica 1 lists them. */
export const CLAVE_ENTIDAD = /^(\w{1,10})-(\w{1,10})$/
