import type { Medida } from '#test/bench/main.ts'
import { machine } from '#test/bench/machine.ts'
import type { Argumentos } from './argumentos.ts'
import type { Leida } from './leer-todo.ts'
import { tabla, tablaDeCalibracion, tablaDeCampos, tablaDeDanos, tablaDePapeles } from './tablas.ts'

export interface Corrida {
  readonly args: Argumentos
  readonly leidas: readonly Leida[]
  readonly medidas: readonly Medida[]
  /** Most memory that any reader held, MB. */
  readonly pico: number
}

type Parte = readonly [titulo: string, texto: string]

/** Every table of a run. The goals come last, because a terminal shows its end first. */
export function partes({ args, leidas, medidas, pico }: Corrida): Parte[] {
  const errores = leidas.flatMap(({ muestra, error }) => (error === undefined ? [] : [`${muestra.id}: ${error}`]))
  return [
    ['Por papel y daño', tablaDePapeles(leidas, args.carpeta !== null)],
    ['Por daño', tablaDeDanos(leidas)],
    ['Por campo', tablaDeCampos(leidas)],
    ['Calibración', tablaDeCalibracion(leidas)],
    ['Memoria', `El lector que más ocupó: ${pico.toFixed(0)} MB.`],
    ['Máquina', machine()],
    ...(errores.length > 0 ? [['Sin leer', errores.join('\n')] as const] : []),
    ['Metas', tablaDeMetas(medidas)],
  ]
}

function tablaDeMetas(medidas: readonly Medida[]): string {
  const rows = medidas.map(({ que, cifra, meta, cumple }) => [que, cifra, meta, cumple ? '✓' : '✗'])
  return tabla(['qué', 'cifra', 'meta', 'cumple'], rows)
}
