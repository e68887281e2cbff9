import { cleanKey } from './clean-key.ts'
import { CURP_PATTERN } from './curp.ts'
import { NSS_PATTERN } from './nss.ts'
import { isRfcGenerico, RFC_PERSONA_PATTERN } from './rfc.ts'

/** A whole key of one person, cleaned, and the column of the padrón that stores it. */
export interface ClaveEntera {
  readonly columna: 'curp' | 'rfc' | 'nss'
  readonly clave: string
}

/** Returns the CURP, RFC or NSS that `text` is; null for a part of one. The generic RFCs belong to nobody. */
export function parseClaveEntera(text: string): ClaveEntera | null {
  const clave = cleanKey(text)
  if (CURP_PATTERN.test(clave)) return { columna: 'curp', clave }
  if (NSS_PATTERN.test(clave)) return { columna: 'nss', clave }
  return RFC_PERSONA_PATTERN.test(clave) && !isRfcGenerico(clave) ? { columna: 'rfc', clave } : null
}
