/** Which page an address opens: its path, and the view of those that stand on one path. */
export function pageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('vista') ?? ''}`
}
