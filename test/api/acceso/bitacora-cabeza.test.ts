import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  archivoCabeza,
  findPerdida,
  guardarCabeza,
  startCabeza,
  stopCabeza,
} from '#api/acceso/bitacora/cabeza-guardada.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { assertCabeza } from '#api/doctor/assert-cabeza.ts'
import { resetMemory } from '#api/memory.ts'
import { signIn } from '#test/support/client.ts'

interface Acto {
  readonly id: number
  readonly acto: string
  readonly objeto_id: string
}

const ultimo = () => selectRow<Acto>('SELECT id, acto, objeto_id FROM bitacora ORDER BY id DESC LIMIT 1')

/** What a write-ahead log that was lost takes with it: the newest rows. */
async function loseActos(cuantos: number): Promise<void> {
  await inTransaction(() =>
    execute('DELETE FROM bitacora WHERE id IN (SELECT id FROM bitacora ORDER BY id DESC LIMIT $1)', [cuantos]),
  )
}

beforeEach(async () => {
  await signIn('ventanilla1')
  await signIn('admin')
})
afterEach(async () => {
  await resetMemory()
  await rm(archivoCabeza(), { force: true })
})

describe('the head of the bitácora, kept beside the database', () => {
  it('is that of the newest act, and only its own account may read it', async () => {
    await guardarCabeza()
    const acto = await ultimo()
    expect(JSON.parse(await readFile(archivoCabeza(), 'utf8'))).toMatchObject({ id: acto?.id })
    expect((await stat(archivoCabeza())).mode & 0o777).toBe(0o600)
  })

  it('lets a portal start that has lost nothing, with acts that came after it was kept or without any head', async () => {
    await assertCabeza(false)
    await guardarCabeza()
    await signIn('ventanilla1')
    await assertCabeza(false)
    expect(await findPerdida()).toBeNull()
  })

  it('is kept when the server starts and when it stops', async () => {
    startCabeza()
    await signIn('ventanilla1')
    await stopCabeza()
    const acto = await ultimo()
    expect(JSON.parse(await readFile(archivoCabeza(), 'utf8'))).toMatchObject({ id: acto?.id })
  })

  it('keeps a portal from starting on a database that lost committed acts, and says which and what to do', async () => {
    await guardarCabeza()
    const kept = await ultimo()
    await loseActos(2)
    const left = await ultimo()
    const refusal = await assertCabeza(false).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Error)
    const { message } = refusal as Error
    expect(message).toContain(`su bitácora llegó al acto ${kept?.id}`)
    expect(message).toContain(`ahora termina en el ${left?.id}`)
    expect(message).toContain('portal respaldo restaurar')
    expect(message).toContain('npm start -- --aceptar-perdida')
    expect((await ultimo())?.id).toBe(left?.id)
  })

  it('notices another act under the same number', async () => {
    await guardarCabeza()
    const kept = await ultimo()
    await inTransaction(() => execute('UPDATE bitacora SET hash = $1 WHERE id = $2', ['f'.repeat(64), kept?.id ?? 0]))
    await expect(assertCabeza(false)).rejects.toThrow('perdió lo que ya estaba guardado')
  })

  it('lets it start when somebody accepts the loss, which stands in the bitácora, and asks no more', async () => {
    await guardarCabeza()
    const kept = await ultimo()
    await loseActos(1)
    await assertCabeza(true)
    expect(await ultimo()).toMatchObject({ acto: 'bitacora.perdida', objeto_id: String(kept?.id) })
    await assertCabeza(false)
    await assertCabeza(true)
    const told = await selectRows(`SELECT id FROM bitacora WHERE acto = 'bitacora.perdida'`)
    expect(told).toHaveLength(1)
  })

  it('that nobody can read any more keeps nobody from starting', async () => {
    await writeFile(archivoCabeza(), '{"id":')
    await assertCabeza(false)
  })
})
