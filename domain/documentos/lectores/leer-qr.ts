import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN, isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isRfcCheckDigitOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { hallazgoQr, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { CodigoQr } from '#domain/documentos/pagina.ts'

const SEXOS: Readonly<Record<string, string>> = {
  HOMBRE: 'H',
  MUJER: 'M',
  H: 'H',
  M: 'M',
  X: 'X',
  'NO BINARIO': 'X',
  'NO BINARIA': 'X',
}

/** `14/03/1988`, `14-03-1988` or `1988-03-14` as YYYY-MM-DD; "" when it is no day. */
export function isoDate(texto: string): string {
  const local = /^(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(\d{4})$/.exec(texto.trim())
  const iso = local
    ? `${local[3] ?? ''}-${(local[2] ?? '').padStart(2, '0')}-${(local[1] ?? '').padStart(2, '0')}`
    : texto.trim()
  return parsePlainDate(iso) ?? ''
}

/** The payload of a CURP's QR; the address that the tax office's QR holds. */
export const CURP_QR = /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d\s*\|/
export const SAT_QR = /D3=\d+_[A-ZÑ&0-9]{12,13}/i

/**
 * Fields of a CURP's QR, `CURP||apellido1|apellido2|nombres|HOMBRE/MUJER|dd/mm/aaaa|entidad[|clave]|`, and of its variants: the key
 * anywhere, the name as the three texts before the sex.
 */
export function camposDeQrCurp(qr: CodigoQr): Hallazgo[] {
  const parts = qr.texto.split('|').map((part) => normalizeText(part))
  const curp = parts.map(cleanKey).find((part) => CURP_PATTERN.test(part))
  if (curp === undefined) return []
  const at = parts.findIndex((part) => SEXOS[part.toUpperCase()] !== undefined)
  const right = isCurpCheckDigitOk(curp)
  return [hallazgoQr(qr, 'curp', curp, right), ...(at >= 3 ? dataAround(qr, parts, at) : [])]
}

function dataAround(qr: CodigoQr, parts: readonly string[], at: number): Hallazgo[] {
  const [paterno = '', materno = '', nombres = ''] = parts.slice(at - 3, at)
  const entidad = parts[at + 2] ?? ''
  const values = [
    ['apellidoPaterno', paterno],
    ['apellidoMaterno', materno],
    ['nombres', nombres],
    ['sexo', SEXOS[(parts[at] ?? '').toUpperCase()] ?? ''],
    ['fechaNacimiento', isoDate(parts[at + 1] ?? '')],
    ['entidad', entidad],
  ] as const
  return values.flatMap(([campo, valor]) =>
    valor === '' && campo !== 'apellidoMaterno' ? [] : [hallazgoQr(qr, campo, valor)],
  )
}

/** `…validadorqr.jsf?D1=10&D2=1&D3={idCIF}_{RFC}` of the SAT. */
export function camposDeQrCsf(qr: CodigoQr): Hallazgo[] {
  const match = /[?&]D3=(\d+)_([A-ZÑ&0-9]{12,13})/i.exec(decode(qr.texto))
  const rfc = cleanKey(match?.[2] ?? '')
  if (!match || !RFC_PERSONA_PATTERN.test(rfc)) return []
  return [hallazgoQr(qr, 'idCIF', match[1] ?? ''), hallazgoQr(qr, 'rfc', rfc, isRfcCheckDigitOk(rfc))]
}

function decode(texto: string): string {
  try {
    return decodeURIComponent(texto)
  } catch {
    return texto
  }
}
