import { beforeAll, describe, expect, it } from 'vitest'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { AportacionRetencion, CuentaEntidad, PagadoPorDia } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ExplicacionRetencion } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import type {
  PanelRetenciones,
  RenglonRetencion,
  RetencionesQuincena,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { revisarLibros } from '#api/fondos/cuadre/revisar-libros.ts'
import { defineTrabajoCuadre } from '#api/fondos/cuadre/trabajo-cuadre.ts'
import { anularCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { definicionDe } from '#api/jobs/registro-trabajos.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { lineasDePago } from '#test/support/dinero/lineas-de-pago.ts'

const Q22 = 2026 * 24 + 21
let admin: Client
let dosManos: DosManos
let validador: Client
let salud: Lugar
let claves: { readonly clave0: string; readonly clave1: string }
/** Ana stays at work; Luz is on leave in quincena 23. */
let ana: AltaHecha
/** The loans of the two. */
let deAna: PrestamoDetalle
let deLuz: PrestamoDetalle
let luz: AltaHecha

beforeAll(async () => {
  ;[admin, validador] = [await signIn('admin'), await signIn('validador1')]
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  const ventanilla = await signIn('ventanilla1')
  ana = await personaActiva(ventanilla, salud)
  luz = await personaActiva(ventanilla, salud)
  claves = (await selectRow<typeof claves>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [salud.adscripcion],
  ))!
  await ponerCalendario('2026-11-01', {
    '2026-11-18': 'ARCHIVO_APLICACION',
    '2026-11-19': 'PAGO',
    '2026-11-23': 'PAGO',
    '2026-12-10': 'ARCHIVO_APLICACION',
    '2026-12-11': 'PAGO',
    '2026-12-28': 'ARCHIVO_APLICACION',
    '2026-12-29': 'PAGO',
    '2027-01-11': 'ARCHIVO_APLICACION',
    '2027-01-12': 'PAGO',
    '2027-01-27': 'ARCHIVO_APLICACION',
    '2027-01-28': 'PAGO',
  })
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  // 3,000 × 12 % × 6/24 = 90; 3,090 ÷ 6 = 515 each quincena.
  const prestar = async ({ interno }: AltaHecha): Promise<PrestamoDetalle> =>
    (await dosManos.prestar({ interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 6, primera: '2226' })).body
  deAna = await prestar(ana)
  deLuz = await prestar(luz)
})

/** A close as the applying writes it: 1,000.00 of Ahorro, the orders of its loans, and its lines. */
function cerrar(quincena: number, deLuz: 'entidad' | 'afiliado' = 'entidad'): Promise<number> {
  return inTransaction(async () => {
    const de = (afiliadoId: number, importe: number, obligado: 'entidad' | 'afiliado' = 'entidad') =>
      ({ afiliadoId, fondo: 'fondo_ahorro', clave: 'FAE', importe, obligado }) as const
    const id = await escribirCierre({
      entidadId: salud.adscripcion,
      quincena,
      lineas: [de(ana.afiliadoId, 80_000), de(luz.afiliadoId, 20_000, deLuz)],
    })
    await sellarYOrdenar(id)
    await emitirLinea(id)
    return id
  })
}

const linea = async (quincena: string) =>
  (
    await admin.get<AportacionRetencion>(
      `/api/aportacion-retencion?${new URLSearchParams({ ...claves, quincena }).toString()}`,
    )
  ).body
const explicar = async (quincena: string, client = admin) =>
  client.get<ExplicacionLinea>(
    `/api/aportacion-retencion/explicacion?${new URLSearchParams({ ...claves, quincena }).toString()}`,
  )
const renglonDe = async (quincena: string, { interno }: AltaHecha): Promise<RenglonRetencion> => {
  const { body } = await admin.get<RetencionesQuincena>(`/api/retenciones/${quincena}`)
  const found = body.tipos.flatMap(({ renglones }) => renglones).find((one) => Number(one.interno) === interno)
  if (!found) throw new Error(`No order of ${interno} in ${quincena}`)
  return found
}
const tarjetaDe = async (codigo: string) =>
  (await admin.get<PanelRetenciones>('/api/retenciones')).body.quincenas.find((one) => one.codigo === codigo)
const situacion = (letra: string) =>
  inTransaction(() => execute('UPDATE afiliados SET situacion = $1 WHERE id = $2', [letra, luz.afiliadoId]))

const saldo = async () =>
  (await selectRow<{ saldo: number }>(
    `SELECT CAST(SUM(importe_centavos) AS INTEGER) AS saldo FROM prestamo_movimientos WHERE prestamo_id = $1`,
    [deLuz.id],
  ))!.saldo
const personal = async () =>
  (
    await selectRows<{ referencia: string; capital: number }>(
      `SELECT l.referencia, l.capital_centavos AS capital FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE c.afiliado_id = $1 AND c.anulado_at IS NULL ORDER BY l.id`,
      [luz.afiliadoId],
    )
  )[0]!

const total = async () => (await revisarCuadre()).total

describe('the line of a quincena', () => {
  it('takes orders, adjustments, leaves paid late and what a merged entity answered, and the nightly sums agree', async () => {
    // The line takes what was ordered while nobody answers, beside the contributions.
    {
      await cerrar(Q22)
      // 1,000.00 of contributions and two abonos of 515.00.
      expect(await linea('2226')).toMatchObject({
        aportacionesCentavos: 100_000,
        retencionesCentavos: 103_000,
        totalCentavos: 203_000,
        debeCentavos: 203_000,
        linea: { capitalCentavos: 203_000 },
      })
      const query = new URLSearchParams(claves).toString()
      expect((await admin.get<CuentaEntidad>(`/api/aportacion-retencion/cuenta?${query}`)).body.cargoCentavos).toBe(
        203_000,
      )
      expect(await tarjetaDe('2226')).toMatchObject({ pagada: false })
    }

    // A payment is divided among the funds and the withholdings.
    {
      const { referencia } = (await linea('2226')).linea!
      const pago = { referencia, importeCentavos: 203_000, fecha: '2026-11-20', operacion: 'E1' }
      expect((await dosManos.pagar(pago)).status).toBe(200)
      const query = new URLSearchParams(claves).toString()
      const { body } = await admin.get<PagadoPorDia[]>(`/api/aportacion-retencion/pagado?${query}`)
      expect(body[0]?.fondos.map(({ centavos }) => centavos)).toEqual([100_000, 103_000])
      expect(body[0]?.fondos[1]?.titulo).toBe('Retenciones de préstamos')
      expect(await renglonDe('2226', ana)).toMatchObject({ remitida: true })
      expect(await tarjetaDe('2226')).toMatchObject({ pagada: true })
    }

    // The next line is adjusted once by what was answered after the earlier one took it.
    {
      const { id, version } = await renglonDe('2226', ana)
      const answer = { version, retenidoCentavos: 20_000, motivo: 'sueldo_insuficiente', nota: '' }
      const answered = await validador.post<RenglonRetencion>(`/api/panel/retenciones/${id}/respuesta`, answer)
      const decision = { version: answered.body.version, causa: 'sueldo_insuficiente', decision: 'recorrer' }
      expect((await dosManos.post(`/api/panel/retenciones/${id}/decision`, decision)).status).toBe(200)
      await situacion('L')
      await cerrar(Q22 + 1, 'afiliado')
      // 800.00 of Ana's; her abono of 515.00; 315.00 of 515.00 were not withheld before. Luz owes hers by herself.
      expect(await linea('2326')).toMatchObject({
        aportacionesCentavos: 80_000,
        retencionesCentavos: 20_000,
        totalCentavos: 100_000,
        // 200.00 and 515.00.
        licencias: { personas: 1, totalCentavos: 71_500 },
      })
      expect((await explicar('2326')).body).toMatchObject({
        aportaciones: [{ origen: 'De la quincena', importeCentavos: 80_000 }],
        retenciones: [{ titulo: 'Corto plazo', prestamos: 1, importeCentavos: 51_500 }],
        ajustes: [
          {
            prestamo: deAna.folio,
            ordenadoCentavos: 51_500,
            retenidoCentavos: 20_000,
            motivo: 'Sueldo insuficiente',
            importeCentavos: -31_500,
          },
        ],
        totalCentavos: 100_000,
      })
    }

    // Nobody of another entity reads its explanation.
    {
      expect((await explicar('2326', await signIn('ventanilla2'))).status).toBe(404)
    }

    // One withholding is explained step by step, and to nobody of another entity.
    {
      const { id } = await renglonDe('2226', ana)
      const { body } = await admin.get<ExplicacionRetencion>(`/api/panel/retenciones/${id}/explicacion`)
      expect(body).toMatchObject({ prestamo: deAna.folio, tipo: 'Corto plazo', entidad: 'Secretaría de Salud' })
      const texts = Object.fromEntries(body.pasos.map(({ rotulo, texto }) => [rotulo, texto]))
      expect(texts).toMatchObject({
        'Interés del plan': '$3,000.00 × 12 % × 6 ÷ 24 = $90.00',
        'Abono de cada quincena': '($3,000.00 + $90.00) ÷ 6 = $515.00',
        Ordenado: '$515.00: el abono, que no pasa de lo que faltaba',
      })
      expect(texts['Respuesta de la entidad']).toContain('Se retuvo $200.00, sueldo insuficiente')
      expect(texts['Línea de pago']).toMatch(/^\d{15}$/)
      const other = await signIn('ventanilla2')
      expect((await other.get(`/api/panel/retenciones/${id}/explicacion`)).status).toBe(404)
    }

    // A line made again after it was void takes the same adjustment again.
    {
      const cierre = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM cierres'))!.id
      await inTransaction(async () => {
        await anularCargos(cierre)
        await execute(`UPDATE cierres SET estado = 'anulado' WHERE id = $1`, [cierre])
      })
      await cerrar(Q22 + 1, 'afiliado')
      expect(await linea('2326')).toMatchObject({ retencionesCentavos: 20_000, licencias: { totalCentavos: 71_500 } })
    }

    // The abono of a leave is not the entity’s to answer, and it credits nothing while it is unpaid.
    {
      const { id, version, actions, enLicencia } = await renglonDe('2326', luz)
      expect([actions, enLicencia]).toEqual([[], true])
      expect(await renglonDe('2326', ana)).toMatchObject({ remitida: false })
      const answer = { version, retenidoCentavos: 51_500, motivo: null, nota: '' }
      const refused = await validador.post<{ codigo: string }>(`/api/panel/retenciones/${id}/respuesta`, answer)
      expect([refused.status, refused.body.codigo]).toEqual([409, 'licencia'])
      expect(await saldo()).toBe(309_000)
      expect(await personal()).toMatchObject({
        referencia: expect.stringMatching(/^\d{17}$/) as string,
        capital: 71_500,
      })
    }

    // Back at work, the entity is ordered the next abono. The late payment lowers the balance once, without multa.
    {
      await situacion('A')
      await cerrar(Q22 + 2)
      expect(await renglonDe('2426', luz)).toMatchObject({ abonoCentavos: 51_500, enLicencia: false })
      const { referencia } = await personal()
      // Ten days after its limit.
      await inTransaction(() => execute(`UPDATE cargos SET limite = '2026-11-10' WHERE obligado = 'afiliado'`))
      await inTransaction(() =>
        execute(`UPDATE lineas_pago SET limite = '2026-11-10' WHERE referencia = $1`, [referencia]),
      )
      const pago = (importeCentavos: number, operacion: string) =>
        dosManos.pagar({ referencia, importeCentavos, fecha: '2026-11-20', operacion })
      await pago(51_500, 'L1')
      expect(await saldo()).toBe(309_000)
      await pago(20_000, 'L2')
      expect(await saldo()).toBe(257_500)
      await pago(100, 'L3')
      expect(await saldo()).toBe(257_500)
      // Of 715.00: Ahorro 200.00 and the abono 515.00; what is over is of neither.
      const explicada = (await admin.get<ExplicacionLinea>(`/api/lineas-pago/${referencia}/explicacion`)).body
      expect(
        explicada.pagos.map(({ fondos }) => fondos.map(({ titulo, centavos }) => `${titulo} ${centavos}`)),
      ).toEqual([
        ['Fondo de ahorro 14405', 'Abonos de sus préstamos 37095'],
        ['Fondo de ahorro 5595', 'Abonos de sus préstamos 14405'],
        [],
      ])
      expect(await renglonDe('2326', luz)).toMatchObject({ retenidoCentavos: 51_500 })
      expect((await lineasDePago(admin)).find((one) => one.referencia === referencia)).toMatchObject({
        estatus: 'PAGADO',
        multa: false,
      })
    }

    // The line of a successor takes what the entity that went into it answered after its last line.
    {
      const educacion = await lugarDe(EDUCACION)
      const eva = await personaActiva(await signIn('ventanilla2'), educacion)
      await dosManos.prestar({
        interno: eva.interno,
        tipo: 'corto',
        capitalCentavos: 300_000,
        quincenas: 6,
        primera: '2226',
      })
      await inTransaction(async () => {
        const { adscripcion: entidadId } = educacion
        const id = await escribirCierre({
          entidadId,
          quincena: Q22,
          lineas: [{ afiliadoId: eva.afiliadoId, fondo: 'fondo_ahorro', clave: 'FAE', importe: 9_000 }],
        })
        await sellarYOrdenar(id)
        await emitirLinea(id)
      })
      const { id, version } = await renglonDe('2226', eva)
      const answer = { version, retenidoCentavos: 20_000, motivo: 'sueldo_insuficiente', nota: '' }
      const answered = await admin.post<RenglonRetencion>(`/api/panel/retenciones/${id}/respuesta`, answer)
      const decision = { version: answered.body.version, causa: 'sueldo_insuficiente', decision: 'recorrer' }
      expect((await dosManos.post(`/api/panel/retenciones/${id}/decision`, decision)).status).toBe(200)
      await inTransaction(() =>
        execute(`UPDATE unidades SET activo = ${SQL_FALSE}, sucesora_id = $1 WHERE id = $2`, [
          salud.adscripcion,
          educacion.adscripcion,
        ]),
      )
      await cerrar(Q22 + 3)
      // Two abonos of 515.00, and of Eva's 315.00 that Educación did not withhold.
      expect(await linea('0127')).toMatchObject({ retencionesCentavos: 103_000 - 31_500 })
      expect((await explicar('0127')).body.ajustes).toMatchObject([{ importeCentavos: -31_500 }])
    }

    // The nightly sums agree after all that, and they report what does not.
    {
      expect(await revisarCuadre()).toMatchObject({ prestamos: 3, total: 0, descuadres: [] })
      await execute(
        `UPDATE prestamo_movimientos SET importe_centavos = -20001 WHERE clase = 'retenido' AND prestamo_id = $1`,
        [deAna.id],
      )
      const { descuadres } = await revisarCuadre()
      expect(descuadres).toEqual([
        {
          donde: `Préstamo ${deAna.folio}`,
          que: 'su libro no baja lo que se retuvo',
          esperadoCentavos: -20_000,
          halladoCentavos: -20_001,
        },
      ])
      defineTrabajoCuadre()
      const marcha = { id: 1, progreso: () => undefined, signal: new AbortController().signal }
      await expect(definicionDe('fondos.cuadrar').run({}, marcha)).rejects.toThrow('$200.01')
      const told = await revisarLibros()
      expect([told.nivel, told.que]).toEqual(['aviso', 'Libros'])
      expect(JSON.stringify(told)).toContain('$200.01')
      await execute(
        `UPDATE prestamo_movimientos SET importe_centavos = -20000 WHERE clase = 'retenido' AND prestamo_id = $1`,
        [deAna.id],
      )
      expect(await definicionDe('fondos.cuadrar').run({}, marcha)).toContain('Todo cuadra: 3 préstamos')
    }

    // The nightly sums miss nothing of a charge or of what was paid to it.
    {
      await execute(
        `UPDATE cargos SET principal_centavos = principal_centavos + 1 WHERE id = (SELECT MIN(id) FROM cargos)`,
      )
      expect(await total()).toBe(1)
      await execute(
        `UPDATE cargos SET principal_centavos = principal_centavos - 1 WHERE id = (SELECT MIN(id) FROM cargos)`,
      )
      await execute(`UPDATE pagos SET capital_centavos = capital_centavos + 1 WHERE operacion = 'E1'`)
      expect(await total()).toBe(1)
      await execute(`UPDATE pagos SET capital_centavos = capital_centavos - 1 WHERE operacion = 'E1'`)
      expect(await total()).toBe(0)
    }
  })
})
