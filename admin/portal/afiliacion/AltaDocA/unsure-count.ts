import type { AltaModel } from './alta-model.ts'
import type { PersonalPath } from './paths.ts'

/** Fields of the form that wait to be confirmed; the two boxes of an RFC are one. */
export function pendingPaths({ porConfirmar }: Pick<AltaModel, 'porConfirmar'>): PersonalPath[] {
  return porConfirmar.filter((path) => path !== 'rfcHomo' || !porConfirmar.includes('rfcBase'))
}

/** How many fields of a paper the form waits for the person to confirm. */
export function unsureCount({ porConfirmar, propuestas }: AltaModel, papel: string): number {
  const keys = porConfirmar.flatMap((path) =>
    (propuestas[path]?.candidatos ?? []).filter((one) => one.papel === papel).map(({ campo }) => campo),
  )
  return new Set(keys).size
}
