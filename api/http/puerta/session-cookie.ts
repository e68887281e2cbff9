import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { env } from '#api/env.ts'

export const SESSION_COOKIE = 'portal_sesion'

const isSecure = () => env.PUBLIC_URL?.startsWith('https:') ?? false

/** Hands the opaque token to the browser: out of reach of scripts, sent only from our own pages. */
export function setSessionCookie(c: Context, token: string): void {
  const maxAge = env.SESSION_HOURS * 3600
  setCookie(c, SESSION_COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure(), maxAge })
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, SESSION_COOKIE, { path: '/' })
}
