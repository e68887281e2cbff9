import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#api/app.ts'
import { describeApi } from '#api/http/docs.ts'

const { buildRespuestas } = (await import(new URL('../../scripts/build.mjs', import.meta.url).href)) as {
  readonly buildRespuestas: () => Promise<void>
}

/** No usage statistics, no look for a newer version. */
const CALLADO = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'contrato-'))
  await buildRespuestas()
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(await describeApi(createApp())))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the program of a package prints in the folder of the document. It ends with another code than 0 when it finds something. */
function run(program: string, args: readonly string[]): string {
  const file = path.resolve('node_modules', program)
  const options = { cwd: folder, env: { ...process.env, ...CALLADO }, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  return spawnSync(process.execPath, [file, ...args], options).stdout
}

const OPCIONES = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--pretty', 'false']
const MODULOS = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022']

/** Compiles one file of the folder strictly and returns what the compiler prints, a line an error. */
async function compile(file: string, source: string): Promise<readonly string[]> {
  await writeFile(path.join(folder, file), source)
  const stdout = run('typescript/bin/tsc', [...OPCIONES, ...MODULOS, file])
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

it('the description of the API has no error and no warning under the recommended rules of Redocly', () => {
  const stdout = run('@redocly/cli/bin/cli.js', [
    'lint',
    'openapi.json',
    '--extends=recommended',
    '--format=json',
    '--max-problems=1000',
  ])
  const { problems } = JSON.parse(stdout) as {
    readonly problems: readonly { readonly ruleId: string; readonly message: string }[]
  }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

/** What a client needs besides the generated types: a call by its method and path, with the types of what it takes and answers. */
const LLAMAR = `import type { paths } from './api.ts'

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never
type Hecha<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202)]> : never
type Rechazada<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (401 | 403 | 404 | 409 | 422 | 423)]> : never
type Direccion<Op> = Op extends { parameters: infer P } ? Omit<P, 'header' | 'cookie'> : never
type Cuerpo<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? { body: Body } : unknown

declare function llamar<Path extends keyof paths, Method extends keyof paths[Path]>(
  method: Method,
  path: Path,
  pedido: Direccion<paths[Path][Method]> & Cuerpo<paths[Path][Method]>,
): Promise<
  | { ok: true; body: Hecha<paths[Path][Method]> }
  | { ok: false; body: Rechazada<paths[Path][Method]> }
>
`

const CLIENTE = `${LLAMAR}
export async function solicitarLicencia(curp: string): Promise<string> {
  const query = { curp, ORGANICA_0: '01', ORGANICA_ACTIVO: 'A', limit: 1 }
  const personas = await llamar('get', '/api/personal/organica', { query })
  const persona = personas.ok ? personas.body[0] : undefined
  if (!persona) return 'Nadie tiene esa CURP.'
  const { INTERNO, FULLNAME, ORGANICA_SUELDO }: { INTERNO: number; FULLNAME: string; ORGANICA_SUELDO: number } = persona
  const dias = await llamar('get', '/api/eventosProceso', { query: { tipo: 'ARCHIVO_APLICACION' } })
  const fecha: string | undefined = dias.ok ? dias.body.eventos[0]?.fecha : undefined
  const hecho = await llamar('post', '/api/movimientos', {
    body: { id_quincena: 2226, id_tipo_mov: 8, id_afiliado: persona.ID, fecha: fecha ?? null, observaciones: '' },
  })
  if (hecho.ok) return hecho.body.folio
  const campos: Record<string, string> = hecho.body.campos ?? {}
  return [hecho.body.error, INTERNO, FULLNAME, ORGANICA_SUELDO, ...Object.values(campos)].join(' ')
}

export async function corregirNombre(id: number, nombre: string): Promise<void> {
  await llamar('put', '/api/catalogo/{tipo}', { path: { tipo: 'area' }, body: { tipo: 'area', id, nombre } })
}
`

/** One fault a line. */
const EQUIVOCADO = `${LLAMAR}
const fecha = '2026-11-23'
await llamar('post', '/api/movimientos', { body: { id_tipo_mov: 8, id_afiliado: 1, fecha } })
await llamar('post', '/api/movimientos', { body: { id_tipo_mov: '8', id_afiliado: 1, fecha } })
await llamar('post', '/api/movimientos', { body: { id_tipo_mov: 8, id_afiliado: 1, fechas: fecha } })
await llamar('post', '/api/movimientos', { body: { id_tipo_mov: 8, fecha } })
await llamar('get', '/api/eventosProceso', { query: { tipos: 'PAGO' } })
await llamar('get', '/api/eventosProcesos', { query: {} })
const hecho = await llamar('post', '/api/movimientos', { body: { id_tipo_mov: 8, id_afiliado: 1, fecha } })
export const folio: number = hecho.ok ? hecho.body.folio : 0
`

describe('a client made with openapi-typescript', () => {
  beforeAll(async () => {
    const document = await readFile(path.join(folder, 'openapi.json'), 'utf8')
    await writeFile(path.join(folder, 'api.ts'), astToString(await openapiTS(document)))
  })

  it('compiles', async () => {
    expect(await compile('cliente.ts', CLIENTE)).toEqual([])
  })

  it('does not compile with a field, a parameter, an address or an answer that the call does not have', async () => {
    const first = EQUIVOCADO.split('\n').findIndex((line) => line.includes("id_tipo_mov: '8'")) + 1
    const lines = (await compile('equivocado.ts', EQUIVOCADO)).map(
      (error) => Number(/^equivocado\.ts\((\d+),/.exec(error)?.[1]) - first,
    )
    expect([...new Set(lines)]).toEqual([0, 1, 2, 3, 4, 6])
  })
})
