import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

it('finds a person whose name was folded with its saltillo as a letter', async () => {
  const desk = await signIn('ventanilla1')
  const { afiliadoId } = await registrarAlta(desk, await lugarDe(SALUD))
  const buscar = async (texto: string) =>
    (await desk.post<{ encontrado: boolean }>('/api/busquedaPadron', { texto })).body.encontrado
  await inTransaction(() =>
    execute("UPDATE afiliados SET nombre_plegado = 'balam ekꞌ kꞌin' WHERE id = $1", [afiliadoId]),
  )
  expect(await buscar("K'in Balam")).toBe(false)

  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-saltillo-'))
  await ponerMigracion(folder, '0145-saltillo-en-nombres', '9145')
  expect(await migrate(folder)).toEqual(['9145-saltillo-en-nombres'])
  for (const texto of ["K'in Balam", 'KꞌIN', 'Ek’ Balam', 'kin balam']) expect(await buscar(texto), texto).toBe(true)
})
