import { beforeAll, describe, expect, it } from 'vitest'
import { selectRow } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let jefe: Client
let director: Client

beforeAll(async () => {
  jefe = await signIn('jefe')
  director = await signIn('director')
})

const act = (client: Client, folio: string, acto: string, version: number) =>
  client.post(`/api/movimientos/${folio}/${acto}`, { version, motivo: 'x' })

describe('delegating a signature', () => {
  it('lets the delegate approve, says on whose behalf, and ends when it is taken back', async () => {
    const { folio, movimiento } = await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
    await act(await signIn('validador1'), folio, 'validar', 1)
    await act(await signIn('auxiliar'), folio, 'revisar', 2)
    expect((await act(director, folio, 'aprobar', 3)).status).toBe(403)
    const body = { usuario: 'director', desde: '2026-11-20', hasta: '2026-11-30', motivo: 'Vacaciones' }
    const made = await jefe.post<{ id: number }>('/api/mi-cuenta/delegaciones', body)
    expect([made.status, made.body]).toMatchObject([201, { de: 'Ignacio Bárcenas Núñez', a: 'Mónica Urrutia Lara' }])
    const done = await act(director, folio, 'aprobar', 3)
    expect(done.body).toMatchObject({ estatus: 'Por aplicar' })
    const detail = await director.get<{ recorrido: { quien: string }[] }>(`/api/panel/movimientos/${movimiento}`)
    expect(detail.body.recorrido.at(-1)?.quien).toBe('Mónica Urrutia Lara, por delegación de Ignacio Bárcenas Núñez')
    const told = await selectRow<{ texto: string }>('SELECT texto FROM avisos WHERE clave = $1', [
      `movimiento:${movimiento}:aprobar:4`,
    ])
    expect(told?.texto).toContain('Mónica Urrutia Lara, por delegación de Ignacio Bárcenas Núñez.')
    expect((await jefe.delete(`/api/mi-cuenta/delegaciones/${made.body.id}`)).status).toBe(200)
    const other = await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
    expect((await act(director, other.folio, 'aprobar', 1)).status).toBe(403)
  })

  it('offers whom one may name: active accounts of the same place, never oneself, and nobody to who signs nothing', async () => {
    type Propias = { puedeDelegar: boolean; candidatos: { usuario: string }[] }
    const { body } = await jefe.get<Propias>('/api/mi-cuenta/delegaciones')
    const usuarios = body.candidatos.map(({ usuario }) => usuario)
    expect(body.puedeDelegar).toBe(true)
    expect(usuarios).toEqual(expect.arrayContaining(['director', 'titular', 'auxiliar']))
    for (const usuario of ['jefe', 'validador1', 'ventanilla1']) expect(usuarios).not.toContain(usuario)
    const desk = await (await signIn('ventanilla1')).get<Propias>('/api/mi-cuenta/delegaciones')
    expect(desk.body).toMatchObject({ puedeDelegar: false, candidatos: [] })
  })

  it('is refused to who signs nothing, for another place, for a past day and for too long', async () => {
    const give = (client: Client, change: object) =>
      client.post('/api/mi-cuenta/delegaciones', {
        usuario: 'titular',
        desde: '2026-11-20',
        hasta: '2026-11-30',
        motivo: '',
        ...change,
      })
    expect((await give(await signIn('auxiliar'), {})).status).toBe(403)
    expect((await give(jefe, { usuario: 'validador1' })).status).toBe(422)
    expect((await give(jefe, { usuario: 'jefe' })).status).toBe(422)
    expect((await give(jefe, { desde: '2026-11-01' })).status).toBe(422)
    expect((await give(jefe, { hasta: '2027-11-30' })).status).toBe(422)
  })
})
