import { beforeAll, expect, it } from 'vitest'
import type { EstadoValidacion } from '#domain/fondos/pagos/panel-pagos.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cerrarDosQuincenas, referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { proponerPago } from '#test/support/manos/comprobante.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { cargarBanco, textoDeBanco } from '#test/support/dinero/respuesta-banco.ts'
import { lineasDePago } from '#test/support/dinero/lineas-de-pago.ts'

let admin: Client
let auxiliar: Client
let tesoreria: Client
let referencias: readonly string[]

beforeAll(async () => {
  const dos = await cerrarDosQuincenas()
  referencias = [await referenciaDe(dos.cierre21), await referenciaDe(dos.cierre22)]
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
  tesoreria = await signIn('tesoreria')
})

async function validar(client: Client, referencia: string) {
  const linea = (await lineasDePago(client)).find((one) => one.referencia === referencia)
  const cambios = [{ id: linea?.id ?? 0, version: linea?.version ?? 0, validado: true }]
  return client.put<{ codigo?: string; error?: string }>('/api/validacion-pagos', { cambios })
}

it('a payment of the bank’s file is validated by another person than who loaded it', async () => {
  const [referencia = ''] = referencias
  const archivo = textoDeBanco([[referencia, '500.00', '2026-11-20', 'A1']])
  expect((await cargarBanco(tesoreria, archivo)).status).toBe(200)
  const refused = await validar(tesoreria, referencia)
  expect(refused).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  expect(refused.body.error).toContain(referencia)
  expect((await validar(admin, referencia)).status).toBe(200)
})

it('a payment written by hand is validated by another person than who proposed it', async () => {
  const [, referencia = ''] = referencias
  const pago = { referencia, importeCentavos: 100_000, fecha: '2026-11-20', operacion: 'A2' }
  expect((await autorizar(auxiliar, await proponerPago(admin, pago))).status).toBe(200)
  expect(await validar(admin, referencia)).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  expect((await validar(tesoreria, referencia)).status).toBe(200)
})

it('the auxiliar, who records payments by hand, validates none', async () => {
  expect((await validar(auxiliar, referencias[0] ?? '')).status).toBe(403)
  expect((await auxiliar.get<EstadoValidacion>('/api/validacion-pagos')).body).toMatchObject({
    actions: ['cargar', 'registrar'],
    valida: false,
  })
})
