import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { bloquesDe, sumaDe } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena, filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
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

  it('adds up to the centavo what the entity pays and what the person pays, and marks the requested amount', async () => {
    const { lineas, totalCentavos, dias, sueldoCentavos } = await explicar(licencia, '2326')
    // Base 6,167.88 whole, 4,111.92 on leave: 5 % of them 308.39 and 205.60, 2.5 % 154.20 and 102.80, 1.4 % 86.35 and 57.57,
    // 0.35 % 21.59 and 14.39, 4.5 % 277.55 and 185.04, 22.25 % 1,372.35 and 914.90, 2 % 123.36 and 82.24.
    expect(bloquesDe(lineas).map(({ paga, subtotalCentavos }) => [paga, subtotalCentavos])).toEqual([
      // 51.40 + 28.78 + 7.20 + 457.45 + 41.12
      ['entidad', 58_595],
      // 102.79 + 92.51 withheld, and 1,562.54 on leave
      ['persona', 175_784],
    ])
    expect([totalCentavos, dias, sueldoCentavos]).toEqual([234_379, 15, 616_788])
    const cuenta = lineas
      .filter(({ fondo }) => fondo === 'Fondo de ahorro')
      .map(({ clave, palabras, paga, obligado, dias: own, baseCentavos, tasa, importeCentavos }) =>
        [clave, palabras, paga, obligado, own, baseCentavos, tasa, importeCentavos].join(' | '),
      )
    expect(cuenta).toEqual([
      'FAA | aportación del afiliado | persona | entidad | 5 | 205596 | 5 % | 10279',
      'FAE | aportación de la entidad | entidad | entidad | 5 | 205596 | 2.5 % | 5140',
      'FAA | aportación del afiliado | persona | afiliado | 10 | 411192 | 5 % | 20560',
      'FAE | aportación de la entidad | persona | afiliado | 10 | 411192 | 2.5 % | 10280',
    ])
    const { body } = await jefe.get<ExplicacionQuincena>(
      `/api/quincenas/2326/explicacion?interno=${licencia.interno}&entidad=${salud.adscripcion}&obligado=entidad`,
    )
    // What the entity remits: 585.95 of its own and 195.30 that it withholds.
    expect(body.pregunta).toEqual({ titulo: 'Total de la entidad', importeCentavos: 78_125, isSueldo: false })
    expect(sumaDe(body.lineas.filter(({ preguntada }) => preguntada))).toBe(78_125)
    expect(body.totalCentavos).toBe(234_379)
  })

  it('follows a change of rate, each quincena with the legal basis of its own record', async () => {
    const manos = await conSegundaMano(await signIn('admin'))
    const cambio = { desde: '2426', valores: { FAA: 6 }, confirmaciones: { FAA: 'seis' } }
    const fundamento = 'Decreto 77 de la legislatura, artículo 2'
    expect((await manos.post('/api/panel/fondos-parametros', { ...cambio, fundamento })).status).toBe(200)
    const ahorro = async (codigo: string) =>
      (await explicar(tarde, codigo)).lineas
        .filter(({ fondo, corrige }) => fondo === 'Fondo de ahorro' && corrige === null)
        .map(({ clave, tasa, importeCentavos, fundamento: basis }) => [clave, tasa, importeCentavos, basis])
    const semilla = 'Ley del Instituto de Pensiones, artículos 31 a 38 (por confirmar por el instituto)'
    // Base 5,095.80 at 10A: 254.79 at 5 %, 305.748 at 6 %, 127.395 at 2.5 %.
    expect(await ahorro('2326')).toEqual([
      ['FAA', '5 %', 25_479, semilla],
      ['FAE', '2.5 %', 12_740, semilla],
    ])
    expect(await ahorro('2426')).toEqual([
      ['FAA', '6 %', 30_575, fundamento],
      ['FAE', '2.5 %', 12_740, fundamento],
    ])
    // A correction of quincena 22 keeps the basis of the record that its close sealed.
    const { lineas } = await explicar(tarde, '2326')
    expect(new Set(lineas.filter(({ corrige }) => corrige !== null).map((each) => each.fundamento))).toEqual(
      new Set([semilla]),
    )
  })

  it('prints the same as a paper with the seal of the close and without a folio that nobody could check', async () => {
    const path = `/api/quincenas/2326/explicacion/hoja?interno=${licencia.interno}`
    const { status, headers, bytes } = await jefe.bytes(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const hoja = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
    const { cierre } = await filaDe(jefe, '2326', salud.adscripcion)
    for (const said of [
      'Explicación del importe',
      '$2,343.79 · Todos los fondos · Q23 2026 · 1–15 dic · Cerrado',
      'LA ENTIDAD PAGA',
      '$585.95',
      'LA PERSONA PAGA',
      '$1,757.84',
      'FAA, aportación del afiliado',
      'Ley del Instituto de Pensiones, artículos 31 a 38',
    ])
      expect(hoja).toContain(said)
    expect(hoja.replaceAll(' ', '')).toContain(cierre?.sello ?? 'sin sello')
    expect(hoja).not.toContain('FOLIO')
    const simulada = await jefe.bytes(`/api/quincenas/2426/explicacion/hoja?interno=${tarde.interno}`)
    expect(await pdfText(simulada.bytes)).toContain('Simulado')
    await flushReadAudit()
    const noted = await selectRow<{ total: number }>(
      `SELECT COUNT(*) AS total FROM bitacora WHERE acto = 'aportaciones.imprimir'`,
    )
    expect(Number(noted?.total)).toBe(2)
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
    expect(leave.out).toContain('La entidad paga $585.95')
    expect(leave.out).toContain('La persona paga $1,757.84')
    expect(leave.out).toContain('Fundamento: Ley del Instituto de Pensiones, artículos 31 a 38')
    expect((await portal(`quincena explicar ${tarde.interno} 2426`)).out).toContain('Aún sin cerrar')
  })

  it('hides a closed quincena of somebody who is another entity’s', async () => {
    const other = await signIn('ventanilla2')
    expect((await other.get(`/api/quincenas/2326/explicacion?interno=${tarde.interno}`)).status).toBe(404)
  })
})
