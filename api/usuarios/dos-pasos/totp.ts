import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator knows it: SHA-1, six figures, half a minute. */
const PERIODO_S = 30
const DIGITOS = 6
/** Steps before and after the server's own that are taken: clocks differ a little (RFC 6238 §5.2). */
const TOLERANCIA = 1

const totp = (secret: Secret, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: DIGITOS, period: PERIODO_S })

/** A new key of 160 random bits, in base32. */
export function newSecreto(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator reads from the QR code. */
export function uriDe(secreto: string, usuario: string, emisor: string): string {
  return totp(Secret.fromBase32(secreto), usuario, emisor).toString()
}

/** The step of time that `codigo` belongs to, by the server's clock; null when it is of none that is taken now. */
export function pasoDeCodigo(secreto: string, codigo: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(codigo)) return null
  const delta = totp(Secret.fromBase32(secreto), '', '').validate({ token: codigo, timestamp: now, window: TOLERANCIA })
  return delta === null ? null : Math.floor(now / 1000 / PERIODO_S) + delta
}
