import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { camposCsf, camposCurp, camposNss } from '#seeds/documentos/campos-esperados.ts'
import { crearCsf, crearCurp, crearNss } from '#seeds/documentos/crear-papeles.ts'
import { varianteCsf, varianteCurp, varianteNss } from '#seeds/documentos/variantes.ts'
import type { Muestra } from './muestra.ts'

/** A paper as its issuer gives it, and what it says. */
export interface PapelImpreso extends Pick<Muestra, 'documento' | 'forma' | 'qr'> {
  readonly pdf: Buffer
  readonly campos: Muestra['campos']
}

type Impresor = (persona: PersonaFicticia, random: SeededRandom) => Promise<PapelImpreso>

export const IMPRESORES: Readonly<Record<DocumentoLeible, Impresor>> = {
  curp: async (persona, random) => {
    const variante = varianteCurp(random)
    const pdf = await crearCurp(persona, variante)
    const forma = `${variante.diseno} ${variante.orden}`
    return { documento: 'curp', forma, qr: variante.conQr, pdf, campos: { ...camposCurp(persona, variante) } }
  },
  nss: async (persona, random) => {
    const variante = varianteNss(random, persona)
    const pdf = await crearNss(persona, variante)
    return { documento: 'nss', forma: variante.diseno, qr: false, pdf, campos: { ...camposNss(persona, variante) } }
  },
  csf: async (persona, random) => {
    const variante = varianteCsf(random, persona)
    const pdf = await crearCsf(persona, variante)
    const forma = `${variante.paginas} páginas`
    return { documento: 'csf', forma, qr: true, pdf, campos: { ...camposCsf(persona, variante) } }
  },
}
