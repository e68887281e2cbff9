import { beforeAll, describe, expect, it } from 'vitest'
import { selectRow } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { contestar, delegar, delegarYAceptar } from '#test/support/manos/delegar.ts'

let jefe: Client
let suplente: Client

beforeAll(async () => {
  jefe = await signIn('jefe')
  suplente = await signIn('auxiliar2')
})

const act = (client: Client, folio: string, acto: string, version: number) =>
  client.post(`/api/movimientos/${folio}/${acto}`, { version, motivo: 'x' })

async function revisado() {
  const alta = await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
  await act(await signIn('validador1'), alta.folio, 'validar', 1)
  await act(await signIn('auxiliar'), alta.folio, 'revisar', 2)
  return alta
}

describe('delegating a signature', () => {
  it('lets the delegate approve once it is accepted, says on whose behalf, and ends when it is taken back', async () => {
    const { folio, movimiento } = await revisado()
    expect((await act(suplente, folio, 'aprobar', 3)).status).toBe(403)
    const made = await delegar(jefe, 'auxiliar2', { motivo: 'Vacaciones' })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        de: 'Ignacio Bárcenas Núñez',
        a: 'Beatriz Olmos Cervantes',
        estado: 'propuesta',
        oficio: 'DG/123/2026',
        oficioFecha: '2026-11-19',
      },
    ])
    expect((await act(suplente, folio, 'aprobar', 3)).status).toBe(403)
    expect((await contestar(suplente, made.body.id, 'aceptar')).status).toBe(200)
    const done = await act(suplente, folio, 'aprobar', 3)
    expect(done.body).toMatchObject({ estatus: 'Por aplicar' })
    const detail = await suplente.get<{ recorrido: { quien: string }[] }>(`/api/panel/movimientos/${movimiento}`)
    expect(detail.body.recorrido.at(-1)?.quien).toBe(
      'Beatriz Olmos Cervantes, por delegación de Ignacio Bárcenas Núñez',
    )
    const told = await selectRow<{ texto: string }>('SELECT texto FROM avisos WHERE clave = $1', [
      `movimiento:${movimiento}:aprobar:4`,
    ])
    expect(told?.texto).toContain('Beatriz Olmos Cervantes, por delegación de Ignacio Bárcenas Núñez.')
    expect((await jefe.delete(`/api/mi-cuenta/delegaciones/${made.body.id}`)).status).toBe(200)
    const other = await revisado()
    expect((await act(suplente, other.folio, 'aprobar', 3)).status).toBe(403)
  })

  it('does not let a delegate approve what the delegate reviewed', async () => {
    const auxiliar = await signIn('auxiliar')
    const { folio } = await revisado()
    const id = await delegarYAceptar(jefe, auxiliar, 'auxiliar')
    expect((await act(auxiliar, folio, 'aprobar', 3)).status).toBe(403)
    expect((await contestar(auxiliar, id, 'devolver')).status).toBe(200)
  })

  it('takes back by the delegation what only the delegation may return', async () => {
    const { folio, movimiento } = await revisado()
    await act(jefe, folio, 'aprobar', 3)
    const id = await delegarYAceptar(jefe, suplente, 'auxiliar2')
    expect((await act(suplente, folio, 'devolver', 4)).status).toBe(200)
    const row = await selectRow<{ n: number }>(
      `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM movimiento_actos WHERE movimiento_id = $1 AND acto = 'devolver'
         AND delegado_por IS NOT NULL`,
      [movimiento],
    )
    expect(row?.n).toBe(1)
    await jefe.delete(`/api/mi-cuenta/delegaciones/${id}`)
  })
})
