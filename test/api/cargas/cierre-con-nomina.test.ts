import { beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { portal } from '#test/cli/consola.ts'
import {
  aprobarNomina,
  cargarNomina,
  deshacerNomina,
  folioDe,
  ponerPlanoDePrueba,
} from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'

/**
 * 10A, 10,191.59 a month: what movements give in a quincena is 5,095.80. At the seeded rates an entity owes of a base of salary 38 %
 * less what each fund rounds (docs of the gold cases): FAA 5 %, FAE 2.5 %, FVE 1.4 %, FHE 0.35 %, FPESA 4.5 %, FPESE 22.25 %, SARE 2 %.
 */
const Q = (numero: number): number => 2026 * 24 + numero - 1
const CUOTAS = [50_000, 25_000, 14_000, 3_500, 45_000, 222_500, 20_000]
/** The sum of each rate on a base of salary, each rounded by itself; no half centavo in these examples. */
const adeudo = (base: number): number => CUOTAS.reduce((sum, tasa) => sum + Math.round((base * tasa) / 1_000_000), 0)

let salud: Lugar
const gente: number[] = []

const simular = async (codigo: string): Promise<SimulacionCierre> =>
  (
    await (
      await signIn('admin')
    ).get<SimulacionCierre>(`/api/quincenas/${codigo}/simulacion?entidad=${salud.adscripcion}`)
  ).body

const explicar = async (codigo: string, interno: number): Promise<ExplicacionQuincena> =>
  (await (await signIn('jefe')).get<ExplicacionQuincena>(`/api/quincenas/${codigo}/explicacion?interno=${interno}`))
    .body

const causas = ({ causas: todas }: SimulacionCierre) =>
  Object.fromEntries(
    todas.filter(({ personas }) => personas > 0).map(({ causa, importeCentavos }) => [causa, importeCentavos]),
  )

beforeAll(async () => {
  salud = await lugarDe(SALUD)
  await ponerPlanoDePrueba()
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (const interno of [720_001, 720_002, 720_003])
    gente.push(await ponerPersona({ interno, lugar: salud, categoria, sueldoCentavos: 1_019_159, situacion: 'A' }))
  await cerrarConServicios(Q(17), [salud.adscripcion])
}, 120_000)

// One entity, quincena after quincena: each step begins where the one before ended.
describe('a payroll', { shuffle: false }, () => {
  let folio = ''

  it('changes nothing until two people approved it', async () => {
    const antes = (await simular('1826')).totalEntidadCentavos
    expect(antes).toBe(3 * adeudo(509_580))
    const corrida = await cargarNomina(
      [
        // Paid as it stands, with other benefits, and quinquenios of a month: 300.00 × 15 ÷ 30 = 150.00.
        { interno: 720_001, dias: '15', sueldo: '5,000.00', otras: '400.00', quinquenios: '300.00' },
        // Two half posts and a complementary payroll: 2,500.00 + 2,600.00 + 100.00.
        { interno: 720_002, plaza: 'A1', dias: '15', sueldo: '2500' },
        { interno: 720_002, plaza: 'B7', dias: '10', sueldo: '2600' },
        { interno: 720_002, clase: 'Complementaria', numero: '1', sueldo: '100' },
      ],
      { entidad: SALUD, quincena: '1826' },
    )
    folio = folioDe(corrida)
    expect(JSON.parse(corrida.out)).toMatchObject({
      carga: { estado: 'por_validar', renglones: 4, rechazados: 0 },
      personas: 2,
      sinRenglon: expect.any(Number) as number,
    })
    expect((await simular('1826')).totalEntidadCentavos).toBe(antes)
    const propia = await portal(['--como', 'auxiliar', 'importar', 'validar', folio], true, [DEMO_PASSWORD])
    expect([propia.code, propia.err]).toEqual([1, expect.stringContaining('La valida primero la dependencia')])
    const leida = await aprobarNomina(folio)
    // The bitácora says who did what: nobody appears in the name of another.
    expect(
      await selectRows(
        `SELECT acto, actor FROM bitacora WHERE acto IN ('carga.cargar', 'propuesta.crear', 'carga.aplicar') ORDER BY id`,
      ),
    ).toEqual([
      { acto: 'carga.cargar', actor: 'sistema' },
      { acto: 'propuesta.crear', actor: 'validador1' },
      { acto: 'carga.aplicar', actor: 'auxiliar' },
    ])
    expect(leida.cambios.map(({ campo, despues }) => [campo, despues])).toEqual([
      ['Archivo', 'nomina.csv'],
      ['Personas', '2'],
      ['Renglones', '4 de 4'],
      ['Sueldo', 'Entran $10,200.00; en el archivo, $10,200.00'],
      ['Otras prestaciones', 'Entran $400.00; en el archivo, $400.00'],
      ['Quinquenios', 'Entran $300.00; en el archivo, $300.00'],
    ])
  })

  it('is what the close computes from, with its own cause of difference', async () => {
    const simulacion = await simular('1826')
    // 400.00 × 26.75 % = 107.00; 150.00 × 26.75 % = 40.125 → 40.12.
    const uno = adeudo(500_000) + 10_700 + 4_012
    const dos = adeudo(520_000)
    expect(simulacion.totalEntidadCentavos).toBe(uno + dos + adeudo(509_580))
    // The post takes the other benefits and quinquenios of the payroll; its salary is the payroll's alone.
    expect(causas(simulacion)).toEqual({
      categoria: 10_700 + 4_012,
      nomina: adeudo(500_000) + adeudo(520_000) - 2 * adeudo(509_580),
    })
    const { segmentos, totalCentavos } = await explicar('1826', 720_001)
    expect(segmentos).toMatchObject([{ fuente: `Nómina ${folio}, renglón 2`, sueldo: 'Pagado en la nómina: 5,000.00' }])
    expect(totalCentavos).toBe(uno)
  })

  it('is sealed with the close, which is verified and explained by it', async () => {
    await cerrarConServicios(Q(18), [salud.adscripcion])
    expect((await portal(['quincena', 'verificar', '1826', '--entidad', SALUD])).out).toContain(`${SALUD}: íntegra`)
    const { segmentos } = await explicar('1826', 720_002)
    expect(segmentos).toMatchObject([
      {
        cerrada: true,
        sueldo: 'Pagado en la nómina: 5,200.00',
        fuente: `Nómina ${folio}, renglón 3; Nómina ${folio}, renglón 4; Nómina ${folio}, renglón 5`,
      },
    ])
    const [fila] = await selectRows<{ sueldo: number; dias: number }>(
      `SELECT p.sueldo_centavos AS sueldo, p.dias FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id
       WHERE p.afiliado_id = $1 AND k.quincena = $2`,
      [gente[1]!, Q(18)],
    )
    expect(fila).toEqual({ sueldo: 520_000, dias: 15 })
    // Without payroll the salary of the next quincena is what movements give again; other benefits and quinquenios stay.
    const next = await simular('1926')
    expect(next.totalEntidadCentavos).toBe(3 * adeudo(509_580) + 10_700 + 4_012)
    expect(causas(next)).toEqual({ nomina: 2 * adeudo(509_580) - adeudo(500_000) - adeudo(520_000) })
  })

  it('cannot be undone once the quincena was closed with it', async () => {
    const { code, err } = await portal(
      ['--como', 'auxiliar', 'importar', 'deshacer', folio, '--motivo', 'Prueba'],
      true,
      [DEMO_PASSWORD],
    )
    expect([code, err]).toEqual([1, expect.stringContaining('Ya se cerró con esta nómina: Q18 2026')])
  })

  it('that comes late for a closed quincena makes retroactive lines and changes nothing there', async () => {
    const otra = folioDe(
      await cargarNomina([{ interno: 720_003, dias: '15', sueldo: '6000.00' }], { entidad: SALUD, quincena: '1726' }),
    )
    await aprobarNomina(otra)
    const simulacion = await simular('1926')
    expect(causas(simulacion)).toMatchObject({ retroactivo: adeudo(600_000) - adeudo(509_580) })
    const { lineas } = await explicar('1926', 720_003)
    expect(new Set(lineas.flatMap(({ corrige }) => corrige ?? []))).toEqual(new Set(['quincena 17 de 2026']))
    expect((await portal(['quincena', 'verificar', '1726', '--entidad', SALUD])).out).toContain(`${SALUD}: íntegra`)
  })

  it('of arrears is spread over the quincenas that it pays for', async () => {
    const atrasos = folioDe(
      await cargarNomina([{ interno: 720_001, clase: 'Retroactiva', desde: '1726', hasta: '1926', sueldo: '300.00' }], {
        entidad: SALUD,
        quincena: '1926',
      }),
    )
    await aprobarNomina(atrasos)
    const { lineas } = await explicar('1926', 720_001)
    const de = (corrige: string | null) =>
      lineas
        .filter((linea) => linea.corrige === corrige && linea.clave === 'FPESE')
        .map(({ importeCentavos }) => importeCentavos)
    // 100.00 × 22.25 % = 22.25 for each closed quincena; 5,195.80 × 22.25 % = 1,156.0655 for the open one.
    expect([de('quincena 17 de 2026'), de('quincena 18 de 2026'), de(null)]).toEqual([[2_225], [2_225], [115_607]])
  })

  it('replaces another one with a reason, and brings it back when it is undone', async () => {
    const donde = { entidad: SALUD, quincena: '1926' }
    const pagada = async () => (await explicar('1926', 720_001)).segmentos.map(({ sueldo }) => sueldo)
    await aprobarNomina(folioDe(await cargarNomina([{ interno: 720_001, dias: '15', sueldo: '8000.00' }], donde)))
    const filas = [{ interno: 720_001, dias: '15', sueldo: '9000.00', otras: '500.00' }]
    const sinMotivo = await cargarNomina(filas, donde)
    expect([sinMotivo.code, sinMotivo.err]).toEqual([
      1,
      expect.stringMatching(
        /CRG-\d\d-\d{6} ya paga lo mismo a personas de este archivo: escribe por qué esta carga la sustituye/,
      ),
    ])
    const seguida = folioDe(await cargarNomina(filas, donde, '--reanudar', '--motivo', 'Corrige el sueldo'))
    await aprobarNomina(seguida)
    expect(await pagada()).toEqual(['Pagado en la nómina: 9,100.00'])
    const otras = async () =>
      (await selectRow<{ otros: number }>(
        'SELECT otros_prestaciones_centavos AS otros FROM afiliado_org WHERE afiliado_id = $1',
        [gente[0]!],
      ))!.otros
    expect(await otras()).toBe(100_000)
    const lista = (await portal('importar lista')).out
    expect(lista).toContain(`${seguida}  Cargada`)
    expect(lista).toContain('Sustituida')
    await deshacerNomina(seguida)
    expect(await pagada()).toEqual(['Pagado en la nómina: 8,100.00'])
    expect(await otras()).toBe(80_000)
    expect((await portal('importar lista')).out).toContain(`${seguida}  Deshecha`)
  })

  it('is asked of an entity that sends it: it does not close without one, nor with people undecided', async () => {
    const bloqueos = async () =>
      (await simular('1926')).revisiones
        .filter(({ codigo }) => codigo.startsWith('sin_nomina') || codigo.startsWith('sin_renglon'))
        .map(({ codigo, nivel, cuantos }) => [codigo, nivel, cuantos])
    expect(await bloqueos()).toEqual([])
    await portal(['importar', 'emisor', '--entidad', SALUD, '--desde', '1926', '-y'])
    // The two others of the close have no row in the payrolls of quincena 19.
    expect(await bloqueos()).toEqual([['sin_renglon', 'bloquea', 2]])
    const decidir = (...more: string[]) =>
      portal([
        'importar',
        'sin-renglon',
        '--entidad',
        SALUD,
        '--quincena',
        '1926',
        '--motivo',
        'Sin goce de sueldo',
        '-y',
        ...more,
      ])
    expect((await decidir('--decision', 'sin_pago', '--interno', '720002')).out).toBe('Se decidió por 1 persona.')
    expect((await explicar('1926', 720_002)).lineas.filter(({ corrige }) => corrige === null)).toEqual([])
    expect((await decidir('--decision', 'movimientos', '--interno', '720003')).out).toBe('Se decidió por 1 persona.')
    expect(await decidir('--decision', 'sin_pago', '--interno', '720001')).toMatchObject({
      code: 1,
      err: 'La nómina trae a todas esas personas, o no están en activo en la entidad.',
    })
    expect(await bloqueos()).toEqual([])
    const siguiente = (await simular('2026')).revisiones.filter(({ codigo }) => codigo === 'sin_nomina')
    expect(siguiente).toMatchObject([
      { nivel: 'bloquea', texto: 'Falta la nómina de la quincena: la entidad la envía' },
    ])
  })

  it('that waits for its approval while the quincena closes counts as retroactive lines of the next one', async () => {
    const tardia = folioDe(
      await cargarNomina([{ interno: 720_002, dias: '15', sueldo: '6000.00' }], { entidad: SALUD, quincena: '1926' }),
    )
    await cerrarConServicios(Q(19), [salud.adscripcion])
    await aprobarNomina(tardia)
    const { lineas } = await explicar('2026', 720_002)
    const suyas = lineas.filter(({ corrige }) => corrige === 'quincena 19 de 2026')
    // Nothing was paid when it closed.
    expect(suyas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)).toBe(adeudo(600_000))
    expect((await portal(['quincena', 'verificar', '1926', '--entidad', SALUD])).out).toContain(`${SALUD}: íntegra`)
  })
})
