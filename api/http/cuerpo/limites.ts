import { LLAMADAS_PUBLICAS } from '#domain/acceso/llamadas.ts'

const KB = 1024

/** Bytes of a body where its call has no row below: a long form takes a tenth of it. */
const CUERPO_BYTES = 64 * KB

/** Bytes of a body that comes without a session: an account, a password, a link's token. */
const CUERPO_SIN_SESION_BYTES = 4 * KB

/** Objects and lists within each other. What the portal takes has five levels at most. */
export const NIVELES_MAX = 20

/** Fields that one refusal names: nobody corrects more before asking again. */
export const CAMPOS_RECHAZADOS_MAX = 20

/** Rows that one refusal carries of a list; it tells how many there are in all. */
export const RENGLONES_RECHAZADOS_MAX = 200

/** The calls whose body may be longer than the others': bytes, and why. */
const CUERPOS_MAYORES = new Map<string, { readonly bytes: number; readonly porque: string }>([
  ['PUT /api/panel/menus', { bytes: 512 * KB, porque: 'the whole tree of menus is saved at once' }],
  ['POST /api/borradores', { bytes: 256 * KB, porque: 'a draft holds what was captured by hand of three papers' }],
  ['PUT /api/borradores/:id', { bytes: 256 * KB, porque: 'a draft holds what was captured by hand of three papers' }],
  ['POST /api/fotografias/pdf', { bytes: 512 * KB, porque: 'it names up to a thousand photos' }],
  ['POST /api/panel/firmas', { bytes: 512 * KB, porque: 'a signature comes with its image as text' }],
  ['PUT /api/panel/firmas/:id', { bytes: 512 * KB, porque: 'a signature comes with its image as text' }],
  ['POST /api/panel/avisos-privacidad', { bytes: 256 * KB, porque: 'a privacy notice has up to 60,000 characters' }],
])

const PUBLICAS = new Set<string>(LLAMADAS_PUBLICAS)

/** Whether the call is one of those that anybody may make; null is no call of the table. */
export const isPublica = (call: string | null): boolean => call !== null && PUBLICAS.has(call)

/** Most bytes of the JSON body of a call, by its pattern: `PUT /api/borradores/:id`. */
export function cuerpoMax(call: string | null): number {
  if (isPublica(call)) return CUERPO_SIN_SESION_BYTES
  return CUERPOS_MAYORES.get(call ?? '')?.bytes ?? CUERPO_BYTES
}
