import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Journeys that take the longest, the longest first, as `npm test` tells them on two quiet cores. A machine that has run nothing
 * yet knows only how large a file is, and a long journey that begins last keeps one browser busy while the others rest.
 */
const LARGOS = [
  'pantallas/estados',
  'motores/caida-de-uno',
  'motores/movimientos',
  'accesible/administracion',
  'motores/durabilidad',
  'portal/asistente',
  'motores/panel',
  'accesible/panel',
  'portal/entradas-malas',
  'motores/administracion',
  'panel/muestras',
  'motores/cuentas',
  'motores/lote-cortado',
  'motores/cierre',
  'pantallas/dinero-dialogos',
  'pantallas/nombres-largos',
  'movimientos-teclado',
]

/** The place of a file among `LARGOS`; after them when it is none. */
function lugar({ moduleId }: TestSpecification): number {
  const place = LARGOS.findIndex((name) => moduleId.endsWith(path.normalize(`test/browser/${name}.test.ts`)))
  return place === -1 ? LARGOS.length : place
}

/** Vitest's own order, project by project, but for the long journeys: they begin first, whichever their project. */
export class LosLargosPrimero extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return (await super.sort(files)).sort((a, b) => turn(a) - turn(b) || lugar(a) - lugar(b))
  }
}
