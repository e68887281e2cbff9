import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

const MOTIVO = String.raw`Acuerdo "12\2026"`
const AT = '2026-11-19T16:00:00.000Z'

const propuestas = () =>
  selectRows<{ id: number; sujeto: string; estado: string; registro: string }>(
    `SELECT p.id, p.sujeto, p.estado, p.registro, up.usuario AS propuso, ud.usuario AS decidio
     FROM propuestas p LEFT JOIN usuarios up ON up.id = p.propuesta_por LEFT JOIN usuarios ud ON ud.id = p.decidida_por ORDER BY p.id`,
  )

it('the rises of an installed portal keep who decided them, and the open ones wait as proposals (dialect)', async () => {
  const admin = await signIn('admin')
  const titular = await signIn('titular')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-aumentos-'))
  await inTransaction(async () => {
    await execute('DROP INDEX movimientos_aumento')
    await execute('ALTER TABLE movimientos DROP COLUMN aumento_id')
    for (const tabla of ['aumento_entidades', 'aumento_categorias', 'aumentos']) await execute(`DROP TABLE ${tabla}`)
  })
  await ponerMigracion(folder, '0065-aumentos', '9065')
  await migrate(folder)
  await inTransaction(async () => {
    await insertar(1, { estado: 'aprobado', porcentaje: 40_000, clave: '10A', motivo: 'Acuerdo 1' })
    await insertar(2, { estado: 'retirado', porcentaje: 40_000, clave: '10B', motivo: 'Acuerdo 2' })
    await insertar(3, { estado: 'propuesto', porcentaje: 40_000, clave: '20B', motivo: MOTIVO })
    await insertar(4, { estado: 'propuesto', porcentaje: null, clave: '20C', motivo: 'Acuerdo 4' })
  })
  await ponerMigracion(folder, '0164-aumentos-por-autorizar', '9164')
  expect(await migrate(folder)).toEqual(['9164-aumentos-por-autorizar'])

  const all = await propuestas()
  expect(all).toMatchObject([
    { sujeto: 'Acuerdo 1', estado: 'autorizada', registro: '1', propuso: 'admin', decidio: 'titular' },
    { sujeto: 'Acuerdo 2', estado: 'retirada', registro: '', propuso: 'admin', decidio: 'titular' },
    { sujeto: MOTIVO, estado: 'pendiente', registro: '', propuso: 'admin', decidio: null },
    { sujeto: 'Acuerdo 4', estado: 'pendiente', registro: '', propuso: 'admin', decidio: null },
  ])
  const lista = (await admin.get<RespuestaAumentos>('/api/panel/aumentos')).body
  expect(lista.aumentos).toMatchObject([{ id: 1, categorias: ['10A'], porcentajeTexto: '4 %' }])
  expect(lista.propuestos).toMatchObject([{ sujeto: 'Acuerdo 4' }, { sujeto: MOTIVO }])

  // 12,335.75 × 1.04 = 12,829.18; 20C was given 12,000.00.
  expect(await autorizada(titular, all[2]?.id ?? 0)).toContainEqual({
    campo: 'Sueldo 20B',
    antes: '$12,335.75',
    despues: '$12,829.18',
  })
  expect(await autorizada(titular, all[3]?.id ?? 0)).toContainEqual({
    campo: 'Sueldo 20C',
    antes: '$11,562.83',
    despues: '$12,000.00',
  })
  const motivos = await selectRows<{ motivo: string }>('SELECT motivo FROM aumentos ORDER BY id')
  expect(motivos.map(({ motivo }) => motivo)).toEqual(['Acuerdo 1', MOTIVO, 'Acuerdo 4'])
})

async function insertar(
  id: number,
  of: { readonly estado: string; readonly porcentaje: number | null; readonly clave: string; readonly motivo: string },
): Promise<void> {
  const idDe = async (usuario: string) =>
    (await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))?.id ?? 0
  const isOpen = of.estado === 'propuesto'
  await execute(
    `INSERT INTO aumentos (motivo, porcentaje, desde, estado, propuesto_por, propuesto_at, resuelto_por, resuelto_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      of.motivo,
      of.porcentaje,
      2026 * 24 + 21,
      of.estado,
      await idDe('admin'),
      AT,
      isOpen ? null : await idDe('titular'),
      isOpen ? null : AT,
    ],
  )
  await execute(
    `INSERT INTO aumento_categorias (aumento_id, categoria_id, antes_centavos, despues_centavos)
     SELECT $1, id, 1100000, 1200000 FROM categorias WHERE clave = $2`,
    [id, of.clave],
  )
}

/** Authorises a proposal whose effect nobody read yet: the first answer shows it, the second one does it. */
async function autorizada(titular: Client, id: number) {
  const ruta = `/api/panel/autorizaciones/${id}`
  const first = await titular.post<Rechazo>(`${ruta}/autorizar`, { version: 1 })
  expect([first.status, first.body.codigo]).toEqual([409, 'version'])
  const { version, cambios } = (await titular.get<PropuestaPanel>(ruta)).body
  expect((await titular.post(`${ruta}/autorizar`, { version })).status).toBe(200)
  return cambios
}
