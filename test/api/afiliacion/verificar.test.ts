import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFolio } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { Client, signIn } from '#test/support/client.ts'

let desk: Client
beforeAll(async () => {
  desk = await signIn('ventanilla1')
})

describe('the check of a printed folio', () => {
  afterEach(() => execute('DELETE FROM intentos_direccion'))

  it('is public: what the paper is and whether it stands, and nothing of its person', async () => {
    const alta = await registrarAlta(desk, await lugarDe(SALUD))
    // Its day in Mexico City, which is not yet the one in UTC.
    await inTransaction(() =>
      execute('UPDATE movimientos SET solicitado_at = $1 WHERE folio = $2', ['2026-11-24T05:30:00.000Z', alta.folio]),
    )
    const check = () => new Client().get(`/api/verificar/${alta.folio}`)
    const { status, body } = await check()
    expect(status).toBe(200)
    expect(body).toEqual({
      folio: alta.folio,
      papel: 'Acuse de alta',
      vigencia: 'en_tramite',
      mensaje: 'Espera la validación de la dependencia: todavía no surte efecto.',
      registrado: '2026-11-23',
      fecha: expect.stringMatching(/^2026-11-\d\d$/) as string,
      quincena: '22 de 2026',
    })
    const { nombres, apellidoPaterno, curp } = alta.persona
    for (const own of [nombres, apellidoPaterno, curp]) expect(JSON.stringify(body)).not.toContain(own)
    await desk.post(`/api/movimientos/${alta.folio}/retirar`, { version: 1, motivo: 'Duplicada' })
    expect((await check()).body).toMatchObject({ vigencia: 'sin_efecto' })
  })

  it('tells a folio that was never given, refuses what is none, and slows who walks through them', async () => {
    const ask = (folio: string) => new Client().get(`/api/verificar/${folio}`)
    const none = await ask('A-26-999999')
    expect([none.status, none.body['error']]).toEqual([
      404,
      'El instituto no ha dado ese folio. Compáralo con el del documento.',
    ])
    expect((await ask('otra-cosa')).status).toBe(400)
    const answers = []
    for (let i = 0; i < 60; i += 1) answers.push((await ask('A-26-999998')).status)
    expect(answers.at(-1)).toBe(429)
  })

  it('reads a folio as people type it', () => {
    expect(['a-26-018841', 'A 26 18841', ' a26018841 '].map(readFolio)).toEqual(Array(3).fill('A-26-018841'))
    expect(['', 'A-2-018841', 'AB-26-018841', 'A-26-0188412'].map(readFolio)).toEqual(Array(4).fill(null))
  })
})
