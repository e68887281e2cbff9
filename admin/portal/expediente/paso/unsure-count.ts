import { camposSinLeer } from '#admin/shared/documentos/lectura/avisos-lectura.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { pathsOfField } from '#admin/portal/expediente/propuestas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { lecturaOf } from '#admin/portal/expediente/expediente.ts'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'

/** Fields of the form that wait to be confirmed; the two boxes of an RFC are one. */
export function pendingPaths({ porConfirmar }: Pick<TramiteModel, 'porConfirmar'>): PersonalPath[] {
  return porConfirmar.filter((path) => path !== 'rfcHomo' || !porConfirmar.includes('rfcBase'))
}

/** Fields of the form that papers say differently and nobody chose. */
const differingPaths = ({ personalesIssues }: TramiteModel): string[] =>
  personalesIssues.filter(({ code }) => code === 'difiere').map(({ path }) => path)

/** Fields of the form that a paper should have given and nobody has. */
function unreadPaths({ model, captura, kept }: Pick<Tramite, 'model' | 'captura' | 'kept'>): string[] {
  return DOCUMENTOS_LEIBLES.filter((papel) => captura.documentos[papel]?.by !== 'Sistema').flatMap((papel) =>
    camposSinLeer(lecturaOf(captura, kept, papel)?.lectura ?? null)
      .flatMap((campo) => pathsOfField(confirmKey(papel, campo)).map(({ path }) => path))
      .filter((path) => !readPath(model.valores, path)),
  )
}

/** How many fields a paper should have given and nobody has. */
export function countUnread(tramite: Pick<Tramite, 'model' | 'captura' | 'kept'>): number {
  return new Set(unreadPaths(tramite)).size
}

/** What waits for the person in the form, once each: differences, doubts, what was not read. Stepper, note and side card count it. */
export function openPaths(tramite: Pick<Tramite, 'model' | 'captura' | 'kept'>): string[] {
  const { model } = tramite
  return [...new Set([...differingPaths(model), ...pendingPaths(model), ...unreadPaths(tramite)])]
}

/** "3 campos por confirmar". */
export const openTexto = (open: readonly string[]): string => `${cuentaTexto(open.length, 'campo')} por confirmar`

/** How many fields of a paper the form waits for the person to confirm. */
export function unsureCount({ porConfirmar, propuestas }: TramiteModel, papel: string): number {
  const keys = porConfirmar.flatMap((path) =>
    (propuestas[path]?.candidatos ?? []).filter((one) => one.papel === papel).map(({ campo }) => campo),
  )
  return new Set(keys).size
}

/** How many fields of the form the paper should have given and nobody has: not read there, nor in another paper, nor written. */
export function unreadCount({ valores }: TramiteModel, papel: string, lectura: Lectura | null): number {
  const isEmpty = (path: PersonalPath): boolean => !readPath(valores, path)
  return camposSinLeer(lectura).filter((campo) =>
    pathsOfField(confirmKey(papel, campo)).some(({ path }) => isEmpty(path)),
  ).length
}
