import { beforeEach, describe, expect, it } from 'vitest'
import { auditRead, flushReadAudit } from '#api/acceso/read-audit.ts'
import { headHash, logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'

const note = (n: number) =>
  inTransaction(() => logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'icono', objetoId: n, despues: { n } }))

const idOf = async (n: number) =>
  (
    await selectRow<{ id: number }>('SELECT id FROM bitacora WHERE objeto = $1 AND objeto_id = $2', [
      'icono',
      String(n),
    ])
  )?.id ?? 0

describe('bitácora', () => {
  beforeEach(async () => {
    await execute('DELETE FROM bitacora')
    for (const n of [1, 2, 3, 4]) await note(n)
  })

  it('fits when nobody touched it', async () => {
    expect(await verifyBitacora()).toMatchObject({ filas: 4, falla: null, cabeza: await headHash() })
  })

  it('names a changed row', async () => {
    const id = await idOf(2)
    await execute('UPDATE bitacora SET despues = $1 WHERE id = $2', ['{"n":99}', id])
    expect((await verifyBitacora()).falla).toMatchObject({ id, motivo: expect.stringContaining('se cambió') as string })
  })

  it('names the place of a removed row', async () => {
    await execute('DELETE FROM bitacora WHERE id = $1', [await idOf(2)])
    expect((await verifyBitacora()).falla?.id).toBe(await idOf(3))
  })

  it('names an inserted row', async () => {
    await execute(
      `INSERT INTO bitacora (ocurrio_at, actor, medio, direccion, acto, objeto, objeto_id, hash_previo, hash)
       VALUES ('2026-01-01T00:00:00.000Z', 'intruso', 'api', '', 'x', 'icono', '5', 'a', 'b')`,
    )
    expect((await verifyBitacora()).falla?.id).toBe(await idOf(5))
  })

  it('finds a cut tail against a head kept elsewhere', async () => {
    const cabeza = await headHash()
    await execute('DELETE FROM bitacora WHERE id = $1', [await idOf(4)])
    expect((await verifyBitacora()).falla).toBeNull()
    expect((await verifyBitacora(cabeza)).falla?.motivo).toContain('faltan filas al final')
  })

  it('keeps one chain when twenty write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => note(100 + n)))
    expect(await verifyBitacora()).toMatchObject({ filas: 24, falla: null })
  })

  it('leaves no row of a change that failed', async () => {
    const failing = inTransaction(async () => {
      await logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'icono', objetoId: 7 })
      throw new Error('disk full')
    })
    await expect(failing).rejects.toThrow('disk full')
    expect(await selectRows('SELECT id FROM bitacora WHERE objeto_id = $1', ['7'])).toEqual([])
  })

  it('of who logged first and writes afterwards waits for nobody who wrote first and logs now', async () => {
    const write = () => execute('UPDATE derechos_version SET n = n + 1')
    const later = new Promise((resolve) => setTimeout(resolve, 300))
    const one = inTransaction(async () => {
      await logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'info', objetoId: 201 })
      await later
      await write()
    })
    const other = inTransaction(async () => {
      await write()
      await logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'info', objetoId: 202 })
      await later
    })
    await Promise.all([one, other])
    expect(await verifyBitacora()).toMatchObject({ filas: 6, falla: null })
  })

  it('refuses to be written outside the transaction of the change', async () => {
    await expect(logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'icono', objetoId: 8 })).rejects.toThrow('transaction')
  })

  it('holds each read that was noted, once, however often its line is brought', async () => {
    await auditRead(
      SISTEMA,
      { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: 1 },
      { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: 2 },
    )
    await flushReadAudit()
    await flushReadAudit()
    expect(await verifyBitacora()).toMatchObject({ filas: 6, falla: null })
  })
})
