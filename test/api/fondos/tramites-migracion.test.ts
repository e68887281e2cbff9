import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { aprobarCair, pedirCair } from '#test/support/dinero/cair.ts'
import { signIn } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'
import { personaActiva } from '#test/support/tramites.ts'

const AT = '2026-11-19T16:00:00.000Z'
const ANTES = [
  'primera_por BIGINT REFERENCES usuarios (id)',
  'primera_at TEXT',
  'resuelto_por BIGINT REFERENCES usuarios (id)',
  'resuelto_at TEXT',
  `nota TEXT NOT NULL DEFAULT ''`,
  'version INTEGER NOT NULL DEFAULT 1',
]

it('the procedures of an installed portal keep who approved them, and the open ones go on (dialect)', async () => {
  const auxiliar = await signIn('auxiliar')
  const persona = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
  const pedir = async (importeCentavos: number) => {
    const pedido = { afiliadoId: persona.afiliadoId, importeCentavos, fecha: '2026-11-16' }
    return (await pedirCair(auxiliar, 'aportacion-voluntaria', pedido)).body.id
  }
  const [nueva, empezada, rechazada, aprobada] = [
    await pedir(100),
    await pedir(200),
    await pedir(300),
    await pedir(400),
  ]
  const idDe = async (usuario: string) =>
    (await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))?.id ?? 0
  const [jefe, director] = [await idDe('jefe'), await idDe('director')]
  await inTransaction(async () => {
    await execute('DELETE FROM propuestas')
    await execute('DROP INDEX propuestas_primera_por')
    for (const column of ['primera_por', 'primera_at']) await execute(`ALTER TABLE propuestas DROP COLUMN ${column}`)
    for (const tabla of ['cair_tramites', 'extemporaneas'])
      for (const column of ANTES) await execute(`ALTER TABLE ${tabla} ADD COLUMN ${column}`)
    const primera = `primera_por = ${jefe}, primera_at = '${AT}'`
    const resuelta = `${primera}, resuelto_por = ${director}, resuelto_at = '${AT}'`
    for (const [id, values] of [
      [empezada, `estado = 'aprobado_una', version = 2, ${primera}`],
      [rechazada, `estado = 'rechazado', version = 3, nota = 'No procede', ${resuelta}`],
      [aprobada, `estado = 'aprobado', version = 3, ${resuelta}`],
    ] as const)
      await execute(`UPDATE cair_tramites SET ${values} WHERE id = $1`, [id])
  })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-tramites-'))
  await ponerMigracion(folder, '0165-tramites-por-autorizar', '9165')
  expect(await migrate(folder)).toEqual(['9165-tramites-por-autorizar'])

  const ver = async (id: number) => (await auxiliar.get<TramiteCair>(`/api/panel/cair-tramites/${id}`)).body
  const nombre = async (id: number) =>
    (await selectRow<{ nombre: string }>('SELECT nombre FROM usuarios WHERE id = $1', [id]))?.nombre
  const [primera, segunda] = [await nombre(jefe), await nombre(director)]
  expect(await ver(nueva)).toMatchObject({ estado: 'solicitado', version: 1, primera: '', resuelto: '', nota: '' })
  expect(await ver(empezada)).toMatchObject({ estado: 'aprobado_una', version: 2, primera, resuelto: '' })
  expect(await ver(rechazada)).toMatchObject({ estado: 'rechazado', primera, resuelto: segunda, nota: 'No procede' })
  expect(await ver(aprobada)).toMatchObject({ estado: 'aprobado', primera, resuelto: segunda, resueltoAt: AT })
  expect(await selectRows('SELECT estado FROM propuestas ORDER BY id')).toEqual([
    { estado: 'pendiente' },
    { estado: 'pendiente' },
    { estado: 'rechazada' },
    { estado: 'autorizada' },
  ])

  // The first answer shows the effect, which nobody read yet; then the second authorisation is of another person, as before.
  expect((await aprobarCair('director', empezada)).body.codigo).toBe('version')
  expect((await aprobarCair('jefe', empezada)).body.codigo).toBe('misma_persona')
  expect((await aprobarCair('director', empezada)).body.estado).toBe('aprobado')
})
