import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(clave: string): Promise<string> {
  return hash(clave, OPTIONS)
}

let dummy: Promise<string> | null = null

/** Whether `clave` is the one behind `claveHash`; with null (unknown user) it takes the same time and is false. */
export async function verifyPassword(claveHash: string | null, clave: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const matches = await verify(claveHash ?? (await dummy), clave)
  return matches && claveHash !== null
}
