/** Where a case is worked. */
export function rutaCaso({ folio }: { readonly folio: string }): string {
  return `/panel/casos/${encodeURIComponent(folio)}/show`
}
