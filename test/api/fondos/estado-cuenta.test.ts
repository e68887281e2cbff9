import { beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { EstadoDeCuenta, QuincenaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cerrarDosQuincenas, Q21, Q22, referenciaDe, type DosQuincenas } from '#test/support/dinero/quincena-cerrada.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'

let admin: Client
let dosManos: DosManos
let ventanilla: Client
let mundo: DosQuincenas
let ana: number
let beto: number

beforeAll(async () => {
  ;[admin, ventanilla] = [await signIn('admin'), await signIn('ventanilla1')]
  dosManos = await conSegundaMano(admin)
  mundo = await cerrarDosQuincenas()
  ;[ana, beto] = mundo.personas
})

/** Somebody of Salud with nothing in the statement yet. */
const otraPersona = async () => (await registrarAlta(ventanilla, await lugarDe(SALUD))).afiliadoId

/** Closes a quincena of Educación in which that person alone is on leave and owes 25.00. Gives the close's id. */
async function cerrarConLicencia(afiliadoId: number, quincena: number): Promise<number> {
  const cierre = await escribirCierre({
    entidadId: mundo.educacion,
    quincena,
    personas: [{ afiliadoId, interno: 102, nombre: 'Bravo Ruiz, Beto', sueldo: 616_788 }],
    lineas: [{ afiliadoId, fondo: 'fondo_retiro', clave: 'SARE', importe: 2_500, obligado: 'afiliado' }],
  })
  await inTransaction(() => emitirLinea(cierre))
  return cierre
}

/** A loan of 3,000.00 to that person, in six abonos of 500.00. */
const prestar = (id: number, afiliadoId: number) =>
  execute(
    `INSERT INTO prestamos (id, afiliado_id, tipo, capital_centavos, interes_anual, interes_centavos, abono_centavos, quincenas, primera, estado, creado_at)
     VALUES ($1, $2, 'corto', 300000, 0, 0, 50000, 6, $3, 'activo', '2026-11-01T12:00:00.000Z')`,
    [id, afiliadoId, Q22],
  )

const estado = (id: number, client = admin, query = '') =>
  client.get<EstadoDeCuenta & { codigo: string }>(`/api/estado-cuenta/${id}${query}`)
const pagar = (referencia: string, importeCentavos: number, operacion: string) =>
  dosManos.pagar({ referencia, importeCentavos, fecha: '2026-11-20', operacion })

describe('the statement of a person', () => {
  it('tells every fund by quincena, and whether its entity has paid it', async () => {
    await pagar(await referenciaDe(mundo.cierre21), 50_000, 'OP1')
    const { body } = await estado(ana, ventanilla)
    // Q22: Ahorro 400.00 and 200.00. Q21: Vivienda 500.00, the whole line, paid.
    expect(body.quincenas).toMatchObject([
      {
        codigo: '2226',
        estado: 'pendiente',
        totalCentavos: 60_000,
        fondos: [{ fondo: 'fondo_ahorro', importeCentavos: 60_000 }],
      },
      { codigo: '2126', estado: 'pagada', totalCentavos: 50_000, fondos: [{ fondo: 'fondo_vivienda' }] },
    ])
    expect(body).toMatchObject({ totalCentavos: 110_000, sinPagarCentavos: 60_000, anios: [2026], prestamos: [] })
    expect(body.totales.map(({ fondo, importeCentavos }) => [fondo, importeCentavos])).toEqual([
      ['fondo_ahorro', 60_000],
      ['fondo_vivienda', 50_000],
    ])
  })

  it('offers to explain each fund of a close to who sees the closes of its entity, and nobody else', async () => {
    const deOtra = await selectRow<{ id: number; entidad_id: number }>(
      `SELECT u.id, k.entidad_id FROM unidades u JOIN cierres k ON k.id = $1
       WHERE u.nivel = 1 AND u.activo = TRUE
         AND NOT EXISTS (SELECT 1 FROM cierres c WHERE c.entidad_id = u.id AND c.quincena = k.quincena)
       ORDER BY u.id LIMIT 1`,
      [mundo.cierre21],
    )
    const esDe = (entidad: number | undefined) =>
      execute('UPDATE cierres SET entidad_id = $1 WHERE id = $2', [entidad ?? 0, mundo.cierre21])
    await esDe(deOtra?.id)
    const explicacion = (client: Client, personaId: number, fondo: string) =>
      client.get<ExplicacionQuincena>(`/api/aportaciones/personas/${personaId}/fondos/${fondo}/explicacion`)
    const [q22, q21] = (await estado(ana, ventanilla)).body.quincenas
    expect([q22?.actions, q21?.actions]).toEqual([['explicar'], []])
    expect((await explicacion(ventanilla, q22!.personaId, 'fondo_ahorro')).body.totalCentavos).toBe(60_000)
    expect((await explicacion(ventanilla, q21!.personaId, 'fondo_vivienda')).status).toBe(404)
    expect((await estado(ana)).body.quincenas.map(({ actions }) => actions)).toEqual([['explicar'], ['explicar']])
    await esDe(deOtra?.entidad_id)
  })

  it('keeps to a year when asked, and refuses what is no year', async () => {
    expect((await estado(ana, admin, '?anio=2025')).body).toMatchObject({
      quincenas: [],
      totalCentavos: 0,
      anios: [2026],
    })
    expect((await estado(ana, admin, '?anio=pronto')).status).toBe(400)
    expect((await estado(ana, admin, '?mes=1')).status).toBe(400)
  })

  it('is printed with its folio', async () => {
    const { status, headers, bytes } = await admin.bytes(`/api/estado-cuenta/${ana}/hoja`)
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const { folio, interno } = (await estado(ana)).body
    expect(folio).toBe(`EC-${interno}-261120`)
    expect(headers.get('content-disposition')).toContain(`estado-de-cuenta-${folio}.pdf`)
    // A table of the quincenas: the salary, and what each fund took with its rate.
    const hoja = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
    const [{ sueldoCentavos, fondos }] = (await estado(ana)).body.quincenas as [QuincenaDeEstado]
    expect(fondos.map(({ tasa }) => tasa)).toEqual(['3.2426 %'])
    for (const said of ['Quincena Sueldo', formatPesos(sueldoCentavos), ...fondos.map(({ tasa }) => tasa)])
      expect(hoja).toContain(said)
  })

  it('of another office is as if it did not exist', async () => {
    const otra = await signIn('ventanilla2')
    expect((await estado(ana, otra)).status).toBe(404)
    expect((await otra.bytes(`/api/estado-cuenta/${ana}/hoja`)).status).toBe(404)
    expect((await otra.post(`/api/estado-cuenta/${beto}/linea`, { cargo: 1 })).status).toBe(404)
  })

  it('of twenty years comes whole', async () => {
    const dora = await otraPersona()
    for (let back = 1; back <= 480; back += 1)
      await escribirCierre({
        entidadId: mundo.educacion,
        quincena: Q21 - back,
        personas: [{ afiliadoId: dora, interno: 104, nombre: 'Díaz Mora, Dora', sueldo: 616_788 }],
        lineas: [{ afiliadoId: dora, fondo: 'fondo_vivienda', clave: 'FVE', importe: 100 }],
      })
    const { body } = await estado(dora)
    expect([body.quincenas.length, body.totalCentavos]).toEqual([480, 480 * 100])
    expect((await estado(dora, admin, '?anio=2020')).body.quincenas).toHaveLength(24)
  })
})

describe('a leave in the statement', () => {
  it('shows what the person owes, gives the line of 17 digits, and is paid with it', async () => {
    const { licencias } = (await estado(beto)).body
    expect(licencias).toMatchObject([{ aportacionesCentavos: 4_000, abonosCentavos: 0, debeCentavos: 4_000 }])
    const { cargoId } = licencias[0]!
    const linea = await ventanilla.post<LineaDada>(`/api/estado-cuenta/${beto}/linea`, { cargo: cargoId })
    expect(linea.body).toMatchObject({ totalCentavos: 4_000, referencia: expect.stringMatching(/^\d{17}$/) as string })
    expect((await ventanilla.bytes(`/api/lineas-pago/${linea.body.referencia}/hoja`)).status).toBe(200)
    const explicar = (client: Client) =>
      client.get<ExplicacionLinea>(`/api/lineas-pago/${linea.body.referencia}/explicacion`)
    expect((await explicar(ventanilla)).body).toMatchObject({
      persona: 'Bravo Ruiz, Beto',
      folio: '',
      codigo: '2226',
      aportaciones: [{ origen: 'De la quincena', importeCentavos: 4_000 }],
      retenciones: [],
      totalCentavos: 4_000,
      pagos: [],
      debeCentavos: 4_000,
    })
    expect((await explicar(await signIn('ventanilla2'))).status).toBe(404)
    // Another person's charge is not theirs.
    expect((await ventanilla.post(`/api/estado-cuenta/${ana}/linea`, { cargo: cargoId })).status).toBe(404)
    await pagar(linea.body.referencia, 4_000, 'OP2')
    expect((await estado(beto)).body.licencias).toMatchObject([
      { debeCentavos: 0, estatus: 'PAGADO', actions: ['explicar'] },
    ])
    expect((await explicar(ventanilla)).body).toMatchObject({
      pagos: [{ fecha: '2026-11-20', importeCentavos: 4_000, capitalCentavos: 4_000, interesCentavos: 0 }],
      debeCentavos: 0,
    })
    const again = await ventanilla.post<{ codigo: string }>(`/api/estado-cuenta/${beto}/linea`, { cargo: cargoId })
    expect([again.status, again.body.codigo]).toEqual([409, 'pagada'])
  })
})

describe('a quincena of nothing but leave', () => {
  it('is paid or not by its person, and never by its entity', async () => {
    const elias = await otraPersona()
    const cierre = await cerrarConLicencia(elias, Q21)
    const suya = async () => (await estado(elias)).body.quincenas.find(({ codigo }) => codigo === '2126')
    expect(await suya()).toMatchObject({ estado: 'licencia_pendiente', personalCentavos: 2_500, entidadCentavos: 0 })
    const cargo = await selectRow<{ id: number }>('SELECT id FROM cargos WHERE cierre_id = $1 AND afiliado_id = $2', [
      cierre,
      elias,
    ])
    const linea = await ventanilla.post<LineaDada>(`/api/estado-cuenta/${elias}/linea`, { cargo: cargo?.id ?? 0 })
    await pagar(linea.body.referencia, 2_500, 'OP3')
    expect(await suya()).toMatchObject({ estado: 'licencia_pagada' })
  })
})

describe('an objection', () => {
  const objetar = (id: number, body: object, client = ventanilla) =>
    client.post<CasoDetalle & { campos?: object; codigo?: string }>(`/api/estado-cuenta/${id}/inconformidad`, body)

  it('opens a case with the amount in question and how it was made', async () => {
    const { personaId } = (await estado(ana)).body.quincenas[0]!
    const importe = { clase: 'aportacion', personaId, fondo: 'fondo_ahorro' }
    const { status, body } = await objetar(ana, { importe, motivo: 'Su recibo dice $650.00.' })
    expect(status).toBe(201)
    expect(body.asunto).toContain('Inconformidad: Fondo de ahorro')
    expect(body.asunto).toContain('$600.00')
    expect(body.descripcion).toContain('Su recibo dice $650.00.')
    expect(body.descripcion).toContain('FAE')
    expect(body.persona?.id).toBe(ana)
    expect((await objetar(ana, { importe, motivo: ' ' })).body.campos).toHaveProperty('motivo')
    // The same amount is nobody else's.
    expect((await objetar(beto, { importe, motivo: 'Otra.' })).status).toBe(404)
    expect((await objetar(ana, { importe, motivo: 'Otra.' }, await signIn('ventanilla2'))).status).toBe(404)
    expect((await objetar(ana, { importe, motivo: 'x'.repeat(1001) })).status).toBe(422)
  })

  it('may be about what was withheld of a loan', async () => {
    const flor = await otraPersona()
    await inTransaction(async () => {
      await prestar(9001, flor)
      await execute(
        `INSERT INTO retenciones (cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado, ordenado_centavos, retenido_centavos, motivo)
         VALUES ($1, $2, $3, 9001, $4, 'corto', 'entidad', 50000, 20000, 'sueldo_insuficiente')`,
        [mundo.cierre22, mundo.salud, Q22, flor],
      )
    })
    const { retenciones } = (await estado(flor)).body
    expect(retenciones).toMatchObject([
      { prestamo: 'P-009001', ordenadoCentavos: 50_000, retenidoCentavos: 20_000, motivo: 'Sueldo insuficiente' },
    ])
    const hoja = await pdfText((await admin.bytes(`/api/estado-cuenta/${flor}/hoja?anio=2026`)).bytes)
    for (const said of [
      'RETENCIONES MENORES A LO ORDENADO',
      'P-009001',
      'retenido $200.00',
      'faltan $300.00',
      'Sueldo insuficiente',
    ])
      expect(hoja).toContain(said)
    const { retencionId } = retenciones[0]!
    const { body } = await objetar(flor, {
      importe: { clase: 'retencion', retencionId },
      motivo: 'Le descontaron todo.',
    })
    expect(body.descripcion).toContain('Se ordenaron $500.00. Se retuvieron $200.00.')
    expect(body.descripcion).toContain('Sueldo insuficiente')
    expect(await selectRow(`SELECT area FROM casos WHERE folio = $1`, [body.folio])).toBeTruthy()
  })

  it('may be about any other amount of the statement, and takes with it how that was made', async () => {
    const gala = await otraPersona()
    await inTransaction(async () => {
      await prestar(9002, gala)
      await execute(
        `INSERT INTO retenciones (cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado, ordenado_centavos, retenido_centavos)
         VALUES ($1, $2, $3, 9002, $4, 'corto', 'entidad', 50000, 50000)`,
        [mundo.cierre21, mundo.salud, Q21, gala],
      )
      await execute(
        `INSERT INTO prestamo_movimientos (prestamo_id, clase, importe_centavos, hecho_at)
         VALUES (9002, 'capital', 300000, '2026-11-01T12:00:00.000Z'), (9002, 'retenido', -70000, '2026-11-16T12:00:00.000Z')`,
      )
      await execute(
        `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
         VALUES ($1, 'voluntaria', 'voluntaria', '2026-10-05', 150000, '2026-10-05T12:00:00.000Z'),
                ($1, 'voluntaria', 'retiro', '2026-11-05', -40000, '2026-11-05T12:00:00.000Z')`,
        [gala],
      )
      await execute(
        `INSERT INTO archivos (id, nombre, bytes, tipo_mime, sha256, clave, clase, creado_at)
         VALUES ('laudo', 'laudo.pdf', 1, 'application/pdf', 'x', 'laudo', 'extemporanea', '2026-11-01T12:00:00.000Z')`,
      )
      await execute(
        `INSERT INTO extemporaneas (id, folio, clase, afiliado_id, entidad_id, desde, hasta, sueldo_centavos, principal_centavos, archivo_id, estado, solicitado_at)
         VALUES (9001, 'AE-26-009001', 'laudo', $1, $2, '2024-09-16', '2024-09-30', 616788, 80000, 'laudo', 'aprobado', '2026-11-01T12:00:00.000Z')`,
        [gala, mundo.salud],
      )
      await execute(
        `INSERT INTO cargos (cierre_id, entidad_id, quincena, obligado, principal_centavos, extemporanea_id, creado_at)
         VALUES ($1, $2, $3, 'entidad', 80000, 9001, '2026-11-01T12:00:00.000Z')`,
        [mundo.cierre22, mundo.salud, Q22],
      )
    })
    const { prestamos, retenciones, extemporaneas, cair } = (await estado(gala)).body
    const entera = retenciones.find(({ retenidoCentavos }) => retenidoCentavos === 50_000)!
    const suyos = [
      [
        { clase: 'retencion', retencionId: entera.retencionId },
        'Retención del préstamo P-009002',
        'Se ordenaron $500.00. Se retuvieron $500.00.',
      ],
      [
        { clase: 'prestamo', prestamoId: prestamos[0]!.id },
        'Saldo del préstamo P-009002, $2,300.00',
        'Se han cubierto $700.00.',
      ],
      [
        { clase: 'extemporanea', folio: extemporaneas[0]!.folio },
        'Aportación extemporánea AE-26-009001, $800.00',
        'del 16 sep 2024 al 30 sep 2024',
      ],
      [{ clase: 'cair', asiento: null }, 'Saldo del CAIR, $1,100.00', 'Retiro de capital: −$400.00.'],
      [
        { clase: 'cair', asiento: cair!.clases[0]!.clase },
        'CAIR, Aportación voluntaria, $1,500.00',
        '5 oct 2026, Aportación voluntaria: $1,500.00.',
      ],
    ] as const
    for (const [importe, asunto, explicacion] of suyos) {
      const { status, body } = await objetar(gala, { importe, motivo: 'No es lo que acordó.' })
      expect([status, body.asunto]).toEqual([201, expect.stringContaining(asunto)])
      expect(body.descripcion).toContain(explicacion)
      expect((await objetar(beto, { importe, motivo: 'No es suyo.' })).status).toBe(404)
    }
  })

  it('may be about what a leave cost', async () => {
    const hugo = await otraPersona()
    await cerrarConLicencia(hugo, Q22 + 1)
    const { cargoId } = (await estado(hugo)).body.licencias[0]!
    const linea = await ventanilla.post<LineaDada>(`/api/estado-cuenta/${hugo}/linea`, { cargo: cargoId })
    await pagar(linea.body.referencia, 2_500, 'OP4')
    const importe = { clase: 'licencia', cargoId }
    const licencia = (await objetar(hugo, { importe, motivo: 'Ya había vuelto.' })).body
    expect(licencia.asunto).toContain('Adeudo de licencia')
    expect(licencia.descripcion).toContain('Está pagado')
    expect((await objetar(ana, { importe, motivo: 'No es suyo.' })).status).toBe(404)
  })
})
