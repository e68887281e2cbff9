import type { PlainDate } from '#domain/plain-date.ts'

/** An act on the tree that took somebody in trámite to another entity (level 1). */
export interface ActoEnTramite {
  readonly de: number
  readonly a: number
  /** First day in the other one. */
  readonly desde: PlainDate
}

/** What an alta makes true from its day on, and each act after that day. */
export interface AltaConActos<Campos> {
  readonly campos: Campos
  readonly actos: readonly { readonly desde: PlainDate; readonly campos: { readonly nivel1_id: number } }[]
}

/**
 * The entries that an alta of `desde` leaves if acts moved the person while it waited: the days before an act are of the entity of
 * then (decision 11.3). `actos` are in their order. An alta that names an entity of its own keeps it.
 */
export function altaConActos<Campos extends { readonly nivel1_id?: string | number | null | undefined }>(
  { desde, campos }: { readonly desde: PlainDate; readonly campos: Campos },
  actos: readonly ActoEnTramite[],
): AltaConActos<Campos> {
  const later = actos.filter((acto) => acto.desde > desde)
  const [first, last] = [later[0], later.at(-1)]
  if (!first || campos.nivel1_id !== last?.a) return { campos, actos: [] }
  return {
    campos: { ...campos, nivel1_id: first.de },
    actos: later.map((acto) => ({ desde: acto.desde, campos: { nivel1_id: acto.a } })),
  }
}
