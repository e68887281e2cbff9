/**
 * What hides in an address: a backslash, which browsers read as a slash (`/\otro.sitio` leaves the portal); control signs, which
 * they leave out before they read it; and signs that turn the direction of the text that a person reads.
 */
const OCULTO = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const PORTAL = /^\/(?!\/)/
const SITIO = /^https?:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?([/?#]\S*)?$/i

/** Whether `text` is an address within the portal, whatever reads it: one slash first, nothing hidden. */
export const isDireccionPortal = (text: string): boolean => PORTAL.test(text) && !OCULTO.test(text)

/** Whether `text` is the whole address of another site: http or https, a host without user or password, nothing hidden. */
export const isSitio = (text: string): boolean => SITIO.test(text) && !OCULTO.test(text)
