/** Whether the address of a search names a procedure of that view: its person, its draft or the movement that it corrects. */
export function nombraTramite(params: URLSearchParams): boolean {
  return ['interno', 'borrador', 'corregir'].some((name) => params.has(name))
}
