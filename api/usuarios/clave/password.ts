import { hash, verify } from '@node-rs/argon2'
import { env, type Env } from '#api/env.ts'
import { onReset } from '#api/memory.ts'

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Of tests alone, which hash thousands of times what nobody has to guess. */
const COSTO_PRUEBAS = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const

/** What a password costs to hash: the same everywhere but under NODE_ENV=test. */
export function costoDe(entorno: Env['NODE_ENV']): { memoryCost: number; timeCost: number; parallelism: number } {
  return entorno === 'test' ? COSTO_PRUEBAS : COSTO
}

export function hashPassword(clave: string): Promise<string> {
  return hash(clave, costoDe(env.NODE_ENV))
}

let dummy: Promise<string> | null = null
onReset(() => {
  dummy = null
})

/** Whether `clave` is the one behind `claveHash`; with null (unknown user) it takes the same time and is false. */
export async function verifyPassword(claveHash: string | null, clave: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const matches = await verify(claveHash ?? (await dummy), clave)
  return matches && claveHash !== null
}
