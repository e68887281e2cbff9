import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '#api/env.ts'

/** What each call answers, and takes in its address and its body, as JSON Schemas; null where that is nothing. */
export interface Respuestas {
  readonly llamadas: Readonly<Record<string, object | null>>
  readonly pedidos: Readonly<Record<string, { readonly query: object | null; readonly body: object | null }>>
  readonly components: Readonly<Record<string, object>>
}

/** The schemas that the build made of `domain/llamadas.ts`. Throws when nothing was built. */
export async function readRespuestas(): Promise<Respuestas> {
  return JSON.parse(await readFile(path.join(PROJECT_ROOT, 'dist/respuestas.json'), 'utf8')) as Respuestas
}
