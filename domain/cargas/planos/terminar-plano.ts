import type { Issue } from '#domain/issue.ts'
import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { desdeIssues, type VersionVigente } from './vigencia.ts'

/** What is wrong with the end of a layout: it has a day, not before its newest version, and a reason. */
export function terminarPlanoIssues(
  { desde, motivo }: { readonly desde: string; readonly motivo: string },
  ultima: VersionVigente,
): Issue[] {
  const issues = desdeIssues(desde, ultima)
  if (motivo.trim() === '')
    issues.push({ path: 'motivo', code: 'requerido', message: 'Escribe por qué se termina el plano.' })
  if (motivo.length > NOTA_CARGA_MAX)
    issues.push({ path: 'motivo', code: 'largo', message: `El motivo tiene hasta ${NOTA_CARGA_MAX} caracteres.` })
  return issues
}
