import type { Issue } from '#domain/issue.ts'

/** The meaning that somebody gives to a concept of a payroll, as a form asks for it. */
interface ConceptoPedido {
  /** Key of `DESTINOS`; "" until one is chosen. */
  readonly destino: string
  /** Code of four digits. */
  readonly desde: string
}

/** What the meaning of a concept still needs, at the field that lacks it. */
export function conceptoIssues({ destino, desde }: ConceptoPedido): Issue[] {
  return [
    ...(destino === '' ? [{ path: 'destino', code: 'requerido', message: 'Elige qué significa el concepto.' }] : []),
    ...(desde.trim() === ''
      ? [{ path: 'desde', code: 'requerido', message: 'Escribe desde qué quincena vale, como 2226.' }]
      : []),
  ]
}
