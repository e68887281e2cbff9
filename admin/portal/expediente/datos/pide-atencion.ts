import type { PersonalPath } from '#admin/portal/expediente/paths.ts'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

type Known = Pick<Tramite, 'model' | 'serverErrors'>

/** Whether a field among `paths` is missing, doubted, refused or looks wrong. */
export function pideAtencion({ model, serverErrors }: Known, paths: readonly PersonalPath[]): boolean {
  const told = [...model.personalesIssues, ...model.avisos].map(({ path }) => path)
  const said = new Set([...told, ...model.porConfirmar, ...Object.keys(serverErrors)])
  return paths.some((path) => said.has(path))
}
