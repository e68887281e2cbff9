import type { DatosFirma } from '#domain/formatos/firma.ts'

export interface ValoresFirma extends DatosFirma {
  /** "" keeps the image that there is. */
  readonly firma_base64: string
}

/** As the server takes it: without an image when none was chosen. */
export function enviada<T extends ValoresFirma>({ firma_base64: imagen, ...values }: T) {
  return imagen === '' ? values : { ...values, firma_base64: imagen }
}
