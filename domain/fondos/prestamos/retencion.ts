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
} as const satisfies Record<string, string>
export type DecisionRetencion = keyof typeof DECISIONES_RETENCION

/** What an entity answers to an order. */
export interface RespuestaRetencion {
  readonly retenidoCentavos: number | null
  readonly motivo: MotivoRetencion | null
  readonly nota: string
}

export const NOTA_MAX = 300

/** What is wrong with an answer to an order of `ordenadoCentavos`. */
export function respuestaIssues(
  { retenidoCentavos, motivo, nota }: RespuestaRetencion,
  ordenadoCentavos: number,
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  if (retenidoCentavos === null || !Number.isSafeInteger(retenidoCentavos) || retenidoCentavos < 0)
    add('retenidoCentavos', 'importe', 'Escribe cuánto se retuvo; si no se retuvo nada, 0.')
  else if (retenidoCentavos > ordenadoCentavos)
    add('retenidoCentavos', 'exceso', `Se ordenaron ${formatPesos(ordenadoCentavos)}: no se puede retener más.`)
  else if (retenidoCentavos < ordenadoCentavos && motivo === null)
    add('motivo', 'requerido', 'Elige por qué se retuvo menos.')
  else if (retenidoCentavos < ordenadoCentavos && motivo === 'otro' && nota.trim() === '')
    add('nota', 'requerido', 'Escribe el motivo.')
  if (nota.length > NOTA_MAX) add('nota', 'largo', `Lleva hasta ${NOTA_MAX} caracteres.`)
  return issues
}
