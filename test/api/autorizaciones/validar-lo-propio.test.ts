import { beforeAll, expect, it } from 'vitest'
import type { PaginaValidacion } from '#domain/fondos/pagos/panel-pagos.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cerrarDosQuincenas, referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { fileForm } from '#test/support/upload.ts'

let auxiliar: Client
let auxiliar2: Client
let referencias: readonly string[]

beforeAll(async () => {
  const dos = await cerrarDosQuincenas()
  referencias = [await referenciaDe(dos.cierre21), await referenciaDe(dos.cierre22)]
  auxiliar = await signIn('auxiliar')
  auxiliar2 = await signIn('auxiliar2')
})

async function validar(client: Client, referencia: string) {
  const { lineas } = (await client.get<PaginaValidacion>('/api/validacion-pagos')).body
  const linea = lineas.find((one) => one.referencia === referencia)
  const cambios = [{ id: linea?.id ?? 0, version: linea?.version ?? 0, validado: true }]
  return client.put<{ codigo?: string; error?: string }>('/api/validacion-pagos', { cambios })
}

it('a payment of the bank’s file is validated by another person than who loaded it', async () => {
  const [referencia = ''] = referencias
  const contenido = `referencia,importe,fecha,operacion\r\n${referencia},500.00,2026-11-20,A1\r\nTOTAL,500.00,1\r\n`
  const archivo = fileForm(Buffer.from(contenido), 'banco.csv')
  expect((await auxiliar.upload('/api/respuestas-banco', archivo)).status).toBe(201)
  const refused = await validar(auxiliar, referencia)
  expect(refused).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  expect(refused.body.error).toContain(referencia)
  expect((await validar(auxiliar2, referencia)).status).toBe(200)
})

it('a payment written by hand is validated by another person than who proposed it', async () => {
  const [, referencia = ''] = referencias
  const pago = { referencia, importeCentavos: 100_000, fecha: '2026-11-20', operacion: 'A2' }
  expect((await autorizar(auxiliar2, await auxiliar.post('/api/pagos', pago))).status).toBe(200)
  expect(await validar(auxiliar, referencia)).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  expect((await validar(auxiliar2, referencia)).status).toBe(200)
})
