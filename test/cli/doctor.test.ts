import { chmod } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { execute, selectRow } from '#api/db/sql.ts'
import { revisarBase } from '#api/doctor/revisar-base.ts'
import { revisarReloj } from '#api/doctor/revisar-maquina.ts'
import { revisarPermisos } from '#api/doctor/revisar-permisos.ts'
import { revisarCorreo } from '#api/doctor/revisar-servicios.ts'
import { env } from '#api/env.ts'
import { portal } from './consola.ts'

const base = async (que: string) => (await revisarBase()).find((each) => each.que === que)
const containing = (text: string) => expect.stringContaining(text) as string

describe('portal doctor', () => {
  it('looks at everything the portal needs and ends with 0 when it works', async () => {
    const { code, out } = await portal('doctor')
    expect(code).toBe(0)
    for (const que of [
      'Base de datos',
      'Migraciones',
      'Trabajos',
      'Portal',
      'Libros',
      'Disco',
      'Permisos de archivos',
      'Reloj y zona horaria',
      'Correo',
      'Lectores de documentos',
      'Dirección del portal',
    ])
      expect(out).toMatch(new RegExp(`^(bien |aviso)  ${que}: `, 'm'))
  })

  it('tells with each thing what to do', async () => {
    await chmod(env.dataDir, 0o755)
    expect(await revisarPermisos()).toMatchObject({ nivel: 'falla', remedio: containing('chmod -R go-rwx') })
    await chmod(env.dataDir, 0o700)
    expect(await revisarCorreo()).toMatchObject({ nivel: 'aviso', remedio: containing('SMTP_HOST') })
  })

  it('fails on a migration that is missing and on one it does not know, and ends with 1', async () => {
    await execute(`INSERT INTO migraciones (nombre, aplicada_at) VALUES ('9999-del-futuro', '2026-01-01')`)
    expect(await base('Migraciones')).toMatchObject({ nivel: 'falla', detalle: containing('9999-del-futuro') })
    await execute(`DELETE FROM migraciones WHERE nombre IN ('9999-del-futuro', '0020-bitacora-indices')`)
    expect(await base('Migraciones')).toMatchObject({ nivel: 'falla', remedio: containing('portal migrar') })
    const { code, out } = await portal('doctor --json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false })
    await execute(`INSERT INTO migraciones (nombre, aplicada_at) VALUES ('0020-bitacora-indices', '2026-01-01')`)
  })

  it('warns of a proxy that the portal was not told of', async () => {
    const at = new Date().toISOString()
    await execute(
      `INSERT INTO servidores (duenio, url, desde_at, latido_at, proxy_visto_at)
       VALUES ('otra-maquina 1 abc', 'http://otra:3000', $1, $1, $1)`,
      [at],
    )
    expect(await base('Portal')).toMatchObject({
      nivel: 'aviso',
      detalle: containing('X-Forwarded-For'),
      remedio: containing('TRUST_PROXY=1'),
    })
    await execute(`DELETE FROM servidores WHERE duenio = 'otra-maquina 1 abc'`)
  })

  it('finds a clock behind the last act of the bitácora', async () => {
    const last = await selectRow<{ id: number; ocurrio_at: string }>(
      'SELECT id, ocurrio_at FROM bitacora ORDER BY id DESC LIMIT 1',
    )
    const setTime = (at: string) => execute('UPDATE bitacora SET ocurrio_at = $1 WHERE id = $2', [at, last!.id])
    await setTime('2099-01-01T00:00:00.000Z')
    expect(await revisarReloj()).toMatchObject({ nivel: 'falla', remedio: containing('NTP') })
    await setTime(last!.ocurrio_at)
  })

  it('warns of jobs that failed', async () => {
    await execute(
      `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at, terminado_at)
       VALUES ('x', 'X', '{}', 'fallado', 'sistema', '2026-01-01', '2026-01-01', $1)`,
      [new Date().toISOString()],
    )
    expect(await base('Trabajos')).toMatchObject({ nivel: 'aviso' })
  })
})
