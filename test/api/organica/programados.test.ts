import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RespuestaArbol, DetalleUnidad } from '#domain/organica/arbol.ts'
import type { ActoPedido, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import { aplicarProgramados } from '#api/afiliacion/organizacion/aplicar-programados.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { ponerGente } from '#test/support/gente.ts'
import { fileForm } from '#test/support/upload.ts'

// Today is 20 November 2026 (test/support/test-today.ts).
let admin: Client
let salud: Lugar
beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})
beforeEach(() => execute(`UPDATE organica_programados SET estado = 'cancelado' WHERE estado = 'programado'`))
afterEach(() => vi.unstubAllEnvs())

const ACTOS = '/api/panel/organica/actos'
const renombrar = (nombre: string, fecha: string, unidadId = salud.area) => ({
  tipo: 'renombrar',
  unidadId,
  fecha,
  nombre,
  documento: 'Oficio SA/113/2026',
})
const nombreDe = async (id: number) =>
  (await selectRow<{ nombre: string }>('SELECT nombre FROM unidades WHERE id = $1', [id]))?.nombre
const cancelar = (id: number) => admin.post(`/api/panel/organica/programados/${id}/cancelar`, {})
/** Its day comes: it is put in the past, since nothing here turns the clock. */
const llegaSuDia = (id: number, fecha = '2026-11-20') =>
  execute(
    `UPDATE organica_programados SET aplica_el = $1, solicitud = REPLACE(solicitud, '"fecha":"2027-01-01"', $2) WHERE id = $3`,
    [fecha, `"fecha":"${fecha}"`, id],
  )

describe('an act whose day is still to come', () => {
  it('is kept, shown in the tree and on its unit, and changes nothing until then', async () => {
    const before = await nombreDe(salud.area)
    const previsto = await admin.post<PrevistoActo>(`${ACTOS}/previsto`, renombrar('Área Futura', '2027-01-01'))
    expect(previsto.body.avisos[0]).toMatch(/^Queda programado: se hará el 1 ene 2027/)
    const { status, body } = await admin.post<ActoPedido>(ACTOS, renombrar('Área Futura', '2027-01-01'))
    expect([status, body.aplicaEl]).toEqual([201, '2027-01-01'])
    expect(await nombreDe(salud.area)).toBe(before)
    const arbol = (await admin.get<RespuestaArbol>('/api/panel/organica/arbol')).body
    expect(arbol.programados).toMatchObject([{ id: body.id, tipo: 'renombrar', unidad: before, nombre: 'Área Futura' }])
    const detalle = (await admin.get<DetalleUnidad>(`/api/panel/organica/unidades/${salud.area}`)).body
    expect(detalle.programados.map(({ id }) => id)).toEqual([body.id])
    expect(await aplicarProgramados()).toEqual({ hechos: 0, rechazados: 0 })
  })

  it('is cancelled until its day, once', async () => {
    const { id } = (await admin.post<ActoPedido>(ACTOS, renombrar('Otra', '2027-01-01'))).body
    expect((await cancelar(id)).status).toBe(200)
    expect((await cancelar(id)).status).toBe(409)
    expect((await cancelar(999_999)).status).toBe(404)
    await llegaSuDia(id)
    expect(await aplicarProgramados()).toEqual({ hechos: 0, rechazados: 0 })
  })

  it('is done on its day, with its date', async () => {
    const { id } = (await admin.post<ActoPedido>(ACTOS, renombrar('Área Nueva', '2027-01-01'))).body
    await llegaSuDia(id)
    expect(await aplicarProgramados()).toEqual({ hechos: 1, rechazados: 0 })
    expect(await nombreDe(salud.area)).toBe('Área Nueva')
    expect(
      await selectRow('SELECT desde FROM unidad_vigencias WHERE unidad_id = $1 ORDER BY desde DESC LIMIT 1', [
        salud.area,
      ]),
    ).toEqual({
      desde: '2026-11-20',
    })
    expect((await cancelar(id)).status).toBe(409)
    expect(await aplicarProgramados()).toEqual({ hechos: 0, rechazados: 0 })
  })

  it('the end of what people use is foreseen as what will not be done while they do', async () => {
    await ponerGente(salud, 3, 61)
    const fin = { tipo: 'terminar', unidadId: salud.area, fecha: '2026-12-31', documento: 'Oficio SA/114/2026' }
    const { status, body } = await admin.post<PrevistoActo>(`${ACTOS}/previsto`, fin)
    expect([status, body.avisos.slice(0, 2)]).toEqual([
      200,
      [
        expect.stringMatching(/^Queda programado: se hará el 1 ene 2027/),
        expect.stringMatching(/^Ese día no se hará mientras la usen: hoy, 3 personas.*«Fusionar» o «Mover»/),
      ],
    ])
  })

  it('is looked at again on its day: a conflict is told to who asked, and it waits', async () => {
    const areas = await selectRows<{ id: number }>(
      'SELECT id FROM unidades WHERE parent_id = $1 AND activo ORDER BY id',
      [salud.dependencia],
    )
    const unidad = areas.at(-1)?.id ?? 0
    const { id } = (await admin.post<ActoPedido>(ACTOS, renombrar('No será', '2027-01-01', unidad))).body
    // Meanwhile somebody changed it from a later day on.
    await execute(`UPDATE unidad_vigencias SET desde = '2026-11-20' WHERE unidad_id = $1`, [unidad])
    await llegaSuDia(id)
    expect(await aplicarProgramados()).toEqual({ hechos: 0, rechazados: 1 })
    const detalle = (await admin.get<DetalleUnidad>(`/api/panel/organica/unidades/${unidad}`)).body
    expect(detalle.programados[0]?.motivo).toMatch(/está como está desde el 20 nov 2026/)
    const avisos = await selectRows<{ titulo: string }>('SELECT titulo FROM avisos WHERE clave LIKE $1', [
      `organica programado ${id} %`,
    ])
    expect(avisos).toHaveLength(1)
    expect(await nombreDe(unidad)).not.toBe('No será')
  })

  it.each([
    ['too far ahead', { fecha: '2030-01-01' }, /^Un acto se programa hasta con dos años/],
    [
      'who pays, on a day that begins no quincena',
      { tipo: 'mover', nivel: 2, fecha: '2027-01-05' },
      /empieza el primer día de una quincena/,
    ],
  ])('is refused: %s', async (_what, body, message) => {
    const otra = await selectRow<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 AND nombre = $1', [
      'Secretaría de Finanzas',
    ])
    const { nivel, ...more } = body as { nivel?: number }
    const solicitud = nivel
      ? { ...renombrar('', '2027-01-05', salud.dependencia), ...more, destinoId: otra?.id }
      : { ...renombrar('Lejos', '2027-01-01'), ...more }
    const res = await admin.post<{ campos: Record<string, string> }>(ACTOS, solicitud)
    expect([res.status, res.body.campos['fecha']]).toEqual([422, expect.stringMatching(message)])
  })

  it('is the administrator’s', async () => {
    const desk = await signIn('validador1')
    expect((await desk.post('/api/panel/organica/programados/1/cancelar', {})).status).toBe(403)
  })
})

describe('the document of an act as a file', () => {
  const PDF = Buffer.from('%PDF-1.4\n')
  const subir = (bytes: Buffer, nombre = 'oficio.pdf') =>
    admin.upload<{ id: string; nombre: string; error: string }>(
      '/api/panel/organica/documentos',
      fileForm(bytes, nombre),
    )

  it('is kept with the act and opened from the unit; one that no act took goes after a day', async () => {
    const [uno, otro] = [(await subir(PDF)).body, (await subir(PDF, 'suelto.pdf')).body]
    const hecho = await admin.post(ACTOS, {
      ...renombrar('Con oficio', '2026-11-19', salud.dependencia),
      archivo: uno.id,
    })
    expect(hecho.status).toBe(201)
    const { vigencias } = (await admin.get<DetalleUnidad>(`/api/panel/organica/unidades/${salud.dependencia}`)).body
    expect(vigencias[0]).toMatchObject({ nombre: 'Con oficio', archivo: uno.id })
    const file = await admin.bytes(`/api/panel/organica/documentos/${uno.id}`)
    expect([file.status, file.headers.get('content-type'), file.bytes.equals(PDF)]).toEqual([
      200,
      'application/pdf',
      true,
    ])
    await execute(`UPDATE organica_documentos SET subido_at = '2026-01-01T00:00:00.000Z'`)
    await subir(PDF)
    expect((await admin.bytes(`/api/panel/organica/documentos/${otro.id}`)).status).toBe(404)
    expect((await admin.bytes(`/api/panel/organica/documentos/${uno.id}`)).status).toBe(200)
  })

  it('is a PDF that is still there', async () => {
    expect((await subir(Buffer.from('hola'), 'oficio.pdf')).status).toBe(415)
    expect((await subir(Buffer.alloc(0))).status).toBe(422)
    const gone = await admin.post<{ campos: Record<string, string> }>(ACTOS, {
      ...renombrar('Sin oficio', '2026-11-20', salud.dependencia),
      archivo: 'no-existe',
    })
    expect([gone.status, gone.body.campos['archivo']]).toEqual([
      422,
      'El archivo del documento ya no está: súbelo de nuevo.',
    ])
  })
})
