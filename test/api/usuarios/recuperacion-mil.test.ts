import { describe, expect, it } from 'vitest'
import { selectRows } from '#api/db/sql.ts'
import { settleRecuperaciones } from '#api/usuarios/recuperar/request-recuperacion.ts'
import { Client } from '#test/support/client.ts'

const ask = (correo: string) => new Client().post('/api/recuperar', { correo })

// In a file of its own: it uses up what one address may ask.
describe('tried a thousand times', () => {
  it('links that open nothing are refused by the twentieth', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 40; attempt += 1)
      statuses.push((await new Client().post('/api/recuperar/comprobar', { token: `inventado${attempt}` })).status)
    expect(new Set(statuses.slice(25))).toEqual(new Set([429]))
    expect(statuses.filter((status) => status === 410).length).toBeLessThanOrEqual(20)
  })

  it('one address fills no mailbox: 1,000 requests are three messages, and known or unknown are refused alike', async () => {
    const answers = new Map<number, number>()
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const { status } = await ask(
        attempt % 2 === 0 ? 'auditor@pensiones.ejemplo.gob.mx' : `nadie${attempt}@ejemplo.mx`,
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    await settleRecuperaciones()
    expect([...answers.keys()].sort()).toEqual([200, 429])
    expect(answers.get(200)).toBeLessThanOrEqual(30)
    const sent = await selectRows("SELECT id FROM correos WHERE para = 'auditor@pensiones.ejemplo.gob.mx'")
    expect(sent.length).toBeLessThanOrEqual(3)
    const [known, unknown] = [await ask('auditor@pensiones.ejemplo.gob.mx'), await ask('nadie@ejemplo.mx')]
    expect([known.status, unknown.status]).toEqual([429, 429])
    expect(known.headers.get('retry-after')).not.toBeNull()
  })
})
