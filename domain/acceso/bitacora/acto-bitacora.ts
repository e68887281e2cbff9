import { ownValue } from '#domain/own-value.ts'
import { ACTOS_DINERO } from './actos-dinero.ts'
import { ACTOS_GOBIERNO } from './actos-gobierno.ts'
import { ACTOS_TRAMITES } from './actos-tramites.ts'

/**
 * What an act is told as. `{campo}` is what the act noted; what stands in brackets is left out where it noted nothing:
 * "Solicitó el cierre de la quincena[ {quincena%}][ de {entidad}]". Without its brackets it is the act's name, where it is not
 * given apart: `[nombre, frase]`.
 */
export type FraseActo = string | readonly [nombre: string, frase: string]

/**
 * The sentence of each act of the bitácora: one without a row cannot be logged. An act of an older version is shown by its own
 * name, never hidden.
 */
export const ACTOS_BITACORA = {
  ...ACTOS_TRAMITES,
  ...ACTOS_DINERO,
  ...ACTOS_GOBIERNO,
} as const satisfies Readonly<Record<string, FraseActo>>

/** An act that a service can log: one without words for people does not compile. */
export type NombreActo = keyof typeof ACTOS_BITACORA

/** What an act is told as; undefined for one of an older version. */
export function fraseDe(acto: string): FraseActo | undefined {
  return ownValue<FraseActo>(ACTOS_BITACORA, acto)
}

/** A sentence in its parts: what is always told, and what is left out where it was not noted. */
export function partesDeFrase(frase: string): readonly { readonly texto: string; readonly suelta: boolean }[] {
  return frase.split('[').flatMap((parte, at) => {
    if (at === 0) return [{ texto: parte, suelta: false }]
    const end = parte.indexOf(']')
    return [
      { texto: parte.slice(0, end), suelta: true },
      { texto: parte.slice(end + 1), suelta: false },
    ]
  })
}

/** "Consultó el expediente"; an act without a name reads "Documento: reemplazar". */
export function actoTexto(acto: string): string {
  const known = fraseDe(acto)
  if (known !== undefined)
    return typeof known === 'string'
      ? partesDeFrase(known)
          .map(({ texto, suelta }) => (suelta ? '' : texto))
          .join('')
      : known[0]
  const [area = acto, verbo = ''] = acto.split('.')
  const words = [area, verbo].filter(Boolean).map((word) => word.replaceAll('_', ' ').trim())
  const text = words.join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
