import { papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { DatosPersonales } from './datos/datos-personales.ts'

/** The key of a paper against the same key of the record. */
export interface ClaveDePapel {
  /** As the paper says it, clean; "" where it was not read. */
  readonly leida: string
  /** "" where the record has none; null where no record keeps such a key. */
  readonly guardada: string | null
}

/** The key that tells whose a paper is (`datos`: its flat fields) beside that of the person's data. */
export function claveDePapel(
  papel: DocumentoLeible,
  datos: Readonly<Record<string, unknown>>,
  persona: DatosPersonales,
): ClaveDePapel {
  const { clave, campos } = papelDe(papel)
  const leida = datos[clave]
  const guardada = {
    curp: persona.curp,
    nss: persona.nss,
    rfc: persona.rfcBase + persona.rfcHomo,
  } as const
  const dato = campos[clave]?.dato
  const isKey = dato === 'curp' || dato === 'nss' || dato === 'rfc'
  return { leida: typeof leida === 'string' ? cleanKey(leida) : '', guardada: isKey ? guardada[dato] : null }
}
