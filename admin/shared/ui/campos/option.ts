/** A choice of a Select, Combobox or RadioGroup. */
export interface Option {
  readonly value: string
  readonly label: string
  /** Second line in a Combobox or RadioGroup: the key, the path. */
  readonly detail?: string
  readonly disabled?: boolean
}

/** Lower case without accents: "Óscar Muñoz" → "oscar munoz", to compare what was typed with what is listed. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
