import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena, filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from '#test/cli/consola.ts'

const Q23 = 2026 * 24 + 22
let jefe: Client
let salud: Lugar
let licencia: AltaHecha
let tarde: AltaHecha
let folioTarde = ''
/** Both explanations of quincena 23 before its close. */
let before: ExplicacionQuincena[] = []

afterAll(flushReadAudit)

/**
 * Closes quincena 22 with both people whole, and 23 with one on leave from the 6th and the other's category late by a quincena.
 */
beforeAll(async () => {
  defineTrabajoAplicar()
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
  const desk = await signIn('ventanilla1')
  licencia = await personaActiva(desk, salud)
  tarde = await personaActiva(desk, salud)
  await cerrarQuincena('2226', salud.adscripcion)
  const categoria = await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`)
  await escribirMovimiento({ afiliadoId: licencia.afiliadoId, tipo: 'licencia', fecha: '2026-12-06' })
  folioTarde = await escribirMovimiento({
    afiliadoId: tarde.afiliadoId,
    tipo: 'cambio',
    fecha: '2026-11-16',
    quincena: Q23,
    columnas: { categoria_id: categoria!.id, sueldo_centavos: 1_019_159 },
  })
  before = [await explicar(licencia, '2326'), await explicar(tarde, '2326')]
  await cerrarQuincena('2326', salud.adscripcion)
})

const explicar = async ({ interno }: AltaHecha, quincena: string): Promise<ExplicacionQuincena> =>
  (await jefe.get<ExplicacionQuincena>(`/api/quincenas/${quincena}/explicacion?interno=${interno}`)).body

/** The same, without what closing adds: who did it, and the seal. */
const sinCierre = ({ segmentos, lineas, ...explicacion }: ExplicacionQuincena) => ({
  ...explicacion,
  cierres: [],
  segmentos: segmentos.map((each) => ({ ...each, cerrada: true })),
  lineas: lineas.map((each) => ({ ...each, cerrada: true })),
})

describe('explaining a quincena', () => {
  it('says before the close what it will write, and after it the same from what was kept, with who closed it', async () => {
    expect(before.map(({ cierres }) => cierres)).toEqual([[], []])
    const after = [await explicar(licencia, '2326'), await explicar(tarde, '2326')]
    expect(after.map(sinCierre)).toEqual(before.map(sinCierre))
    const { cierre } = await filaDe(jefe, '2326', salud.adscripcion)
    for (const { cierres } of after)
      expect(cierres).toEqual([
        { entidad: SALUD, cerradaPor: cierres[0]?.cerradaPor, sello: cierre?.sello, integra: true },
      ])
    expect(after.map(({ cierres }) => cierres[0]?.cerradaPor.split(', ')[0])).toEqual([
      'Ramón Échave Zúñiga',
      'Ramón Échave Zúñiga',
    ])
  })

  it('tells days on leave apart, which the person pays', async () => {
    const { segmentos, lineas } = await explicar(licencia, '2326')
    expect(segmentos.map(({ situacion, dias, sueldo }) => [situacion, dias, sueldo])).toEqual([
      ['A', 5, '$12,335.75 ÷ 30 × 5 = 2,055.958333…'],
      ['L', 10, '$12,335.75 ÷ 30 × 10 = 4,111.916666…'],
    ])
    // The person's share is rounded by itself: base 4,111.92, amount 914.90. The entity owes the rest of both.
    expect(lineas.filter(({ clave }) => clave === 'FPESE').map(({ obligado, formula }) => [obligado, formula])).toEqual(
      [
        ['entidad', '$6,167.88 × 22.25 % = 1,372.3533 → $1,372.35, menos $914.90 de la licencia = $457.45'],
        ['afiliado', '$4,111.92 × 22.25 % = 914.9022 → $914.90'],
      ],
    )
  })

  it('tells what corrects a closed quincena, which itself stays as it was closed', async () => {
    const { lineas, segmentos, parametros } = await explicar(tarde, '2326')
    expect(parametros).toBe('Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene')
    expect(segmentos.map(({ fuente }) => fuente)).toEqual([`Movimiento ${folioTarde}`])
    // FAA at 10A: 254.79, at 20B 308.39.
    expect(lineas.find(({ clave, corrige }) => clave === 'FAA' && corrige !== null)).toMatchObject({
      corrige: 'quincena 22 de 2026',
      importeCentavos: 25_479 - 30_839,
      formula: 'Lo que corresponde ahora menos lo guardado: base −$1,072.08, importe −$53.60',
    })
    const closed = await explicar(tarde, '2226')
    expect(closed.segmentos.map(({ fuente }) => fuente)).toEqual(['Padrón, categoría 20B'])
    expect(closed.totalCentavos).toBe(234_379)
  })

  it('is the same by the terminal', async () => {
    const { out } = await portal(`quincena explicar ${tarde.interno} 2326`)
    expect(out).toContain(
      'Fondo de ahorro, FAA (corrige la quincena 22 de 2026): Lo que corresponde ahora menos lo guardado: base −$1,072.08, importe −$53.60',
    )
    // 1,936.42, and as much less what was kept: 1,936.42 − 2,343.79.
    expect(out).toContain('Total $1,529.05')
    expect(out).toMatch(/Cerrada por Ramón Échave Zúñiga, .*, Secretaría de Salud\. Sello [0-9a-f]{64}/)
    const leave = await portal(`quincena explicar ${licencia.interno} 2326`)
    expect(leave.out).toContain('FPESE: $4,111.92 × 22.25 % = 914.9022 → $914.90 (a cargo del afiliado)')
    expect((await portal(`quincena explicar ${tarde.interno} 2426`)).out).toContain('Aún sin cerrar')
  })

  it('hides a closed quincena of somebody who is another entity’s', async () => {
    const other = await signIn('ventanilla2')
    expect((await other.get(`/api/quincenas/2326/explicacion?interno=${tarde.interno}`)).status).toBe(404)
  })
})
