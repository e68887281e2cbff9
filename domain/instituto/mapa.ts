/** A site with a name of at least two parts, over https; the address of a home is added at the end. */
const DIRECCION = /^(https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+(?::\d{1,5})?)\/[\w!$%&()*+,\-./:=?@~]*$/i

/** The site of the map that the administrator set, for the portal's content policy; null for what is no such address. */
export function origenMapa(direccion: string): string | null {
  return DIRECCION.exec(direccion)?.[1]?.toLowerCase() ?? null
}

/** What the frame of the map shows of a home. */
export function direccionMarco(direccion: string, domicilio: string): string {
  return direccion + encodeURIComponent(domicilio)
}
