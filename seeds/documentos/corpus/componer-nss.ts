import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposNss } from '#seeds/documentos/campos-esperados.ts'
import { papelNss } from '#seeds/documentos/crear-papeles.ts'
import { varianteNss } from '#seeds/documentos/variantes.ts'
import type { Compuesto } from './compuesto.ts'

/** An IMSS paper. */
export function componerNss(persona: PersonaFicticia, random: SeededRandom): Compuesto<'nss'> {
  const variante = varianteNss(random, persona)
  const papel = papelNss(persona, variante)
  const campos = camposNss(persona, variante)
  return { papel, diseno: `nss-${variante.diseno}`, variante: { ...variante }, qr: false, campos }
}
