/** The list of cases already filtered, as react-admin reads its address. */
export function rutaCasos(filter: Readonly<Record<string, unknown>> = {}): string {
  if (Object.keys(filter).length === 0) return '/panel/casos'
  return `/panel/casos?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
