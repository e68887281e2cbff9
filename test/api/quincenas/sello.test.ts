import { beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from '#test/cli/consola.ts'

let jefe: Client
let salud: Lugar
let ana: AltaHecha
let cierre = 0

beforeAll(async () => {
  defineTrabajoAplicar()
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
  const desk = await signIn('ventanilla1')
  ana = await personaActiva(desk, salud)
  await personaActiva(desk, salud)
  const dosManos = await conSegundaMano(await signIn('admin'))
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  // 3,000 × 12 % × 6/24 = 90; 3,090 ÷ 6 = 515 each quincena.
  await dosManos.prestar({
    interno: ana.interno,
    tipo: 'corto',
    capitalCentavos: 300_000,
    quincenas: 6,
    primera: '2226',
  })
  cierre = await cerrarQuincena('2226', salud.adscripcion)
})

const verificar = () => portal('quincena verificar 2226')

/** Changes one row by SQL, checks the close, and puts the row back. */
async function conCambio(table: string, column: string, value: string, where: string): Promise<string> {
  const row = await selectRow<{ id: number; was: string | number }>(
    `SELECT ${KEY[table] ?? 'id'} AS id, ${column} AS was FROM ${table} WHERE ${where} ORDER BY 1 LIMIT 1`,
  )
  const own = `${KEY[table] ?? 'id'} = $1 AND ${where}`
  await execute(`UPDATE ${table} SET ${column} = ${value} WHERE ${own}`, [row!.id])
  const { code, out } = await verificar()
  await execute(`UPDATE ${table} SET ${column} = $2 WHERE ${KEY[table] ?? 'id'} = $1${AND[table] ?? ''}`, [
    row!.id,
    row!.was,
  ])
  expect(code, out).toBe(1)
  expect((await verificar()).code).toBe(0)
  return out
}

const KEY: Readonly<Record<string, string>> = { cierre_totales: 'cierre_id', cargo_retenciones: 'cargo_id' }
const AND: Readonly<Record<string, string>> = {
  cierre_totales: ` AND clave = 'FPESE' AND obligado = 'entidad' AND origen = 'ordinaria'`,
}

// 20B: 12,335.75 monthly, base 6,167.88. FPESE 22.25 % of it is 1,372.35; of two people, 2,744.70.
// Each step begins where the one before ended.
describe('the seal of a close', { shuffle: false }, () => {
  it('covers each stored thing, and the check names it with both values', async () => {
    const good = await verificar()
    expect([good.code, good.out]).toEqual([0, expect.stringContaining(`${SALUD}: íntegra, sello `)])
    expect(good.out).toContain('Formato 2: cubre parámetros, líneas, días, sueldos, movimientos, totales, cargo')

    const de = `cierre_id = ${cierre}`
    const cambiado = {
      base: await conCambio('aportaciones', 'base_centavos', 'base_centavos + 100', `${de} AND clave = 'FPESE'`),
      importe: await conCambio('aportaciones', 'importe_centavos', 'importe_centavos + 1', `${de} AND clave = 'FPESE'`),
      fondo: await conCambio('aportaciones', 'fondo', `'fondo_ahorro'`, `${de} AND clave = 'FPESE'`),
      dias: await conCambio('cierre_personas', 'dias', '14', de),
      hechos: await conCambio('cierre_personas', 'hechos', `REPLACE(hechos, '"dias":15', '"dias":14')`, de),
      sueldo: await conCambio('cierre_personas', 'sueldo_centavos', '1', de),
      total: await conCambio('cierre_totales', 'importe_centavos', '1', `${de}${AND['cierre_totales']}`),
      principal: await conCambio('cargos', 'principal_centavos', 'principal_centavos - 100', de),
      credito: await conCambio('cargos', 'credito_centavos', '500', de),
      orden: await conCambio('retenciones', 'ordenado_centavos', '40000', de),
      tomada: await conCambio(
        'cargo_retenciones',
        'importe_centavos',
        '41500',
        `cargo_id IN (SELECT id FROM cargos WHERE ${de})`,
      ),
      linea: await conCambio(
        'lineas_pago',
        'capital_centavos',
        'capital_centavos - 1',
        `cargo_id IN (SELECT id FROM cargos WHERE ${de})`,
      ),
    }
    expect(cambiado.base).toContain('FPESE: la base pasó de $6,167.88 a $6,168.88.')
    expect(cambiado.importe).toContain('FPESE: el importe pasó de $1,372.35 a $1,372.36.')
    expect(cambiado.fondo).toContain('FPESE: el fondo pasó de')
    for (const out of [cambiado.dias, cambiado.sueldo, cambiado.hechos])
      expect(out).toContain('sus días, sueldo, puesto o fondos no son los que se sellaron')
    expect(cambiado.dias).toContain('hoy dice 14, y sus periodos suman 15 días.')
    // 12,335.75 ÷ 30 × 14 = 5,756.683…
    expect(cambiado.hechos).toContain('FPESE: la base pasó de $5,756.68 a $6,167.88.')
    expect(cambiado.total).toContain(
      'Total FPESE, ordinaria, a cargo de entidad: importe, se selló $2,744.70 y hoy dice $0.01.',
    )
    expect(cambiado.principal).toMatch(/Cargo de la entidad: principal, se selló \$\S+ y hoy dice \$\S+\./)
    expect(cambiado.credito).toContain('Cargo de la entidad: crédito, se selló $0.00 y hoy dice $5.00.')
    expect(cambiado.orden).toMatch(
      /Orden de retención P-\d{6}: importe ordenado, se selló \$515\.00 y hoy dice \$400\.00\./,
    )
    expect(cambiado.tomada).toMatch(
      /Retención en el cargo de la entidad, P-\d{6}, 2226: importe, se selló \$515\.00 y hoy dice \$415\.00\./,
    )
    expect(cambiado.linea).toMatch(/Línea de pago de la entidad: capital, se selló \$\S+ y hoy dice \$\S+\./)
  })

  it('is told by explicar where the person is not as it was sealed', async () => {
    const explicar = async () =>
      (await jefe.get<ExplicacionQuincena>(`/api/quincenas/2226/explicacion?interno=${ana.interno}`)).body
    expect((await explicar()).cierres.map(({ integra }) => integra)).toEqual([true])
    const own = 'cierre_id = $1 AND afiliado_id = $2'
    await execute(`UPDATE cierre_personas SET dias = 14 WHERE ${own}`, [cierre, ana.afiliadoId])
    expect((await explicar()).cierres.map(({ integra }) => integra)).toEqual([false])
    expect((await portal(`quincena explicar ${ana.interno} 2226`)).out).toContain(
      'DIFIERE. Lo guardado de esta persona',
    )
    await execute(`UPDATE cierre_personas SET dias = 15 WHERE ${own}`, [cierre, ana.afiliadoId])
  })

  it('adds no line to a close that was made without the person', async () => {
    // Active since 16 November, in an entity that closed before the person was on file.
    const tarde = await personaActiva(await signIn('ventanilla1'), salud)
    const { body } = await jefe.get<ExplicacionQuincena>(`/api/quincenas/2226/explicacion?interno=${tarde.interno}`)
    expect([body.lineas, body.segmentos, body.totalCentavos]).toEqual([[], [], 0])
  })

  it('is verified by its own format, which says what it does not cover', async () => {
    const row = await selectRow<{ sello: string; huella: string }>('SELECT sello, huella FROM cierres WHERE id = $1', [
      cierre,
    ])
    // As the close would be stored by the version before format 2.
    await execute(`UPDATE cierres SET sello_formato = 1, sello = huella, sellado = '' WHERE id = $1`, [cierre])
    await execute(`UPDATE cierre_personas SET huella = SUBSTR(huella, 1, 64) WHERE cierre_id = $1`, [cierre])
    await execute(
      `UPDATE bitacora SET despues = REPLACE(despues, $1, $2) WHERE acto = 'cierre.aplicar' AND objeto_id = $3`,
      [row!.sello, row!.huella, String(cierre)],
    )
    await execute('UPDATE cierre_personas SET dias = 14 WHERE cierre_id = $1', [cierre])
    const { code, out } = await verificar()
    expect([code, out]).toEqual([0, expect.stringContaining(`íntegra, sello ${row!.huella}`)])
    expect(out).toContain(
      'Formato 1: cubre parámetros, líneas y movimientos; no cubre días, sueldos, totales, cargo, órdenes de retención ni importe de la línea de pago.',
    )
  })
})
