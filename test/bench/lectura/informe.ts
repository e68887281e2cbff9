import os from 'node:os'
import type { Medida } from '#test/bench/main.ts'
import { machine } from '#test/bench/write-section.ts'
import type { Argumentos } from './argumentos.ts'
import { contar } from './cuenta.ts'
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

/** Every table of a run, the goals last: what a terminal shows at the end is what is looked at first. */
export function partes({ args, leidas, medidas, pico }: Corrida): Parte[] {
  const errores = leidas.flatMap(({ muestra, error }) => (error === undefined ? [] : [`${muestra.id}: ${error}`]))
  return [
    ['Por papel y daño', tablaDePapeles(leidas, args.carpeta !== null)],
    ['Por daño', tablaDeDanos(leidas)],
    ['Por campo', tablaDeCampos(leidas)],
    ['Calibración', tablaDeCalibracion(leidas)],
    ['Memoria', `El lector que más ocupó: ${pico.toFixed(0)} MB.`],
    ...(errores.length > 0 ? [['Sin leer', errores.join('\n')] as const] : []),
    ['Metas', tablaDeMetas(medidas)],
  ]
}

export function tablaDeMetas(medidas: readonly Medida[]): string {
  const rows = medidas.map(({ que, cifra, meta, cumple }) => [que, cifra, meta, cumple ? '✓' : '✗'])
  return tabla(['qué', 'cifra', 'meta', 'cumple'], rows)
}

/** Heading and text for docs/benchmarks.md. */
export function seccion({ args, leidas, medidas, pico }: Corrida): Parte {
  const own = args.carpeta === null
  const { archivos, campos, seguros } = contar(leidas)
  const origin = own
    ? `Made by \`npm run bench:lectura -- ${args.linea}\`. Seed ${args.semilla} is for reporting only: no reader was tuned on its files.`
    : 'Papers drawn by another author, whose layouts, fonts and wordings the generator here does not have; read with `npm run bench:lectura -- --carpeta`.'
  const rules = [
    'A field is exact when it says what the paper prints (spaces collapsed); recognised names and addresses may lack accents, which "a la letra" does not forgive.',
    '"Mal y seguros" is a wrong value with `seguro: true`, and also a value that is there and was said for sure to be empty. Seconds a file are of the wall clock while readers and drawing share the machine.',
    'Ratios and speeds are of processor time.',
  ].join(' ')
  const [busy = 0] = os.loadavg()
  const figures = `Machine: ${machine()}, with a load of ${busy.toFixed(0)} at the end (2 are the readers). ${archivos} files, ${campos} fields, ${seguros} of them sure; the largest reader held ${pico.toFixed(0)} MB.`
  const folded = (title: string, table: string): string =>
    `<details><summary>${title}</summary>\n\n${table}\n\n</details>`
  const text = [
    origin,
    rules,
    figures,
    tablaDeMetas(medidas),
    tablaDeDanos(leidas),
    'Calibration: of the fields read with a confidence, how many were right.',
    tablaDeCalibracion(leidas),
    folded('Per paper and harm', tablaDePapeles(leidas, !own)),
    folded('Per field', tablaDeCampos(leidas)),
  ].join('\n\n')
  return [own ? 'Lectura de documentos' : 'Lectura de papeles de otro autor', text]
}
