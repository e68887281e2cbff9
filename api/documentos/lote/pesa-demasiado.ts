import { formatMegas } from '#domain/documentos/archivo.ts'
import { MAX_BYTES } from '#api/documentos/lector/archivo.ts'
import { EntradaError } from './entrada.ts'

/** The refusal of a file of `bytes`, over what a reader opens. */
export const pesaDemasiado = (bytes: number) =>
  new EntradaError(
    `El archivo es demasiado grande: pesa ${formatMegas(bytes)} y el límite es ${formatMegas(MAX_BYTES)}.`,
  )
