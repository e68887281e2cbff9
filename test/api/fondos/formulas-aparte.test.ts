import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VistaPreviaFormula } from '#domain/fondos/formula/formula-panel.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
}

const PATH = '/api/panel/formulas'
let admin: Client
let persona: AltaHecha

beforeAll(async () => {
  admin = await signIn('admin')
  persona = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
})

const probar = (formula: string) =>
  admin.post<VistaPreviaFormula & Rechazo>(`${PATH}/previsto`, { titulo: '', formula, interno: persona.interno })

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Processes that work formulas out for this one, by their id. */
function calculando(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => read(`/proc/self/task/${task}/children`).trim().split(' '))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('formulas-child'))
    .map(Number)
}

/** Within the length and the parts that a formula may have, and more roots of 64 digits than its time allows. */
const COSTOSA = Array.from({ length: 399 }, (_, n) => `raiz(${n + 2})`).join('+')

describe('a formula that costs too much', () => {
  it('is ended where its time was over, and another call is answered', async () => {
    const [costly, other] = await Promise.all([probar(COSTOSA), admin.get(PATH)])
    expect(other.status).toBe(200)
    expect([costly.status, costly.body.resultado]).toEqual([422, undefined])
    expect(costly.body.campos?.['formula']).toMatch(/^Carácter \d+: La fórmula tarda demasiado en calcularse\.$/)
    expect((await probar('2 + 3')).body.resultado).toBe('5')
  })
})

describe('the process of formulas', () => {
  const held: number[] = []
  afterEach(() => {
    for (const pid of held.splice(0))
      try {
        process.kill(pid, 'SIGCONT')
      } catch {
        // It was ended, as it should be.
      }
  })

  it('that does not come back holds nobody else up: its formula is refused, and the next has a process of its own', async () => {
    expect((await probar('1 + 1')).body.resultado).toBe('2')
    const before = calculando()
    expect(before).toHaveLength(1)
    for (const pid of before) {
      process.kill(pid, 'SIGSTOP')
      held.push(pid)
    }
    const answered: string[] = []
    const stuck = probar('1 + 2').then((respuesta) => {
      answered.push('formula')
      return respuesta
    })
    const other = await admin.get(PATH)
    answered.push('other')
    const { status, body } = await stuck
    expect([other.status, status, body.codigo]).toEqual([200, 422, 'tiempo'])
    expect(body.error).toBe('La fórmula tarda demasiado en calcularse: divídela en otras más cortas.')
    expect(answered).toEqual(['other', 'formula'])
    expect((await probar('1 + 2')).body).toMatchObject({ resultado: '3' })
    expect(calculando()).toHaveLength(1)
    expect(calculando()).not.toEqual(before)
  })
})
