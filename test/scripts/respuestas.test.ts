import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/respuestas/respuestas.mjs', import.meta.url)
const { esquemasDeRespuestas } = (await import(program.href)) as {
  readonly esquemasDeRespuestas: (
    file: string,
    name: string,
  ) => { readonly llamadas: object; readonly components: object }
}

async function esquemas(code: string): Promise<{ readonly llamadas: object; readonly components: object }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'respuestas-'))
  try {
    const file = path.join(folder, 'llamadas.ts')
    await writeFile(file, code)
    return esquemasDeRespuestas(file, 'Llamadas')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('makes of each type the schema of its JSON: what has a name once, also when it holds itself', async () => {
  const { llamadas, components } = await esquemas(`
    type PlainDate = string & { readonly __brand: 'PlainDate' }
    interface Rama { readonly hijas: readonly Rama[]; readonly clase: 'a' | 'b'; readonly nota?: string }
    interface ConId { readonly id: number }
    export interface Llamadas {
      'GET /a': { answer: Rama }
      'GET /b': { answer: (ConId & { readonly activo: boolean; readonly fecha: PlainDate | null })[] }
      'GET /c': { answer: { readonly par: readonly [number, string]; readonly cuentas: Readonly<Record<string, number>> } }
      'DELETE /d': { answer: undefined }
    }`)
  const ref = { $ref: '#/components/schemas/Rama' }
  expect(components).toEqual({
    Rama: {
      type: 'object',
      properties: {
        hijas: { type: 'array', items: ref },
        clase: { type: 'string', enum: ['a', 'b'] },
        nota: { type: 'string' },
      },
      required: ['hijas', 'clase'],
      additionalProperties: false,
    },
  })
  expect(llamadas).toEqual({
    'GET /a': ref,
    'GET /b': {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'number' },
          activo: { type: 'boolean' },
          fecha: { anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] },
        },
        required: ['id', 'activo', 'fecha'],
        additionalProperties: false,
      },
    },
    'GET /c': {
      type: 'object',
      properties: {
        par: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }], minItems: 2, items: false },
        cuentas: { type: 'object', additionalProperties: { type: 'number' } },
      },
      required: ['par', 'cuentas'],
      additionalProperties: false,
    },
    'DELETE /d': null,
  })
})

it('refuses what is no JSON, and a type that does not exist', async () => {
  await expect(esquemas(`export interface Llamadas { 'GET /a': { answer: () => void } }`)).rejects.toThrow('No JSON')
  await expect(esquemas(`export interface Llamadas { 'GET /a': { answer: NoHay } }`)).rejects.toThrow('No JSON')
})
