import { describe, expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { execute } from '#api/db/sql.ts'
import { PerfilActoModel } from '#api/acceso/models/PerfilActoModel.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

describe('a row found by its key', () => {
  it('holds the columns that were asked for, and no other', async () => {
    expect(await findRow(UsuarioModel, { usuario: 'ventanilla1' }, ['usuario', 'version'])).toEqual({
      usuario: 'ventanilla1',
      version: 1,
    })
  })

  it('is found by a key of two columns', async () => {
    const leer = { perfil_id: 2, acto: 'revisar' }
    expect(await findRow(PerfilActoModel, leer, ['acto'])).toEqual({ acto: 'revisar' })
    expect(await findRow(PerfilActoModel, { ...leer, acto: 'ninguno' }, ['acto'])).toBeNull()
  })

  it('is none where the key names nothing, or is itself null', async () => {
    expect(await findRow(UsuarioModel, { id: -1 }, ['usuario'])).toBeNull()
    expect(await findRow(UsuarioModel, { misma_persona: null }, ['usuario'])).toBeNull()
  })

  it('is as the open transaction has written it, and as it was before once that is undone', async () => {
    const nombre = async () => (await findRow(UsuarioModel, { usuario: 'auditor' }, ['nombre']))?.nombre
    const before = await nombre()
    await expect(
      inTransaction(async () => {
        await execute("UPDATE usuarios SET nombre = 'Otro nombre' WHERE usuario = 'auditor'")
        throw new Error(await nombre())
      }),
    ).rejects.toThrow('Otro nombre')
    expect(await nombre()).toBe(before)
  })
})
