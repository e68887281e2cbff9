import { hash, randomBytes } from 'node:crypto'

/** A new opaque session token: 256 random bits. The database keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return hash('sha256', token)
}
