import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { papelCsf } from './csf.ts'
import { papelCurpCarta } from './curp-carta.ts'
import { papelCurpTarjeta } from './curp-tarjeta.ts'
import { dibujarPdf } from './dibujar-pdf.ts'
import type { Papel } from './hoja.ts'
import { papelAsignacion } from './imss-asignacion.ts'
import { papelSemanas } from './imss-semanas.ts'
import { papelVigencia } from './imss-vigencia.ts'
import type { VarianteCsf } from './papel-csf.ts'
import type { VarianteCurp } from './papel-curp.ts'
import type { VarianteNss } from './papel-nss.ts'

const CURP = { carta: papelCurpCarta, tarjeta: papelCurpTarjeta } as const satisfies Record<
  VarianteCurp['diseno'],
  (persona: PersonaFicticia, variante: VarianteCurp) => Papel
>
const NSS = { asignacion: papelAsignacion, semanas: papelSemanas, vigencia: papelVigencia } as const satisfies Record<
  VarianteNss['diseno'],
  (persona: PersonaFicticia, variante: VarianteNss) => Papel
>

/** The CURP constancia of `persona` before it becomes a PDF; the same for the other two below. */
export function papelCurp(persona: PersonaFicticia, variante: VarianteCurp): Papel {
  return CURP[variante.diseno](persona, variante)
}

export function papelNss(persona: PersonaFicticia, variante: VarianteNss): Papel {
  return NSS[variante.diseno](persona, variante)
}

/** The CURP constancia of `persona` as PDF bytes. */
export function crearCurp(persona: PersonaFicticia, variante: VarianteCurp): Promise<Buffer> {
  return dibujarPdf(papelCurp(persona, variante))
}

/** One of the three IMSS papers as PDF bytes. */
export function crearNss(persona: PersonaFicticia, variante: VarianteNss): Promise<Buffer> {
  return dibujarPdf(papelNss(persona, variante))
}

/** The Constancia de Situación Fiscal as PDF bytes. */
export function crearCsf(persona: PersonaFicticia, variante: VarianteCsf): Promise<Buffer> {
  return dibujarPdf(papelCsf(persona, variante))
}
