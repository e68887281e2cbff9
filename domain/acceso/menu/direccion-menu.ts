/**
 * What hides in an address: a backslash, which browsers read as a slash (`/\otro.sitio` leaves the portal); control signs, which
 * they leave out before they read it; and signs that turn the direction of the text that a person reads.
 */
const OCULTO = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const PORTAL = /^\/(?!\/)/
const SITIO = /^https?:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?([/?#]\S*)?$/i

/** Parts of a path that the reader resolves away ("..", also as %2e), an empty one (`//host` is another site), and calls of the API. */
const RESUELTA = /\/(?:\.|%2e){1,2}(?:\/|$)|\/(?:\/|%2f)|%5c|^\/api(?:\/|$)/i

/** Whether `text` is a page of the portal, whatever reads it: one slash first, nothing hidden, a path that stays as it is written. */
export const isDireccionPortal = (text: string): boolean =>
  PORTAL.test(text) && !OCULTO.test(text) && !RESUELTA.test(text.split(/[?#]/, 1)[0] ?? '')

/** Whether `text` is the whole address of another site: http or https, a host without user or password, nothing hidden. */
export const isSitio = (text: string): boolean => SITIO.test(text) && !OCULTO.test(text)
