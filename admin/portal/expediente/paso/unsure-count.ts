import { camposSinLeer } from '#admin/shared/documentos/lectura/avisos-lectura.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { pathsOfField } from '#admin/portal/expediente/propuestas.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'

/** Fields of the form that wait to be confirmed; the two boxes of an RFC are one. */
export function pendingPaths({ porConfirmar }: Pick<TramiteModel, 'porConfirmar'>): PersonalPath[] {
  return porConfirmar.filter((path) => path !== 'rfcHomo' || !porConfirmar.includes('rfcBase'))
}

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
