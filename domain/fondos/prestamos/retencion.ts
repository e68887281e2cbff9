import { formatPesos } from '#domain/organica/dinero.ts'
import type { Issue } from '#domain/issue.ts'

/** Why what was withheld is not what was ordered. */
export const MOTIVOS_RETENCION = {
  licencia: 'Licencia',
  baja: 'Baja',
  sueldo_insuficiente: 'Sueldo insuficiente',
  otro: 'Otro',
} as const satisfies Record<string, string>
export type MotivoRetencion = keyof typeof MOTIVOS_RETENCION

/** Why less was withheld, in words: its reason, and what was written beside it. */
export function motivoTexto({ motivo, nota }: Pick<RespuestaRetencion, 'motivo' | 'nota'>): string {
  return [motivo === null ? '' : MOTIVOS_RETENCION[motivo], nota.trim()].filter((part) => part !== '').join(': ')
}

/** What is done with a difference: it stays listed until somebody chooses. */
export const DECISIONES_RETENCION = {
  recorrer: 'Sigue en el saldo: el préstamo se recorre',
  cobrar: 'Se cobra directamente a la persona: no se vuelve a ordenar',
  entidad: 'La debe la entidad: baja el saldo y va en su próxima línea',
  reordenar: 'Se ordena otra vez, hasta el tope de descuento',
} as const satisfies Record<string, string>
export type DecisionRetencion = keyof typeof DECISIONES_RETENCION

/** The same in a table's cell. */
export const DECISION_CORTA = {
  recorrer: 'se recorre',
  cobrar: 'se cobra directo',
  entidad: 'la debe la entidad',
  reordenar: 'se ordena otra vez',
} as const satisfies Record<DecisionRetencion, string>

/** Causes of a withholding difference, and the decisions that each one allows (decision 11.13). */
export const CAUSAS_RETENCION = {
  sueldo_insuficiente: { titulo: 'Sueldo insuficiente', decisiones: ['recorrer', 'cobrar'] },
  baja: { titulo: 'Baja', decisiones: ['recorrer', 'cobrar'] },
  licencia: { titulo: 'Licencia', decisiones: ['recorrer', 'cobrar'] },
  no_enterado: { titulo: 'Retenido y no enterado', decisiones: ['entidad'] },
  error_entidad: { titulo: 'Error de la entidad', decisiones: ['reordenar'] },
  otro: { titulo: 'Otro', decisiones: ['recorrer'] },
} as const satisfies Record<string, { readonly titulo: string; readonly decisiones: readonly DecisionRetencion[] }>
export type CausaRetencion = keyof typeof CAUSAS_RETENCION
export const CAUSA_RETENCION_IDS = Object.keys(CAUSAS_RETENCION) as CausaRetencion[]

/** A decision on a difference, with its cause. */
export interface DecisionConCausa {
  readonly causa: CausaRetencion
  readonly decision: DecisionRetencion
}

/** What is wrong with a decision: its cause allows another. */
export function decisionIssues({ causa, decision }: DecisionConCausa): Issue[] {
  const { titulo, decisiones } = CAUSAS_RETENCION[causa]
  if ((decisiones as readonly DecisionRetencion[]).includes(decision)) return []
  const allowed = decisiones.map((each) => `«${DECISIONES_RETENCION[each]}»`).join(' o ')
  return [{ path: 'decision', code: 'causa', message: `Con la causa «${titulo}» se elige ${allowed}.` }]
}

/** A decided difference in words: "Se cobra directamente a la persona… (Sueldo insuficiente)". */
export function decisionTexto(decision: DecisionRetencion, causa: CausaRetencion | null): string {
  return `${DECISIONES_RETENCION[decision]}${causa === null ? '' : `. Causa: ${CAUSAS_RETENCION[causa].titulo.toLowerCase()}`}`
}

/** What an entity answers to an order. */
export interface RespuestaRetencion {
  readonly retenidoCentavos: number | null
  readonly motivo: MotivoRetencion | null
  readonly nota: string
}

export const NOTA_MAX = 300

/** An order as far as it decides whether its answer may change. Amounts in centavos. */
interface OrdenRespondible {
  readonly obligado: 'afiliado' | 'entidad'
  readonly decision: DecisionRetencion | null
  /** Withheld beyond the order, and what of it was applied or returned. */
  readonly aFavor: number
  readonly aFavorDecidido: number
}

/** Why an order takes no answer now that leaves `aFavor` centavos beyond it; null if it does. */
export function impideRespuesta(
  orden: OrdenRespondible,
  aFavor = orden.aFavor,
): { readonly codigo: 'licencia' | 'decidida' | 'a_favor_decidido'; readonly texto: string } | null {
  if (orden.obligado === 'afiliado')
    return {
      codigo: 'licencia',
      texto: 'La persona está en licencia: lo paga con su referencia personal, no su entidad.',
    }
  if (orden.decision !== null)
    return { codigo: 'decidida', texto: 'La diferencia ya se decidió: esta retención no cambia.' }
  return orden.aFavorDecidido > 0 && aFavor !== orden.aFavor
    ? { codigo: 'a_favor_decidido', texto: A_FAVOR_DECIDIDO }
    : null
}

/** Why an answer stays as it is once what it withheld beyond its order was applied or returned. */
export const A_FAVOR_DECIDIDO = 'Lo retenido de más ya se aplicó o se devolvió: esta respuesta no cambia.'

/** What is wrong with an answer to an order of `ordenadoCentavos`. More is the person's, and needs its reason (decision 11.13). */
export function respuestaIssues(
  { retenidoCentavos, motivo, nota }: RespuestaRetencion,
  ordenadoCentavos: number,
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  if (retenidoCentavos === null || !Number.isSafeInteger(retenidoCentavos) || retenidoCentavos < 0)
    add('retenidoCentavos', 'importe', 'Escribe cuánto se retuvo; si no se retuvo nada, 0.')
  else if (retenidoCentavos > ordenadoCentavos && nota.trim() === '')
    add('nota', 'requerido', `Se ordenaron ${formatPesos(ordenadoCentavos)}: escribe por qué se retuvo más.`)
  else if (retenidoCentavos < ordenadoCentavos && motivo === null)
    add('motivo', 'requerido', 'Elige por qué se retuvo menos.')
  else if (retenidoCentavos < ordenadoCentavos && motivo === 'otro' && nota.trim() === '')
    add('nota', 'requerido', 'Escribe el motivo.')
  if (nota.length > NOTA_MAX) add('nota', 'largo', `Lleva hasta ${NOTA_MAX} caracteres.`)
  return issues
}
