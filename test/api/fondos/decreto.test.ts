import { beforeAll, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { escribirCierre, type LineaDeCierre } from '#test/support/dinero/cierres.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'

const PATH = '/api/panel/fondos-parametros'
/** Quincenas 20 to 22 of 2026; 20 and 21 are closed at 22.25 %. */
const [Q20, Q21, Q22] = [2026 * 24 + 19, 2026 * 24 + 20, 2026 * 24 + 21]

/**
 * By hand, FPESE from 22.25 % to 24 %, with effect from quincena 20:
 * - Ana, 5,095.80 of base: 1,222.992 → 1,222.99 instead of 1,133.82, so 89.17 in each of two quincenas.
 * - Beto, 6,167.88 of base: 1,480.2912 → 1,480.29 instead of 1,372.35, so 107.94 in quincena 21.
 * - In all 178.34 + 107.94 = 286.28.
 * A raise of Beto's salary known later, from 12,335.75 to 13,335.75 on 1 November: 6,667.875 → 6,667.88 of base × 24 % = 1,600.2912 →
 * 1,600.29, 120.00 more than 1,480.29.
 */
const DECRETO = {
  desde: '2226',
  efectoDesde: '2026',
  decreto: { numero: 'Decreto 214', fecha: '2026-11-18' },
  valores: { FPESE: 24 },
  confirmaciones: { FPESE: 'veinticuatro' },
}

let [admin, salud, educacion, ana, beto] = [] as unknown as [Client, Lugar, Lugar, AltaHecha, AltaHecha]

const fpese = ({ afiliadoId }: AltaHecha, base: number, importe: number): LineaDeCierre => ({
  ...{ afiliadoId, fondo: 'prestaciones_economicas', clave: 'FPESE' },
  ...{ base, tasa: 222_500, importe },
})
const personaDe = ({ afiliadoId, interno }: AltaHecha, sueldo: number) => ({
  ...{ afiliadoId, interno, nombre: 'Prueba', sueldo },
})

beforeAll(async () => {
  admin = await signIn('admin')
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  ana = await personaActiva(await signIn('ventanilla1'), salud)
  beto = await personaActiva(await signIn('ventanilla2'), educacion)
  for (const quincena of [Q20, Q21])
    await escribirCierre({
      ...{ entidadId: salud.adscripcion, quincena },
      personas: [personaDe(ana, 1_019_159)],
      lineas: [fpese(ana, 509_580, 113_382)],
    })
  await escribirCierre({
    ...{ entidadId: educacion.adscripcion, quincena: Q21 },
    personas: [personaDe(beto, 1_233_575)],
    lineas: [fpese(beto, 616_788, 137_235)],
  })
  // Ana left since: what the decree changes of her days is still owed.
  await inTransaction(async () => {
    // A second administrator, who is not the Titular.
    await execute(`UPDATE usuarios SET perfil_id = 1 WHERE usuario = 'auditor'`)
    await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [ana.afiliadoId])
    await execute(`UPDATE afiliados SET sueldo_centavos = 1233575 WHERE id = $1`, [beto.afiliadoId])
  })
})

/** FPESE lines that correct closed quincenas in the close of `quincena`: quincena, origin, base, rate and amount. */
async function correcciones({ afiliadoId }: AltaHecha, { adscripcion }: Lugar, quincena = Q22) {
  const contexto = await loadContextoCierre(adscripcion, quincena)
  const lineas = []
  for await (const page of calcularPersonas(contexto))
    for (const { persona, lineas: own } of page) if (persona.afiliadoId === afiliadoId) lineas.push(...own)
  return lineas
    .filter(({ clave, corrige }) => clave === 'FPESE' && corrige < Q22)
    .map(({ corrige, origen, baseCentavos, tasa, importeCentavos }) => [
      corrige,
      origen,
      baseCentavos,
      tasa,
      importeCentavos,
    ])
}

const proponer = (more: object) => admin.post<Rechazo>(PATH, { ...DECRETO, ...more })

describe('a decree with earlier effect', () => {
  it.each([
    ['no number', { decreto: { numero: ' ', fecha: '2026-11-18' } }, 'decreto.numero'],
    ['a day that does not exist', { decreto: { numero: '214', fecha: '2026-02-30' } }, 'decreto.fecha'],
    ['a day to come', { decreto: { numero: '214', fecha: '2026-12-01' } }, 'decreto.fecha'],
    ['no quincena', { efectoDesde: '' }, 'efectoDesde'],
    ['an effect that is not earlier', { efectoDesde: '2226' }, 'efectoDesde'],
    ['no rate of its own', { valores: {}, confirmaciones: {} }, 'efectoDesde'],
  ])('is refused at its field with %s', async (_, more, campo) => {
    const { status, body } = await proponer(more)
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, expect.arrayContaining([campo])])
  })

  it('shows its cost first, needs three people with the Titular last, and each entity carries it in its next close', async () => {
    const { id } = propuestaDe(await admin.post(PATH, DECRETO))
    const path = `/api/panel/autorizaciones/${id}`
    const { body: propuesta } = await admin.get<PropuestaPanel>(path)
    expect(propuesta.importeCentavos).toBe(28_628)
    expect(Object.fromEntries(propuesta.cambios.map(({ campo, despues }) => [campo, despues]))).toMatchObject({
      'Efecto legal desde': 'Q20 2026 · 16–31 oct',
      Decreto: 'Decreto 214, 18 nov 2026',
      'Quincenas cerradas que corrige': '2, de Q20 2026 a Q21 2026',
      Entidades: '2',
      Personas: '2',
      'Costo, prestaciones económicas': '$286.28',
      'Costo del decreto': '$286.28',
    })
    // Three people: another administrator, and then the Titular (decision 11.17).
    const [auditor, titular] = [await signIn('auditor'), await signIn('titular')]
    const ver = async (client: Client) => (await client.get<PropuestaPanel>(path)).body
    const autorizar = async (client: Client) =>
      client.post<PropuestaPanel & Rechazo>(`${path}/autorizar`, { version: (await ver(client)).version })
    expect(await ver(titular)).toMatchObject({
      actions: ['rechazar'],
      falta: 'Primero la autoriza otra persona con este permiso; después, el Titular.',
    })
    expect((await autorizar(titular)).status).toBe(403)
    expect((await autorizar(auditor)).body).toMatchObject({ estado: 'pendiente' })
    expect((await ver(titular)).actions).toEqual(['autorizar', 'rechazar'])
    expect((await ver(auditor)).actions).toEqual([])
    expect((await autorizar(auditor)).status).toBe(409)
    expect(await correcciones(ana, salud)).toEqual([])

    // Quincena 20 of Educación is closed meanwhile: 107.94 more of Beto, 394.22 in all. The first authorisation was of 286.28.
    await escribirCierre({
      ...{ entidadId: educacion.adscripcion, quincena: Q20 },
      personas: [personaDe(beto, 1_233_575)],
      lineas: [fpese(beto, 616_788, 137_235)],
    })
    const primera = (await ver(titular)).primera
    const changed = await autorizar(titular)
    expect([changed.status, changed.body.codigo]).toEqual([409, 'version'])
    expect(changed.body.error).toContain(`la autorización de ${primera} ya no vale`)
    expect(await ver(titular)).toMatchObject({ importeCentavos: 39_422, primera: '', actions: ['rechazar'] })
    const avisos = await selectRows<{ usuario: string }>(
      `SELECT u.usuario FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.texto LIKE '%ya no vale%'`,
    )
    expect(avisos.map(({ usuario }) => usuario)).toEqual(['auditor'])
    expect((await autorizar(auditor)).status).toBe(200)
    expect((await autorizar(titular)).body).toMatchObject({ estado: 'autorizada' })
    const { registros } = (await admin.get<RespuestaParametros>(PATH)).body
    expect(registros[0]?.decreto).toMatchObject({ efectoDesde: '2026', numero: 'Decreto 214' })
    expect(await correcciones(ana, salud)).toEqual([
      [Q20, 'decreto', 0, 240_000, 8_917],
      [Q21, 'decreto', 0, 240_000, 8_917],
    ])
    expect(await correcciones(beto, educacion)).toEqual([
      [Q20, 'decreto', 0, 240_000, 10_794],
      [Q21, 'decreto', 0, 240_000, 10_794],
    ])
    // Later retroactive lines use the decreed rate.
    await escribirMovimiento({
      ...{ afiliadoId: beto.afiliadoId, tipo: 'cambio', fecha: '2026-11-01', quincena: Q22 },
      columnas: { sueldo_centavos: 1_333_575 },
    })
    expect(await correcciones(beto, educacion)).toEqual([
      [Q20, 'decreto', 0, 240_000, 10_794],
      [Q21, 'retroactiva', 50_000, 240_000, 12_000],
      [Q21, 'decreto', 0, 240_000, 10_794],
    ])
    const carried = [Q20, Q21].map((corrige): LineaDeCierre => ({
      ...fpese(ana, 0, 8_917),
      tasa: 240_000,
      corrige,
      origen: 'decreto',
    }))
    await escribirCierre({ entidadId: salud.adscripcion, quincena: Q22, lineas: carried })
    expect(await correcciones(ana, salud, Q22 + 1)).toEqual([])
  })
})
