import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'
import { cerrarDosQuincenas, type DosQuincenas } from '#test/support/dinero/quincena-cerrada.ts'

let admin: Client
let dos: DosQuincenas

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  admin = await signIn('admin')
})

describe('the calls of specifications 1 §7 and 3 §7 on money and the calendar', () => {
  it.each(['ahorro', 'vivienda'])('GET /api/aportaciones-fondos of %s', (tipo) => {
    const { clave0, clave1 } = dos.claves
    return documentada(admin, `GET /api/aportaciones-fondos?tipo=${tipo}&clave0=${clave0}&clave1=${clave1}`, ['TOTAL'])
  })

  it.each(['prestaciones', 'cair'])('GET /api/aportaciones-fondos of %s, which holds nothing here', async (tipo) => {
    const { clave0, clave1 } = dos.claves
    const llamada = `GET /api/aportaciones-fondos?tipo=${tipo}&clave0=${clave0}&clave1=${clave1}`
    expect(await documentada(admin, llamada, [])).toEqual(expect.any(Array))
  })

  it('/api/variables', async () => {
    const body = { nombre: 'UMA', valor: '117.31', autor: 'Otra Persona' }
    await documentada(admin, 'POST /api/variables', [], { body, status: 201 })
    await documentada(admin, 'GET /api/variables', ['NOMBRE', 'VALOR', 'FECHA', 'AUTOR'])
  })

  it.each(['Alta_Baja_Cambio', 'ARCHIVO_APLICACION', 'PAGO'])('GET /api/eventosProceso of %s', async (tipo) => {
    const { eventos } = await documentada<{ eventos: { fecha: string; tipo: string }[] }>(
      await signIn('ventanilla1'),
      `GET /api/eventosProceso?tipo=${tipo}`,
      ['eventos'],
    )
    expect(eventos[0]).toMatchObject({ fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string })
    expect(eventos.map((evento) => evento.tipo)).not.toContainEqual(expect.not.stringMatching(tipo.toUpperCase()))
  })

  it('GET /api/eventos of a year', () => documentada(admin, 'GET /api/eventos?anio=2026', ['FECHA', 'TIPO']))
})
