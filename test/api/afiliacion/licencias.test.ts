import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { AVISOS_DEL_DIA } from '#api/avisos-del-dia.ts'
import { runAvisosDiarios } from '#api/avisos/diario/run-avisos-diarios.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

type Fila = Record<string, unknown>

let desk: Client
let vencida: AltaHecha
let pronto: AltaHecha
let lejana: AltaHecha
let ajena: AltaHecha
let deRegreso: AltaHecha

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

/** Today is 20 November 2026. */
async function conLicencia(client: Client, entidad: string, fin: string): Promise<AltaHecha> {
  const alta = await personaActiva(client, await lugarDe(entidad), 'L')
  await inTransaction(() => execute('UPDATE movimientos SET fecha_fin = $1 WHERE id = $2', [fin, alta.movimiento]))
  return alta
}

const lista = async (filter: object = {}, client = desk) =>
  (await client.post<Fila[]>('/api/panel/licencias/buscar', { filter })).body
const ids = (rows: readonly Fila[]) => rows.map(({ id }) => id)
const dia = (text: string): PlainDate => {
  const day = parsePlainDate(text)
  if (!day) throw new Error(text)
  return day
}

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  vencida = await conLicencia(desk, SALUD, '2026-11-17')
  pronto = await conLicencia(desk, SALUD, '2026-12-02')
  lejana = await conLicencia(desk, SALUD, '2026-12-21')
  ajena = await conLicencia(await signIn('ventanilla2'), EDUCACION, '2026-11-19')
  deRegreso = await conLicencia(desk, SALUD, '2026-11-18')
  await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'A' WHERE id = $1`, [deRegreso.afiliadoId]))
})

describe('Licencias por vencer', () => {
  it('lists those of the own office that end within 30 days or went by, the most urgent first', async () => {
    const rows = await lista()
    expect(ids(rows)).toEqual([vencida.afiliadoId, pronto.afiliadoId])
    expect(rows[0]).toMatchObject({
      fin: '2026-11-17',
      dias: -3,
      plazo: 'vencida',
      situacion: 'L',
      folio: vencida.folio,
    })
    expect(rows[1]).toMatchObject({ dias: 12, plazo: '15', movimientoAbierto: '' })
    expect(ids(await lista({ plazo: 'vencida' }))).toEqual([vencida.afiliadoId])
    expect(ids(await lista({ plazo: '15' }))).toEqual([pronto.afiliadoId])
    expect(await lista({ plazo: '30' })).toEqual([])
    expect(ids(await lista({}, await signIn('auditor')))).toContain(ajena.afiliadoId)
    expect((await desk.post('/api/panel/licencias/buscar', { filter: { plazo: '60' } })).status).toBe(400)
  })

  it('keeps the overdue one until its return is applied, and tells the return that was asked for', async () => {
    const asked = await solicitar(desk, 'reingreso', await cuerpoDe(vencida, { fecha: '2026-11-20' }))
    expect(asked.status, JSON.stringify(asked.body)).toBe(201)
    expect((await lista({ plazo: 'vencida' }))[0]).toMatchObject({ movimientoAbierto: asked.body['folio'] })
  })

  it('the daily look tells its desk once in each part, and nobody of another office', async () => {
    const de = async (usuario: string) => {
      const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
      const rows = await selectRows<{ clave: string; enlace: string }>(
        `SELECT clave, enlace FROM avisos WHERE usuario_id = $1 AND clave LIKE 'licencia:%' ORDER BY id`,
        [row?.id ?? 0],
      )
      return rows.map(({ clave }) => clave)
    }
    await runAvisosDiarios(AVISOS_DEL_DIA, dia('2026-11-20'))
    await runAvisosDiarios(AVISOS_DEL_DIA, dia('2026-11-20'))
    const told = [`licencia:${vencida.movimiento}:vencida`, `licencia:${pronto.movimiento}:15`]
    expect(await de('ventanilla1')).toEqual(told)
    expect(await de('ventanilla2')).toEqual([`licencia:${ajena.movimiento}:vencida`])
    expect(await de('auditor')).toEqual([])
    await runAvisosDiarios(AVISOS_DEL_DIA, dia('2026-11-28'))
    expect(await de('ventanilla1')).toEqual([
      ...told,
      `licencia:${pronto.movimiento}:5`,
      `licencia:${lejana.movimiento}:30`,
    ])
  })
})
