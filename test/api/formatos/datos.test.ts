import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

const CALL = '/api/formatos/datos'
let ventanilla: Client
let alta: AltaHecha

afterAll(() => flushReadAudit())

beforeAll(async () => {
  ventanilla = await signIn('ventanilla1')
  alta = await registrarAlta(ventanilla, await lugarDe(SALUD))
  await inTransaction(() =>
    execute(
      `UPDATE afiliados SET calle_numero = 'Madero 125', fraccionamiento = 'Centro', codigo_postal = '20000',
         municipio = 'Calvillo', estado = 'Aguascalientes', telefono = '4491452233' WHERE id = $1`,
      [alta.afiliadoId],
    ),
  )
})

it('fills a form with a movement: its folio is the control number', async () => {
  const { status, body } = await ventanilla.get<DatosFormato>(`${CALL}?folio=${alta.folio}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    folio: alta.folio,
    tipo: 'Alta',
    entidad: SALUD,
    telefono: '4491452233',
    domicilio: { calleNumero: 'Madero 125', colonia: 'Centro', codigoPostal: '20000', municipio: 'Calvillo' },
  })
  expect(body.curp).toHaveLength(18)
})

it('says whether the address is the tax certificate’s, by the last movement that brought one', async () => {
  const usar = async (usarDireccionCsf: boolean) => {
    const datos = JSON.stringify({ datosPersonales: { usarDireccionCsf } })
    await inTransaction(() => execute('UPDATE movimientos SET datos = $1 WHERE id = $2', [datos, alta.movimiento]))
    return (await ventanilla.get<DatosFormato>(`${CALL}?folio=${alta.folio}`)).body.domicilioDeCsf
  }
  expect([await usar(true), await usar(false)]).toEqual([true, false])
})

it('fills it with a person, without a folio, and notes the read', async () => {
  const { body } = await ventanilla.get<DatosFormato>(`${CALL}?interno=${alta.interno}`)
  expect(body).toMatchObject({ folio: '', tipo: '', tipoId: null, fecha: null, entidad: SALUD })
  await flushReadAudit()
  const noted = await selectRow<{ n: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM bitacora WHERE acto = 'afiliado.formato' AND objeto_id = $1`,
    [String(alta.afiliadoId)],
  )
  expect(noted?.n).toBeGreaterThan(0)
})

it('knows nobody of another office, and nobody at all by half an address', async () => {
  const ajena = await signIn('ventanilla2')
  expect((await ajena.get(`${CALL}?folio=${alta.folio}`)).status).toBe(404)
  expect((await ajena.get(`${CALL}?interno=${alta.interno}`)).status).toBe(404)
  expect((await ventanilla.get(`${CALL}?interno=999999`)).status).toBe(404)
  for (const query of ['', '?folio=nada', '?interno=0', `?interno=1&folio=${alta.folio}`, '?curp=X'])
    expect((await ventanilla.get(`${CALL}${query}`)).status).toBe(400)
  expect((await (await signIn('auditor')).get(`${CALL}?folio=${alta.folio}`)).status).toBe(403)
})
