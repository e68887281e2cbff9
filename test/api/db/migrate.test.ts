import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate, pendingMigrations } from '#api/db/migrate.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'

const columnsOf = async (table: string) => Object.keys((await selectRow(`SELECT * FROM ${table} LIMIT 1`)) ?? {})

describe('migrations', () => {
  it('are all applied once and never again', async () => {
    expect(await pendingMigrations()).toEqual([])
    expect(await migrate()).toEqual([])
  })

  it('change a database with data without losing any, and a failed one leaves it as it was', async () => {
    const { persona } = await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
    const before = await selectRows('SELECT * FROM expediente ORDER BY id')
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-migraciones-'))
    await writeFile(
      path.join(folder, '9001-apodo.sql'),
      `-- What the desk calls somebody.\nALTER TABLE afiliados ADD COLUMN apodo TEXT NOT NULL DEFAULT '';\n`,
    )
    const broken = `ALTER TABLE afiliados ADD COLUMN altura INTEGER;\n\nINSERT INTO no_existe (x) VALUES (1);\n`
    await writeFile(path.join(folder, '9002-altura.sql'), broken)

    await expect(migrate(folder)).rejects.toThrow('9002-altura')
    expect(await columnsOf('afiliados')).toContain('apodo')
    expect(await columnsOf('afiliados')).not.toContain('altura')

    await writeFile(path.join(folder, '9002-altura.sql'), 'ALTER TABLE afiliados ADD COLUMN altura INTEGER;\n')
    expect(await migrate(folder)).toEqual(['9002-altura'])
    const row = await selectRow('SELECT nombre, apodo, altura FROM afiliados WHERE curp = $1', [persona.curp])
    expect(row).toEqual({ nombre: persona.nombres, apodo: '', altura: null })
    expect(await selectRows('SELECT * FROM expediente ORDER BY id')).toEqual(before)
  })
})
