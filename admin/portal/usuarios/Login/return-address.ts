/** Where to go after signing in: an address of this portal only (`//other.site` and the like are refused). */
export function returnAddress(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get('volver')
  const isOwn = wanted !== null && /^\/(?![/\\])/.test(wanted)
  return isOwn && !wanted.startsWith('/login') ? wanted : home
}
