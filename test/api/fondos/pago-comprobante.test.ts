import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { limpiarPapeles } from '#api/afiliacion/expediente/papeles-sin-uso.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { proponerPago, subirComprobante } from '#test/support/manos/comprobante.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { fileForm } from '#test/support/upload.ts'

let admin: Client
let auxiliar: Client
let auxiliar2: Client
let operaciones = 0
const HOY = process.env['PORTAL_TODAY']!

beforeAll(async () => {
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
  auxiliar2 = await signIn('auxiliar2')
})
beforeEach(() => execute('DELETE FROM propuestas'))
// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

/** A payment that no other test registers. */
const nuevoPago = () => ({
  referencia: '12345678',
  importeCentavos: 12_345,
  fecha: HOY,
  operacion: `C${(operaciones += 1)}`,
})
const proponer = (client: Client, pago: object) => client.post<Rechazo>('/api/pagos', pago)
const papel = (id: number) => `/api/panel/autorizaciones/${id}/papel`
const ver = async (client: Client, id: number) =>
  (await client.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
const decidir = (client: Client, id: number, acto: 'rechazar' | 'retirar', body: object) =>
  client.post(`/api/panel/autorizaciones/${id}/${acto}`, body)
const guardado = (id: string) => selectRow<{ id: string }>('SELECT id FROM archivos WHERE id = $1', [id])

/** Dates the upload of a file, and the decision of its proposal, before the retention period of unused papers. */
const envejecer = (id: string) =>
  inTransaction(async () => {
    const antes = '2026-01-01T00:00:00.000Z'
    await execute('UPDATE archivos SET creado_at = $1 WHERE id = $2', [antes, id])
    await execute('UPDATE propuestas SET decidida_at = $1 WHERE archivo_id = $2 AND decidida_at IS NOT NULL', [
      antes,
      id,
    ])
  })

describe('a payment by hand', () => {
  it('is refused without its voucher, at that field', async () => {
    const pago = nuevoPago()
    for (const body of [pago, { ...pago, comprobante: '' }]) {
      const { status, body: answer } = await proponer(auxiliar, body)
      expect([status, Object.keys(answer.campos ?? {})]).toEqual([422, ['comprobante']])
    }
    const { body } = await proponer(auxiliar, { ...pago, comprobante: '' })
    expect(body.error).toBe('Sube el comprobante del pago: un PDF o una foto.')
  })

  it('is refused with a file of another person, of another kind, or that does not exist', async () => {
    const carta = await admin.upload<{ id: string }>(
      '/api/archivos',
      fileForm(png(20, 20), 'a.png', { clase: 'carta' }),
    )
    expect(carta.status).toBe(201)
    for (const [client, comprobante] of [
      [auxiliar, await subirComprobante(auxiliar2)],
      [admin, carta.body.id],
      [auxiliar, 'no-existe'],
    ] as const) {
      const { status, body } = await proponer(client, { ...nuevoPago(), comprobante })
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['comprobante']])
      expect(body.error).toContain('súbelo de nuevo')
    }
  })

  it('takes a PDF or a photo as its voucher, and no other file', async () => {
    const subir = (bytes: Uint8Array) =>
      auxiliar.upload<Rechazo>('/api/panel/pagos-comprobantes', fileForm(bytes, 'comprobante.pdf'))
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
    for (const bytes of [pdf, png(20, 20)]) expect((await subir(bytes)).status).toBe(201)
    expect(await subir(Buffer.from('referencia,importe\n'))).toMatchObject({ status: 415, body: { codigo: 'tipo' } })
    expect((await subir(Buffer.from(''))).status).toBe(422)
  })

  it('shows its voucher to the second person before it is registered, and afterwards in its explanation', async () => {
    const pago = nuevoPago()
    const comprobante = await subirComprobante(auxiliar, png(40, 30))
    const hecha = await proponer(auxiliar, { ...pago, comprobante })
    const { id, folio } = propuestaDe(hecha)
    const visto = { titulo: 'Comprobante del pago', nombre: 'comprobante.png', bytes: png(40, 30).length, paginas: 1 }
    const antes = await ver(auxiliar2, id)
    expect(antes.papel).toEqual(visto)
    expect(antes.cambios).toContainEqual({ campo: 'Comprobante', antes: '', despues: 'comprobante.png' })
    const archivo = await auxiliar2.bytes(papel(id))
    expect([archivo.status, archivo.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(archivo.bytes).toEqual(png(40, 30))
    expect((await auxiliar2.bytes(`${papel(id)}/paginas/1`)).status).toBe(200)
    expect((await auxiliar2.bytes(`${papel(id)}/paginas/2`)).status).toBe(404)

    expect((await autorizar(auxiliar2, hecha)).status).toBe(200)
    const rows = (await auxiliar2.get<PagoRegistrado[]>('/api/panel/pagos')).body
    const registrado = rows.find(({ operacion }) => operacion === pago.operacion)
    expect(registrado?.propuesta).toEqual({ id, folio, papel: visto })
    expect((await auxiliar2.bytes(papel(id))).status).toBe(200)
  })

  it('names its voucher and the hash of its bytes in the bitácora', async () => {
    const pago = nuevoPago()
    const comprobante = await subirComprobante(auxiliar)
    await autorizar(auxiliar2, await proponer(auxiliar, { ...pago, comprobante }))
    const row = await selectRow<{ despues: string }>(
      `SELECT despues FROM bitacora WHERE acto = 'pago.registrar' AND objeto_id = $1`,
      [pago.operacion],
    )
    const file = await selectRow<{ sha256: string }>('SELECT sha256 FROM archivos WHERE id = $1', [comprobante])
    expect(JSON.parse(row?.despues ?? '{}')).toMatchObject({ comprobante: 'comprobante.png', huella: file?.sha256 })
  })
})

describe('a voucher', () => {
  it('proves one payment: a second proposal with it is refused', async () => {
    const comprobante = await subirComprobante(auxiliar)
    const { folio } = propuestaDe(await proponer(auxiliar, { ...nuevoPago(), comprobante }))
    const otra = await proponer(auxiliar, { ...nuevoPago(), comprobante })
    expect(otra).toMatchObject({ status: 409, body: { codigo: 'papel_usado' } })
    expect(otra.body.error).toContain(folio)
  })

  it('uploaded again for another payment is said to the second person', async () => {
    const primera = propuestaDe(await proponerPago(auxiliar, nuevoPago()))
    const segunda = propuestaDe(await proponerPago(auxiliar, nuevoPago()))
    const repetido = async ({ id }: { readonly id: number }) => (await ver(auxiliar2, id)).papelRepetido
    const { id, folio } = primera
    expect(await repetido(segunda)).toEqual({ id, folio })
    await decidir(auxiliar, primera.id, 'retirar', { version: 1 })
    expect([await repetido(segunda), (await repetido(primera))?.folio]).toEqual([null, segunda.folio])
  })

  it('proves one payment when twenty are proposed with it at once (dialect)', async () => {
    const comprobante = await subirComprobante(auxiliar)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => proponer(auxiliar, { ...nuevoPago(), comprobante })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, ...Array.from({ length: 19 }, () => 409)])
    expect(await selectRow('SELECT COUNT(*) AS n FROM propuestas')).toEqual({ n: 1 })
  })

  it('does not make another proposal of the same payment', async () => {
    const pago = nuevoPago()
    const { folio } = propuestaDe(await proponerPago(auxiliar, pago))
    const suya = await proponerPago<Rechazo>(auxiliar, pago)
    expect(suya).toMatchObject({ status: 409, body: { codigo: 'otro_papel' } })
    expect(suya.body.error).toContain(folio)
    expect(await proponerPago<Rechazo>(auxiliar2, pago)).toMatchObject({ status: 409, body: { codigo: 'repetida' } })
  })

  it('is no paper of a person: it cannot be filed in an expediente', async () => {
    const { afiliadoId } = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
    const archivo = await subirComprobante(admin)
    const answer = await admin.post(`/api/afiliados/${afiliadoId}/documentos`, { tipo: 'carta', archivo })
    expect(answer.status).toBe(404)
  })

  it('is deleted by its author only before a proposal has it', async () => {
    const [suelto, usado] = [await subirComprobante(admin), await subirComprobante(admin)]
    propuestaDe(await proponer(admin, { ...nuevoPago(), comprobante: usado }))
    expect((await admin.delete(`/api/archivos/${suelto}`)).status).toBe(204)
    expect(await admin.delete(`/api/archivos/${usado}`)).toMatchObject({ status: 409, body: { codigo: 'en_uso' } })
    expect([await guardado(suelto), await guardado(usado)]).toEqual([null, { id: usado }])
  })

  it('is either deleted or proposed when both happen at once (dialect)', async () => {
    for (let i = 0; i < 5; i += 1) {
      const comprobante = await subirComprobante(admin)
      const [propuesta, borrado] = await Promise.all([
        proponer(admin, { ...nuevoPago(), comprobante }) as Promise<Respuesta<unknown>>,
        admin.delete(`/api/archivos/${comprobante}`),
      ])
      expect([
        [202, 409],
        [409, 204],
        [422, 204],
      ]).toContainEqual([propuesta.status, borrado.status])
    }
  })

  it('stays with a pending and with an authorised payment, however old', async () => {
    const [pendiente, autorizado] = [await subirComprobante(auxiliar), await subirComprobante(auxiliar)]
    propuestaDe(await proponer(auxiliar, { ...nuevoPago(), comprobante: pendiente }))
    await autorizar(auxiliar2, await proponer(auxiliar, { ...nuevoPago(), comprobante: autorizado }))
    for (const id of [pendiente, autorizado]) await envejecer(id)
    expect(await limpiarPapeles()).toMatchObject({ papeles: 0 })
    expect([await guardado(pendiente), await guardado(autorizado)]).toEqual([{ id: pendiente }, { id: autorizado }])
  })

  it.each(['rechazar', 'retirar'] as const)('goes a month after the decision to %s its proposal', async (acto) => {
    const comprobante = await subirComprobante(auxiliar)
    const { id } = propuestaDe(await proponer(auxiliar, { ...nuevoPago(), comprobante }))
    const body = { version: 1, ...(acto === 'rechazar' && { nota: 'No es de este banco.' }) }
    expect((await decidir(acto === 'retirar' ? auxiliar : auxiliar2, id, acto, body)).status).toBe(200)
    await execute(`UPDATE archivos SET creado_at = '2026-01-01T00:00:00.000Z' WHERE id = $1`, [comprobante])
    await limpiarPapeles()
    expect((await ver(auxiliar2, id)).papel).not.toBeNull()
    await envejecer(comprobante)
    expect(await limpiarPapeles()).toMatchObject({ papeles: 1 })
    expect([await guardado(comprobante), (await ver(auxiliar2, id)).papel]).toEqual([null, null])
    expect((await auxiliar2.bytes(papel(id))).status).toBe(404)
  })

  it('is given only to those who see its proposal', async () => {
    const { id } = propuestaDe(await proponerPago(auxiliar, nuevoPago()))
    for (const [usuario, expected] of [
      ['auxiliar', 200],
      ['auxiliar2', 200],
      ['admin', 200],
      ['auditor', 200],
      ['jefe', 404],
      ['titular', 404],
      ['ventanilla1', 403],
    ] as const)
      expect((await (await signIn(usuario)).bytes(papel(id))).status, usuario).toBe(expected)
  })
})
