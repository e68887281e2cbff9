import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposCsf } from '#seeds/documentos/campos-esperados.ts'
import { papelCsf } from '#seeds/documentos/csf.ts'
import { varianteCsf } from '#seeds/documentos/variantes.ts'
import type { Compuesto } from './compuesto.ts'

/** A Constancia de Situación Fiscal. */
export function componerCsf(persona: PersonaFicticia, random: SeededRandom): Compuesto<'csf'> {
  const variante = varianteCsf(random, persona)
  const papel = papelCsf(persona, variante)
  const campos = camposCsf(persona, variante)
  return { papel, diseno: `csf-${variante.paginas}`, variante: { ...variante }, qr: true, campos }
}
