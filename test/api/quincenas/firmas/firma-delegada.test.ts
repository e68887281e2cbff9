import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, SQL_FALSE } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { contestar, delegarYAceptar } from '#test/support/manos/delegar.ts'
import { filaDe, firmarCierre, firmarHasta } from '#test/support/dinero/cadena-cierre.ts'

let jefe: Client
let director: Client
let salud: number
let educacion: number

beforeAll(async () => {
  defineTrabajoAplicar()
  jefe = await signIn('jefe')
  director = await signIn('director')
  salud = (await lugarDe(SALUD)).adscripcion
  educacion = (await lugarDe(EDUCACION)).adscripcion
})
afterAll(flushReadAudit)

const OTRA_FIRMA = 'Las cinco firmas de un cierre corresponden a cinco personas distintas, y ya diste una de este.'

// Each test is the story of one close, from its first signature on.
describe('a delegate in the chain of a close', () => {
  it('keeps the own signature and gives no second one; the next signature says that access was given just before', async () => {
    const id = await delegarYAceptar(director, jefe, 'jefe')
    await firmarHasta('2226', salud, 'auxiliar')
    // The own signature, although the director lent theirs.
    expect((await firmarCierre(jefe, '2226', salud)).status).toBe(200)
    const second = await firmarCierre(jefe, '2226', salud)
    expect([second.status, second.body['error']]).toEqual([403, OTRA_FIRMA])
    // Who lends signs too, and one more time is none.
    expect((await firmarCierre(director, '2226', salud)).status).toBe(200)
    const { firmas } = await filaDe(director, '2226', salud)
    expect(firmas.map(({ acto, por, aNombreDe }) => [acto, por, aNombreDe])).toEqual([
      ['solicitar', 'Elena Quiroz', null],
      ['revisar', 'Tomás Arriaga Peña', null],
      ['aprobar', 'Ignacio Bárcenas Núñez', null],
      ['firmar', 'Mónica Urrutia Lara', null],
    ])
    await contestar(jefe, id, 'devolver')

    const admin = await signIn('admin')
    const user = await selectRow<{ id: number; clave: string }>(
      `SELECT id, clave_hash AS clave FROM usuarios WHERE usuario = 'titular'`,
    )
    const reset = await admin.post(`/api/panel/usuarios/${user?.id}/contrasena`, {})
    expect((await autorizar(director, reset)).status).toBe(200)
    await execute(`UPDATE usuarios SET clave_hash = $1, debe_cambiar_clave = ${SQL_FALSE} WHERE id = $2`, [
      user?.clave ?? '',
      user?.id ?? 0,
    ])
    const own = await signIn('titular')
    expect((await firmarCierre(own, '2226', salud)).status).toBe(200)
    const { cierre, firmas: todas } = await filaDe(director, '2226', salud)
    expect(todas.map(({ acto, accesoReciente }) => [acto, accesoReciente?.por ?? null])).toEqual([
      ['solicitar', null],
      ['revisar', null],
      ['aprobar', null],
      ['firmar', null],
      ['autorizar', 'Gabriela Sandoval Ríos'],
    ])
    const { body } = await director.get<CierreDetalle>(`/api/quincenas/2226/cierres/${cierre?.id}`)
    expect(body.actos.at(-1)?.accesoReciente).toMatchObject({ por: 'Gabriela Sandoval Ríos' })
    const row = await selectRow<{ despues: string }>(
      `SELECT despues FROM bitacora WHERE acto = 'cierre.autorizar' ORDER BY id DESC LIMIT 1`,
    )
    expect(JSON.parse(row?.despues ?? '{}')).toMatchObject({ accesoDadoPor: 'Gabriela Sandoval Ríos' })
  })

  it('does not sign for who lends where that person signed; a signature a day after access is not marked', async () => {
    const titular = await signIn('titular')
    const id = await delegarYAceptar(titular, director, 'director')
    // The titular's profile has the director's act as well.
    await firmarHasta('2226', educacion, 'jefe', 'auxiliar2')
    expect((await firmarCierre(titular, '2226', educacion)).status).toBe(200)
    const lent = await firmarCierre(director, '2226', educacion)
    expect([lent.status, lent.body['error']]).toEqual([403, OTRA_FIRMA])
    await contestar(director, id, 'devolver')

    await execute(`UPDATE usuarios SET acceso_dado_at = '2026-01-01T00:00:00.000Z' WHERE usuario = 'titular'`)
    const row = await filaDe(titular, '2226', educacion)
    const back = await firmarCierre(titular, '2226', educacion, 'Falta una persona.')
    expect([row.etapa, back.status]).toEqual(['firmado', 200])
    const { body } = await titular.get<CierreDetalle>(`/api/quincenas/2226/cierres/${row.cierre?.id}`)
    expect(body.actos.at(-1)).toMatchObject({ acto: 'devolver', accesoReciente: null })
  })
})
