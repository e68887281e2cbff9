import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposCsf } from '#seeds/documentos/campos-esperados.ts'
import { papelCsf } from '#seeds/documentos/csf/csf.ts'
import { varianteCsf } from '#seeds/documentos/variantes.ts'
import type { Compuesto } from '#seeds/documentos/corpus/compuesto.ts'
import { papelCsfCompuesto } from './csf-papel.ts'
import { rasgosCsf } from './csf-rasgos.ts'

/** How often a paper is the fixed layout, which looks most like the real one. */
const FIJOS = 0.25

/** A Constancia de Situación Fiscal, mostly composed anew. */
export function componerCsf(persona: PersonaFicticia, random: SeededRandom): Compuesto<'csf'> {
  if (random.chance(FIJOS)) {
    const variante = varianteCsf(random, persona)
    const papel = papelCsf(persona, variante)
    const campos = camposCsf(persona, variante)
    return { papel, diseno: `csf-${variante.paginas}`, variante: { ...variante }, qr: true, campos }
  }
  const rasgos = rasgosCsf(random)
  const vigentes = rasgos.regimenes.filter(({ fin }) => fin === null).map(({ nombre }) => nombre)
  const dichos = { ...rasgos, regimenes: vigentes, rotulosSinAcentos: false }
  return {
    papel: papelCsfCompuesto(persona, rasgos),
    diseno: `csf-compuesta-${rasgos.domicilio}-${rasgos.aspecto.disposicion}`,
    variante: { ...rasgos },
    qr: rasgos.conQr,
    campos: camposCsf(persona, dichos),
  }
}
