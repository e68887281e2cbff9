import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga, PaginaRenglones, SimulacionCarga } from '#domain/cargas/carga.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { seguirPublicando } from '#api/cargas/publicar-carga.ts'
import { servidorDe } from '#api/cargas/tipos/servidores.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { portal } from '#test/cli/consola.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { aprobarNomina, folioDe } from '#test/support/cargas/nomina-de-prueba.ts'
import {
  cargarRetenciones,
  estadoDeCarga,
  ordenDe,
  ponerPrestamo,
  textoDeRetenciones,
  veredictosDe,
  type RenglonRetencionPrueba,
} from '#test/support/cargas/retenciones-de-prueba.ts'
import { tablaDbf } from '#test/support/cargas/tabla-dbf.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { contarLecturas } from '#test/support/contar-lecturas.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

const DONDE = { entidad: SALUD, quincena: '2026' }
const Q20 = 2026 * 24 + 19
let salud: Lugar
let validador: Client
let auxiliar: Client
const gente = new Map<number, number>()
/** Loans by the number of their person and their place among the loans of that person. */
const prestamos = new Map<string, number>()

/** Who has which loans: kind and abono in centavos, oldest first. The first of 751_004 is the last one that was written. */
const DEUDAS: Readonly<Record<number, readonly (readonly ['corto' | 'mediano' | 'hipotecario', number])[]>> = {
  751_001: [['corto', 100_000]],
  751_002: [['corto', 50_050]],
  751_003: [['mediano', 20_010]],
  751_004: [
    ['corto', 10_000],
    ['corto', 20_000],
    ['hipotecario', 30_000],
  ],
  751_005: [
    ['corto', 10_000],
    ['mediano', 15_000],
  ],
  751_006: [['corto', 40_000]],
  751_007: [['corto', 40_000]],
  751_008: [['corto', 40_000]],
  751_009: [['corto', 33_333]],
  751_010: [['corto', 12_345]],
  751_013: [
    ['corto', 25_000],
    ['mediano', 5_000],
  ],
  ...Object.fromEntries(
    [11, 12, 14, 15, 16, 17, ...Array.from({ length: 19 }, (_, i) => 21 + i)].map((n) => [
      751_000 + n,
      [['corto', 25_000] as const],
    ]),
  ),
}
const SIN_PRESTAMO = 751_020

const prestamo = (interno: number, i = 0): number => prestamos.get(`${interno} ${i}`)!
const folioDePrestamo = (interno: number, i = 0): string => `P-${String(prestamo(interno, i)).padStart(6, '0')}`
const orden = (interno: number, i = 0) => ordenDe(prestamo(interno, i))

beforeAll(async () => {
  salud = await lugarDe(SALUD)
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (const interno of [...Object.keys(DEUDAS).map(Number), SIN_PRESTAMO])
    gente.set(
      interno,
      await ponerPersona({ interno, lugar: salud, categoria, sueldoCentavos: 4_000_000, situacion: 'A' }),
    )
  for (const [interno, deudas] of Object.entries(DEUDAS))
    for (const [i, [tipo, abono]] of [...deudas.entries()].reverse())
      prestamos.set(
        `${interno} ${i}`,
        // The last abono of 751_035 settles its loan.
        await ponerPrestamo({
          ...{ afiliadoId: gente.get(Number(interno))!, tipo, abono, primera: 2026 * 24 + i },
          ...(interno === '751035' && { saldo: abono }),
        }),
      )
  // 751_012 is on leave and pays personally.
  await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'L' WHERE interno = 751012`))
  await sellarYOrdenar(await escribirCierre({ entidadId: salud.adscripcion, quincena: Q20 }))
  ;[validador, auxiliar] = [await signIn('validador1'), await signIn('auxiliar')]
}, 120_000)
beforeEach(() => defineTrabajosCargas())
afterEach(() => stopTrabajos())

/** Loads a file by the terminal, which leaves it waiting for its validator. */
const cargar = async (filas: readonly RenglonRetencionPrueba[]): Promise<string> =>
  folioDe(await cargarRetenciones(filas, DONDE))

/** Gives the two approvals and waits until the job answered the orders. */
async function aprobar(folio: string) {
  const propuesta = await aprobarNomina(folio)
  startTrabajos({ pollMs: 20 })
  await waitUntil(async () => expect(await estadoDeCarga(folio)).toBe('aplicada'))
  return propuesta
}

const ver = async (folio: string, quien = auxiliar): Promise<DetalleCarga> =>
  (await quien.get<DetalleCarga>(`/api/cargas/${folio}`)).body
const deshacer = (folio: string) =>
  auxiliar.post<Rechazo & { construido?: string[] }>(`/api/cargas/${folio}/deshacer`, { motivo: 'Era de otro mes' })
const responder = async (interno: number, body: object, i = 0) => {
  const { id, version } = await orden(interno, i)
  return validador.post(`/api/panel/retenciones/${id}/respuesta`, { motivo: null, nota: '', version, ...body })
}

describe('a file of withholdings', () => {
  it('answers the orders once two people approved it, and nobody sees it before', async () => {
    const done = await cargarRetenciones(
      [
        { interno: 751_001, prestamo: folioDePrestamo(751_001), retenido: '1,000.00' },
        { interno: 751_002, tipo: 'Corto plazo', retenido: '500.49', motivo: 'Sueldo insuficiente' },
        { interno: 751_003, prestamo: prestamo(751_003), retenido: '0', motivo: 'otro', nota: 'Renunció a medio mes' },
      ],
      DONDE,
    )
    const folio = folioDe(done)
    const simulada = JSON.parse(done.out) as SimulacionCarga
    // Ordered 1,000.00 + 500.50 + 200.10 = 1,700.60; withheld 1,000.00 + 500.49 + 0 = 1,500.49; missing 0.01 + 200.10 = 200.11.
    expect(simulada.totales.map(({ titulo, entranCentavos }) => [titulo, entranCentavos])).toEqual([
      ['Ordenado', 170_060],
      ['Retenido', 150_049],
      ['Diferencia por retener', 20_011],
      ['A favor de las personas', 0],
    ])
    expect([simulada.entran, simulada.personas, simulada.sustituye, simulada.anterior]).toEqual([3, 3, null, null])
    expect(await orden(751_001)).toMatchObject({ retenido: null, saldo: 1_200_000 })
    const { sujeto, cambios, importeCentavos } = await aprobar(folio)
    expect(sujeto).toContain('3 personas')
    expect(cambios.map(({ campo, despues }) => [campo, despues])).toEqual([
      ['Archivo', 'retenciones.csv'],
      ['Personas', '3'],
      ['Órdenes', '3'],
      ['Ordenado', '$1,700.60'],
      ['Retenido', 'Entran $1,500.49; en el archivo, $1,500.49'],
      ['Diferencia por retener', '$200.11'],
      ['A favor de las personas', '$0.00'],
    ])
    expect(importeCentavos).toBe(150_049)
    // 12 abonos of 1,000.00 less one; of 500.50 less 500.49; of 200.10 less nothing.
    expect(await orden(751_001)).toMatchObject({
      retenido: 100_000,
      motivo: null,
      nota: '',
      aFavor: 0,
      saldo: 1_100_000,
    })
    expect(await orden(751_002)).toMatchObject({ retenido: 50_049, motivo: 'sueldo_insuficiente', saldo: 550_551 })
    expect(await orden(751_003)).toMatchObject({
      retenido: 0,
      motivo: 'otro',
      nota: 'Renunció a medio mes',
      saldo: 240_120,
    })
    const asientos = await selectRows<{ actor: string }>(
      `SELECT actor FROM bitacora WHERE acto = 'retencion.responder' AND objeto_id = $1`,
      [String((await orden(751_002)).id)],
    )
    expect(asientos).toEqual([{ actor: 'auxiliar' }])
    expect(await ver(folio)).toMatchObject({
      carga: { estado: 'aplicada', rechazados: 0, aviso: '' },
      acciones: ['deshacer', 'original'],
    })
    // The next quincena ordered nothing yet: nothing enters, and its totals are shown beside these.
    const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'retenciones-')), 'siguiente.csv')
    await writeFile(ruta, textoDeRetenciones([{ interno: 751_001, retenido: '1000' }], '2126'))
    const where = ['--plano', 'RET-CSV', '--entidad', SALUD, '--quincena', '2126']
    const siguiente = await portal(['importar', ruta, ...where, '--simular'])
    expect(siguiente.out).toContain(
      'Ordenado: $0.00 (antes $1,700.60)\n  Retenido: Entran $0.00; en el archivo, $1,000.00 (antes $1,500.49)',
    )
    expect(siguiente.out).toContain(`La respuesta anterior es ${folio}.`)
  })

  it('allocates by kind the oldest loan first, and without a kind over all of them; the last one takes what goes beyond', async () => {
    const folio = await cargar([
      // 100.00 and 200.00 of the short ones were ordered: 150.00 fill the oldest, and 50.00 are left for the other.
      { interno: 751_004, tipo: 'corto', retenido: '150', motivo: 'licencia' },
      // 300.00 were ordered: 12.34 go beyond.
      { interno: 751_004, tipo: 'hipotecario', retenido: '312.34' },
      // 100.00 and 150.00 were ordered: 0.50 go beyond the last one.
      { interno: 751_005, retenido: '250.50', nota: 'Descuento doble' },
    ])
    expect(await veredictosDe(folio)).toEqual([
      [2, 'entra', ''],
      [3, 'aviso', 'A503'],
      [4, 'aviso', 'A503'],
    ])
    await aprobar(folio)
    expect(await orden(751_004, 0)).toMatchObject({ retenido: 10_000, motivo: null, saldo: 110_000 })
    expect(await orden(751_004, 1)).toMatchObject({ retenido: 5_000, motivo: 'licencia', saldo: 235_000 })
    expect(await orden(751_004, 2)).toMatchObject({
      ...{ retenido: 30_000, aFavor: 1_234, saldo: 330_000, nota: `Archivo ${folio}, renglón 3` },
    })
    expect(await orden(751_005, 0)).toMatchObject({ retenido: 10_000, aFavor: 0, nota: 'Descuento doble' })
    expect(await orden(751_005, 1)).toMatchObject({ retenido: 15_000, aFavor: 50, nota: 'Descuento doble' })
  })

  it.each([
    ['licencia', 'licencia', ''],
    ['Baja', 'baja', ''],
    ['sueldo_insuficiente', 'sueldo_insuficiente', ''],
    ['OTRO', 'otro', 'Se fue'],
  ])('takes the reason "%s"', async (motivo, guardado, nota) => {
    const folio = await cargar([
      { interno: 751_006, retenido: `39${nota.length}.0${guardado.length % 9}`, motivo, nota },
    ])
    await aprobar(folio)
    expect(await orden(751_006)).toMatchObject({ motivo: guardado, nota })
  })

  it('refuses what the order does not allow, and says why', async () => {
    // Of 751_007 less was answered and decided; of 751_008 more was answered and returned.
    expect((await responder(751_007, { retenidoCentavos: 30_000, motivo: 'otro', nota: 'Faltó' })).status).toBe(200)
    await inTransaction(() =>
      execute(
        `UPDATE retenciones SET decision = 'recorrer', causa = 'otro', version = version + 1 WHERE prestamo_id = $1`,
        [prestamo(751_007)],
      ),
    )
    expect((await responder(751_008, { retenidoCentavos: 41_000, nota: 'De más' })).status).toBe(200)
    await inTransaction(() =>
      execute('UPDATE saldos_favor SET devuelto_centavos = importe_centavos WHERE prestamo_id = $1', [
        prestamo(751_008),
      ]),
    )
    const folio = await cargar([
      { interno: SIN_PRESTAMO, retenido: '100' },
      { interno: 751_009, prestamo: prestamo(751_010), retenido: '333.33' },
      { interno: 751_009, tipo: 'hipotecario', retenido: '333.33' },
      { interno: 751_009, retenido: '333.32' },
      { interno: 751_010, retenido: '123.44', motivo: 'otro' },
      { interno: 751_007, retenido: '400' },
      { interno: 751_008, retenido: '400' },
      { interno: 751_012, retenido: '250' },
      { interno: 751_011, retenido: '250', quincena: '1926' },
      { interno: 751_014, retenido: '' },
      { interno: 751_014, retenido: '-1' },
      { interno: 751_015, retenido: '250', motivo: 'capricho' },
      { interno: 751_016, prestamo: 'uno', retenido: '250' },
      { interno: 751_013, prestamo: folioDePrestamo(751_013, 1), retenido: '50' },
      { interno: 751_013, retenido: '300' },
      { interno: 751_017, retenido: '250' },
      { interno: 751_017, retenido: '250' },
    ])
    expect(await veredictosDe(folio)).toEqual([
      [2, 'rechazado', 'C406'],
      [3, 'rechazado', 'C406'],
      [4, 'rechazado', 'C406'],
      [5, 'rechazado', 'C409'],
      [6, 'rechazado', 'C409'],
      [7, 'rechazado', 'C407 A504'],
      [8, 'rechazado', 'C407 A504'],
      [9, 'rechazado', 'C408'],
      [10, 'rechazado', 'C403'],
      [11, 'rechazado', 'C205'],
      [12, 'rechazado', 'C405 C201'],
      [13, 'rechazado', 'C207'],
      [14, 'rechazado', 'C206'],
      [15, 'entra', ''],
      [16, 'rechazado', 'C405'],
      [17, 'entra', ''],
      [18, 'rechazado', 'C405'],
    ])
    const { body } = await auxiliar.get<PaginaRenglones>(
      `/api/cargas/${folio}/renglones?veredicto=rechazado&codigo=C409`,
    )
    expect(body.renglones.map(({ faltas }) => [faltas[0]?.campo, faltas[0]?.esperado])).toEqual([
      ['Motivo', expect.stringContaining('se ordenaron $333.33 y se retuvieron $333.32')],
      ['Nota', expect.stringContaining('se ordenaron $123.45 y se retuvieron $123.44')],
    ])
  })

  it('warns of an order that has an answer, and replaces that one', async () => {
    expect((await responder(751_021, { retenidoCentavos: 20_000, motivo: 'baja' })).status).toBe(200)
    const folio = await cargar([{ interno: 751_021, retenido: '240.00', motivo: 'licencia' }])
    expect(await veredictosDe(folio)).toEqual([[2, 'aviso', 'A504']])
    await aprobar(folio)
    // 3,000.00 in all less 240.00.
    expect(await orden(751_021)).toMatchObject({ retenido: 24_000, motivo: 'licencia', saldo: 276_000 })
  })

  it('leaves out a row whose order changed meanwhile, and keeps it listed with why', async () => {
    const folio = await cargar([
      { interno: 751_033, retenido: '250' },
      { interno: 751_034, retenido: '250' },
    ])
    expect((await responder(751_034, { retenidoCentavos: 10_000, motivo: 'baja' })).status).toBe(200)
    await aprobar(folio)
    expect(await orden(751_033)).toMatchObject({ retenido: 25_000, saldo: 275_000 })
    expect(await orden(751_034)).toMatchObject({ retenido: 10_000, motivo: 'baja', saldo: 290_000 })
    const { carga, acciones } = await ver(folio)
    expect(carga).toMatchObject({ estado: 'aplicada', renglones: 2, rechazados: 1 })
    expect(carga.aviso).toContain('cambió la orden de un renglón')
    expect(acciones).toContain('malos')
    const { body } = await auxiliar.get<PaginaRenglones>(`/api/cargas/${folio}/renglones?veredicto=rechazado`)
    expect(body.renglones.map(({ linea, faltas }) => [linea, faltas[0]?.codigo, faltas[0]?.hallado])).toEqual([
      [3, 'C410', folioDePrestamo(751_034)],
    ])
    expect(body.renglones[0]?.faltas[0]?.esperado).toContain('su respuesta cambió después de que se cargó el archivo')
  })

  it('is told by the terminal before it is loaded', async () => {
    const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'retenciones-')), 'respuesta.csv')
    await writeFile(ruta, textoDeRetenciones([{ interno: 751_022, retenido: '250.01' }], DONDE.quincena))
    const where = ['--plano', 'RET-CSV', '--entidad', SALUD, '--quincena', DONDE.quincena]
    const { code, out } = await portal(['importar', ruta, ...where, '--simular'])
    expect(code).toBe(0)
    // One of the people with an order that their entity answers has a row.
    expect(out).toMatch(/1 persona con retención; \d+ con orden y sin renglón\./)
    expect(out).toContain(
      'Ordenado: $250.00\n  Retenido: Entran $250.01; en el archivo, $250.01\n  Diferencia por retener: $0.00\n  A favor de las personas: $0.01',
    )
    expect(out).toContain('Retenido: dice «$250.01»; se esperaba $250.00, lo ordenado. A503')
  })

  it('is judged in as many queries for many rows as for few', async () => {
    const folio = await cargar([{ interno: 751_022, retenido: '250' }])
    const carga = await loadCarga(Number(folio.slice(-6)))
    const juez = await servidorDe(carga).juez(SISTEMA, carga)
    const lineas = (cuantas: number) =>
      Array.from({ length: cuantas }, (_, i) => {
        const interno = 751_001 + (i % 10)
        return {
          valores: { interno: String(interno), nombre: `Prueba Persona ${interno}`, retenido: 100 },
          ...{ conceptos: [], faltas: [] },
        }
      })
    const [pocas, muchas] = [
      await contarLecturas(() => juez.juzgar(lineas(2))),
      await contarLecturas(() => juez.juzgar(lineas(1_000))),
    ]
    expect(muchas).toBe(pocas)
  })
})

describe('a load of withholdings that is undone', () => {
  it('brings back what each order had, also no answer, and the balance of each loan', async () => {
    const interno = 751_035
    expect((await responder(751_036, { retenidoCentavos: 10_005, motivo: 'baja', nota: 'Día 12' })).status).toBe(200)
    const folio = await cargar([
      { interno, retenido: '260.00' },
      { interno: 751_036, retenido: '250' },
    ])
    await aprobar(folio)
    // 250.00 settle the loan, and 10.00 are of the person.
    expect(await orden(interno)).toMatchObject({ retenido: 25_000, aFavor: 1_000, saldo: 0 })
    const estado = () => selectRow('SELECT estado FROM prestamos WHERE id = $1', [prestamo(interno)])
    expect(await estado()).toEqual({ estado: 'liquidado' })
    const propuesta = await deshacer(folio)
    expect(propuesta.status).toBe(202)
    // The proposal rehearsed it and changed nothing.
    expect(await orden(interno)).toMatchObject({ retenido: 25_000, aFavor: 1_000, saldo: 0 })
    expect((await autorizar(await signIn('auxiliar2'), propuesta)).status).toBe(200)
    expect(await estadoDeCarga(folio)).toBe('deshecha')
    expect(await orden(interno)).toMatchObject({ retenido: null, motivo: null, nota: '', aFavor: 0, saldo: 25_000 })
    expect(await estado()).toEqual({ estado: 'activo' })
    // 3,000.00 in all less the 100.05 of the earlier answer.
    expect(await orden(751_036)).toMatchObject({ retenido: 10_005, motivo: 'baja', nota: 'Día 12', saldo: 289_995 })
    // It can be loaded again.
    expect(await veredictosDe(await cargar([{ interno, retenido: '250.00' }]))).toEqual([[2, 'entra', '']])
  })

  it('is refused with a list of what was built on it', async () => {
    const folio = await cargar([
      { interno: 751_023, retenido: '200', motivo: 'baja' },
      { interno: 751_024, retenido: '300' },
      { interno: 751_025, retenido: '240', motivo: 'baja' },
      { interno: 751_026, retenido: '250' },
      { interno: 751_027, retenido: '250' },
    ])
    await aprobar(folio)
    expect((await responder(751_025, { retenidoCentavos: 25_000 })).status).toBe(200)
    const ahora = new Date().toISOString()
    await inTransaction(async () => {
      await execute(
        `UPDATE retenciones SET decision = 'recorrer', causa = 'baja', version = version + 1 WHERE prestamo_id = $1`,
        [prestamo(751_023)],
      )
      await execute('UPDATE saldos_favor SET devuelto_centavos = importe_centavos WHERE prestamo_id = $1', [
        prestamo(751_024),
      ])
      await execute(
        `INSERT INTO prestamo_movimientos (prestamo_id, clase, importe_centavos, hecho_at) VALUES ($1, 'pago', -100, $2)`,
        [prestamo(751_026), ahora],
      )
      await execute(
        `INSERT INTO cargos (cierre_id, entidad_id, quincena, obligado, principal_centavos, creado_at)
         SELECT cierre_id, entidad_id, quincena, 'entidad', 25000, $2 FROM retenciones WHERE prestamo_id = $1`,
        [prestamo(751_027), ahora],
      )
      await execute(
        `INSERT INTO cargo_retenciones (cargo_id, retencion_id, importe_centavos)
         SELECT (SELECT MAX(id) FROM cargos), id, 25000 FROM retenciones WHERE prestamo_id = $1`,
        [prestamo(751_027)],
      )
    })
    const lista = [
      `${folioDePrestamo(751_023)}: su diferencia se decidió`,
      `${folioDePrestamo(751_024)}: lo retenido de más se aplicó o se devolvió`,
      `${folioDePrestamo(751_025)}: se respondió de nuevo`,
      `${folioDePrestamo(751_026)}: se abonó o se liquidó`,
      `${folioDePrestamo(751_027)}: ya va en una línea de pago`,
    ]
    const negada = await deshacer(folio)
    expect([negada.status, negada.body.codigo, negada.body.construido]).toEqual([409, 'construida', lista])
    for (const cosa of lista) expect(negada.body.error).toContain(cosa)
    // The next quincena was closed: its orders were computed from these balances.
    const siguiente = await escribirCierre({ entidadId: salud.adscripcion, quincena: Q20 + 1 })
    await inTransaction(() => execute('UPDATE cierres SET cerrado_at = $1 WHERE id = $2', [ahora, siguiente]))
    const cerrada = await deshacer(folio)
    expect(cerrada.body.construido?.[0]).toBe(`se cerró Q21 2026 · 1–15 nov de ${SALUD}`)
    await inTransaction(() => execute('DELETE FROM cierres WHERE id = $1', [siguiente]))
  })
})

describe('a file of withholdings over HTTP', () => {
  const subir = (bytes: Buffer, nombre: string) =>
    validador.upload<DetalleCarga & Rechazo>(
      '/api/cargas',
      fileForm(bytes, nombre, { entidad: String(salud.adscripcion), quincena: DONDE.quincena }),
    )

  async function leida(bytes: Buffer, nombre: string): Promise<DetalleCarga> {
    startTrabajos({ pollMs: 20 })
    const { status, body } = await subir(bytes, nombre)
    expect([status, body.error]).toEqual([201, undefined])
    const { folio } = body.carga
    await waitUntil(async () => expect(await estadoDeCarga(folio)).toBe('revisada'))
    return ver(folio)
  }

  it('is recognised by its shape', async () => {
    const texto = textoDeRetenciones([{ interno: 751_028, retenido: '249', motivo: 'baja' }], DONDE.quincena)
    const { carga } = await leida(Buffer.from(texto.replaceAll(';', ',')), 'orden.csv')
    expect([carga.plano, carga.tipo, carga.renglones, carga.rechazados]).toEqual(['RET-CSV', 'retenciones', 1, 0])
  })

  it('of FoxPro has an RFC of twelve, zeros in empty numbers and numbers for reasons', async () => {
    for (const [interno, rfc] of [
      [751_029, 'PEPP800101AB1'],
      [751_030, 'PEPQ800101AB2'],
      [751_031, 'PEPR800101AB3'],
    ] as const)
      await inTransaction(() => execute('UPDATE afiliados SET rfc = $1 WHERE interno = $2', [rfc, interno]))
    const campos = [
      ['NOMBRE', 'C', 40],
      ['RFC', 'C', 12],
      ['PROYECTO', 'C', 11],
      ['CVEDESC', 'N', 3],
      ['FOLIO', 'N', 5],
      ['NUMDESC', 'N', 3],
      ['TOTDESC', 'N', 3],
      ['IMPORTE', 'N', 9],
      ['TIPODESC', 'C', 1],
      ['CMOTCVE', 'N', 3],
    ] as const
    const fila = (interno: number, rfc: string, folio: number, importe: string, motivo: string) => {
      const nombre = `PRUEBA PERSONA ${interno}`
      return [nombre, rfc, '01', '205', String(folio), '1', '12', importe, 'C', motivo]
    }
    const tabla = tablaDbf(campos, [
      fila(751_029, 'PEPP800101AB', 0, '249.90', '3'),
      fila(751_030, 'PEPQ800101AB', prestamo(751_030), '250.00', '0'),
      fila(751_031, 'PEPR800101AB', 0, '200.00', '0'),
      fila(751_032, 'PEPS800101AB', 0, '200.00', '7'),
    ])
    const { carga } = await leida(tabla, 'D980202610.DBF')
    expect([carga.plano, carga.renglones]).toEqual(['RET-DBF', 4])
    expect(await veredictosDe(carga.folio)).toEqual([
      [1, 'entra', ''],
      [2, 'entra', ''],
      [3, 'rechazado', 'C409'],
      [4, 'rechazado', 'C305 C207'],
    ])
    const datos = (await auxiliar.get<PaginaRenglones>(`/api/cargas/${carga.folio}/renglones`)).body.renglones[0]?.datos
    expect(datos).toEqual([
      ['Nombre completo', 'PRUEBA PERSONA 751029'],
      ['RFC', 'PEPP800101AB'],
      ['Préstamo', 'Sin número'],
      ['Tipo de préstamo', 'Corto plazo'],
      ['Retenido', '$249.90'],
      ['Motivo', 'Sueldo insuficiente'],
    ])
  })

  it('is Cargando until its job ends, is cut without losing or doubling anything, and nobody stops or loads it again', async () => {
    const filas = [751_037, 751_038].map((interno) => ({ interno, retenido: '100.00', motivo: 'baja' }))
    const folio = await cargar(filas)
    await aprobarNomina(folio)
    const detalle = await ver(folio)
    expect([detalle.carga.estado, detalle.paso?.estado, detalle.acciones]).toEqual([
      'aplicando',
      'espera',
      ['original'],
    ])
    expect((await auxiliar.post<Rechazo>(`/api/cargas/${folio}/detener`, {})).body.codigo).toBe('estado')
    const carga = await loadCarga(Number(folio.slice(-6)))
    const cortada = new AbortController()
    const corte = seguirPublicando(carga, {
      signal: cortada.signal,
      onRenglones: () => cortada.abort(new Error('cortado')),
    })
    await expect(corte).rejects.toThrow('cortado')
    expect(await estadoDeCarga(folio)).toBe('aplicando')
    const [una, dos] = [await orden(751_037), await orden(751_038)]
    expect([una.retenido, una.saldo, dos.retenido]).toEqual([10_000, 290_000, 10_000])
    // The terminal does not take it for a load that was cut while its rows were written.
    const otraVez = await cargarRetenciones(filas, DONDE, '--reanudar')
    expect([otraVez.code, otraVez.err]).toEqual([1, expect.stringContaining('No hay una carga interrumpida')])
    await inTransaction(() => execute(`UPDATE trabajos SET estado = 'fallado' WHERE id = $1`, [carga.trabajoId]))
    expect((await ver(folio)).acciones).toEqual(['reanudar', 'original'])
    expect((await auxiliar.post(`/api/cargas/${folio}/reanudar`, {})).status).toBe(202)
    startTrabajos({ pollMs: 20 })
    await waitUntil(async () => expect(await estadoDeCarga(folio)).toBe('aplicada'))
    expect([await orden(751_037), await orden(751_038)]).toEqual([una, dos])
    // Again, it changes nothing.
    await seguirPublicando(await loadCarga(carga.id))
    expect(await orden(751_037)).toEqual(una)
  })
})
