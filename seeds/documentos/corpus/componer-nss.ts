import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposNss } from '#seeds/documentos/campos-esperados.ts'
import { papelNss } from '#seeds/documentos/crear-papeles.ts'
import { varianteNss } from '#seeds/documentos/variantes.ts'
import type { Compuesto } from './compuesto.ts'
import { papelNssCompuesto } from './nss-papel.ts'
import { rasgosNss } from './nss-rasgos.ts'

/** How often a paper is one of the fixed layouts, which look most like the real ones. */
const FIJOS = 0.25

/** An IMSS paper, mostly composed anew. */
export function componerNss(persona: PersonaFicticia, random: SeededRandom): Compuesto<'nss'> {
  if (random.chance(FIJOS)) {
    const variante = varianteNss(random, persona)
    const papel = papelNss(persona, variante)
    const campos = camposNss(persona, variante)
    return { papel, diseno: `nss-${variante.diseno}`, variante: { ...variante }, qr: false, campos }
  }
  const rasgos = rasgosNss(random)
  const campos = camposNss(persona, rasgos)
  return {
    papel: papelNssCompuesto(persona, rasgos),
    diseno: `nss-compuesta-${rasgos.diseno}-${rasgos.aspecto.disposicion}`,
    variante: { ...rasgos },
    qr: false,
    campos: rasgos.conCurp ? campos : { ...campos, curp: '' },
  }
}
