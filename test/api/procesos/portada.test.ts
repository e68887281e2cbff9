import { expect, it } from 'vitest'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { Client } from '#test/support/client.ts'

const portada = async () => (await new Client().get<RespuestaPortada>('/api/portada')).body
const cuentas = async () => (await portada()).cuentas.map((c) => c.usuario)

it('the sign-in page of a demo tells the accounts that it brought, and none that somebody made in it', async () => {
  await inTransaction(() =>
    execute(
      `INSERT INTO usuarios (usuario, nombre, clave_hash, perfil_id, creado_at)
       VALUES ('recien', 'Rosa Recién', 'x', 6, '2026-11-20T10:00:00.000Z')`,
    ),
  )
  const listed = await cuentas()
  expect(listed).toHaveLength(11)
  expect(listed).toContain('ventanilla2')
  expect(listed).not.toContain('recien')
})

it('tells who of them gives each signature of a close, and nobody once the chain would stop at somebody', async () => {
  expect((await portada()).firmantes).toEqual([
    { usuario: 'auxiliar', firma: 'Solicitar Cierre' },
    { usuario: 'auxiliar2', firma: 'Firmar como auxiliar' },
    { usuario: 'jefe', firma: 'Firmar como Jefe Dpto.' },
    { usuario: 'director', firma: 'Firmar como Director' },
    { usuario: 'titular', firma: 'Firmar como Titular y aplicar' },
  ])
  const activar = (activo: boolean) =>
    inTransaction(() => execute(`UPDATE usuarios SET activo = $1 WHERE usuario = 'director'`, [activo]))
  await activar(false)
  expect((await portada()).firmantes).toEqual([])
  await activar(true)
})
