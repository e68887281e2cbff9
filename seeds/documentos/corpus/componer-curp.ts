import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposCurp } from '#seeds/documentos/campos-esperados.ts'
import { papelCurp } from '#seeds/documentos/crear-papeles.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'
import { varianteCurp } from '#seeds/documentos/variantes.ts'
import type { Compuesto } from './compuesto.ts'
import { papelCurpCompuesto } from './curp-papel.ts'
import { rasgosCurp } from './curp-rasgos.ts'

/** How often a paper is one of the fixed layouts, which look most like the real ones. */
const FIJOS = 0.25

/** A CURP paper, mostly composed anew. */
export function componerCurp(persona: PersonaFicticia, random: SeededRandom): Compuesto<'curp'> {
  if (random.chance(FIJOS)) {
    const variante = varianteCurp(random)
    const papel = papelCurp(persona, variante)
    const campos = camposCurp(persona, variante)
    return { papel, diseno: `curp-${variante.diseno}`, variante: { ...variante }, qr: variante.conQr, campos }
  }
  const rasgos = rasgosCurp(persona, random)
  return {
    papel: papelCurpCompuesto(persona, rasgos),
    diseno: `curp-compuesta-${rasgos.diseno}-${rasgos.aspecto.disposicion}`,
    variante: { ...rasgos },
    qr: rasgos.qr !== 'ninguno',
    campos: {
      ...camposCurp(persona, rasgos),
      entidad: rasgos.entidad,
      ...(rasgos.personales === 'rotulados' && { nacionalidad: nacionalidadFicticia(persona) }),
    },
  }
}
