import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { papelCsf } from './csf/csf.ts'
import { papelCurpCarta } from './curp/curp-carta.ts'
import { papelCurpTarjeta } from './curp/curp-tarjeta.ts'
import { dibujarPdf } from './dibujo/dibujar-pdf.ts'
import type { Papel } from './dibujo/hoja.ts'
import { papelAsignacion } from './nss/imss-asignacion.ts'
import { papelSemanas } from './nss/imss-semanas.ts'
import { papelVigencia } from './nss/imss-vigencia.ts'
import type { VarianteCsf } from './csf/papel-csf.ts'
import type { VarianteCurp } from './curp/papel-curp.ts'
import type { VarianteNss } from './nss/papel-nss.ts'

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
