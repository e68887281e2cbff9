import { acentosUsuales } from '#domain/identidad/acentos-usuales.ts'
import { readPath, type PersonalPath } from '#admin/portal/expediente/paths.ts'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

type Known = Pick<Tramite, 'model' | 'captura' | 'serverErrors'>

/** Names that are offered their accents while nobody wrote them. */
const NOMBRE: readonly PersonalPath[] = ['nombres', 'apellidoPaterno', 'apellidoMaterno']

/** Whether a field among `paths` is missing, doubted, refused, looks wrong or has something to offer. */
export function pideAtencion({ model, captura, serverErrors }: Known, paths: readonly PersonalPath[]): boolean {
  const told = [...model.personalesIssues, ...model.avisos].map(({ path }) => path)
  const said = new Set([...told, ...model.porConfirmar, ...Object.keys(serverErrors)])
  return paths.some((path) => said.has(path) || ofrece(path))

  function ofrece(path: PersonalPath): boolean {
    const typed = readPath(captura.personales, path) !== undefined
    return NOMBRE.includes(path) && !typed && acentosUsuales(readPath(model.valores, path) ?? '') !== null
  }
}
