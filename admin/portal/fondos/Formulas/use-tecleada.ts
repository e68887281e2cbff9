import { useBound } from '#admin/shared/form/binding.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Title and text of the formula as they are being typed. */
export function useTecleada(): { readonly titulo: string; readonly formula: string } {
  return { titulo: textOf(useBound('titulo').value), formula: textOf(useBound('formula').value) }
}
