import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Vigilancia } from '#domain/quincenas/vigilancia.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { cerrarQuincena, filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { delegarYAceptar } from '#test/support/manos/delegar.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from '#test/cli/consola.ts'

let auditor: Client
let entidadId: number

beforeAll(async () => {
  defineTrabajoAplicar()
  auditor = await signIn('auditor')
  entidadId = (await lugarDe(SALUD)).adscripcion
})
afterAll(flushReadAudit)

const vigilancia = async () => (await auditor.get<Vigilancia>('/api/panel/vigilancia')).body

describe('what the auditor looks at', () => {
  it('is empty at first, then tells the institute alone of reopenings, delegations and movements far back', async () => {
    // It is empty where nothing of it happened.
    expect(await vigilancia()).toEqual({
      reaperturas: { total: 0, renglones: [] },
      delegaciones: { total: 0, renglones: [] },
      retroactivos: { total: 0, renglones: [] },
      limiteRetroactivo: 24,
    })

    // It tells who asked for a reopening and why, who refused it, and by whose delegation.
    const titular = await signIn('titular')
    await delegarYAceptar(titular, await signIn('director'), 'director', { motivo: 'Comisión' })
    await cerrarQuincena('2226', entidadId)
    const reapertura = async (quien: string, acto: string, nota: string) => {
      const { cierre } = await filaDe(auditor, '2226', entidadId)
      const body = { acto, version: cierre?.version, nota }
      return (await signIn(quien)).post(`/api/quincenas/2226/cierres/${cierre?.id}/reapertura`, body)
    }
    expect((await reapertura('jefe', 'pedir_reapertura', 'Faltó una licencia.')).status).toBe(200)
    expect((await reapertura('director', 'negar_reapertura', 'Se corrige la siguiente.')).status).toBe(200)
    const { reaperturas, delegaciones } = await vigilancia()
    expect(reaperturas.total).toBe(2)
    expect(reaperturas.renglones).toMatchObject([
      { quincena: '2226', porDelegacionDe: 'Ramón Échave Zúñiga', nota: 'Se corrige la siguiente.' },
      { quincena: '2226', porDelegacionDe: null, por: 'Ignacio Bárcenas Núñez', nota: 'Faltó una licencia.' },
    ])
    expect(delegaciones.renglones).toMatchObject([
      {
        de: 'Ramón Échave Zúñiga',
        a: 'Mónica Urrutia Lara',
        motivo: 'Comisión',
        oficio: 'DG/123/2026',
        estado: 'aceptada',
        firmas: 1,
      },
    ])

    // It names a movement that goes back further than the limit, and none that does not.
    const ventanilla = await signIn('ventanilla1')
    const lugar = await lugarDe(SALUD)
    const dentro = await personaActiva(ventanilla, lugar)
    // The test day is in quincena 22 of 2026: 24 back is 16 November 2025.
    await escribirMovimiento({ afiliadoId: dentro.afiliadoId, tipo: 'licencia', fecha: '2025-11-16' })
    // Its entity closed 22 above: an alta of today lands in 23.
    const fuera = await registrarAlta(ventanilla, lugar)
    await inTransaction(() => execute(`UPDATE movimientos SET fecha = '2025-11-15' WHERE id = $1`, [fuera.movimiento]))
    const { retroactivos } = await vigilancia()
    expect(retroactivos.total).toBe(1)
    expect(retroactivos.renglones).toMatchObject([
      { fecha: '2025-11-15', quincena: '2326', atras: 26, entidad: 'Secretaría de Salud', aprobo: null },
    ])

    // It is the institute’s alone, and the terminal shows it too.
    expect((await (await signIn('validador1')).get('/api/panel/vigilancia')).status).toBe(403)
    const { code, out } = await portal('quincena vigilancia --como auditor')
    expect(code).toBe(0)
    expect(out).toContain('Reaperturas: 2')
    expect(out).toContain('Mónica Urrutia Lara firma por Ramón Échave Zúñiga del 2026-11-20 al 2026-11-30, aceptada')
    expect(out).toContain('Retroactivos de más de 24 quincenas: 1')
    expect((await portal('quincena vigilancia --como validador1')).code).not.toBe(0)
  })
})

describe('portal quincena atencion', () => {
  it('tells each entity’s days beside the average', async () => {
    const { code, out } = await portal('quincena atencion 2226 --como auditor')
    expect(code).toBe(0)
    expect(out).toContain('Secretaría de Salud')
    expect(out).toContain('promedio')
  })
})
