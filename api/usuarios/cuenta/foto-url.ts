/** Where one's own photo is asked for; another photo has another address, so that none is taken for the one before. */
export function fotoUrl(clave: string | null): string | null {
  const id = clave === null ? undefined : /(?<![\w-])([\w-]+)\.\w+$/.exec(clave)?.[1]
  return id === undefined ? null : `/api/mi-cuenta/foto?v=${id.slice(0, 8)}`
}
