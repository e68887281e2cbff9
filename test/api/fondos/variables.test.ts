import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import type { RespuestaFormulas } from '#domain/fondos/formula/formula-panel.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'

interface Rechazo {
  readonly error: string
  readonly campos: Readonly<Record<string, string>>
}

let admin: Client
/** Highest id of the constants of the seed. */
let sembradas: number
beforeAll(async () => {
  admin = await signIn('admin')
  sembradas = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM constantes'))!.id
})
beforeEach(() => execute('DELETE FROM constantes WHERE id > $1', [sembradas]))

const valuesOf = async (nombre: string) =>
  (await admin.get<ConstanteDocumentada[]>('/api/variables')).body.filter((row) => row.NOMBRE === nombre)

describe('GET and POST /api/variables', () => {
  it('begin with the rate of late interest at zero', async () => {
    expect(await valuesOf('TASA_MORA_ANUAL')).toEqual([
      { NOMBRE: 'TASA_MORA_ANUAL', VALOR: 0, VALOR_TEXTO: '0', FECHA: '2025-01-01', AUTOR: 'Sistema' },
    ])
  })

  it('record a constant with the author of the session, whatever the body says', async () => {
    const { status, body } = await admin.post('/api/variables', {
      nombre: '  UMA ',
      valor: ' 117.31 ',
      autor: 'Otra Persona',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ NOMBRE: 'UMA', VALOR: 117.31, FECHA: '2026-11-20' })
    expect((await valuesOf('UMA'))[0]?.AUTOR).not.toBe('Otra Persona')
  })

  it('keep every value, the newest first, under the name first written', async () => {
    await admin.post('/api/variables', { nombre: 'UMA', valor: '117.31' })
    await admin.post('/api/variables', { nombre: 'uma', valor: 120, desde: '2027-02-01' })
    await admin.post('/api/variables', { nombre: 'Uma', valor: '118.5' })
    expect((await valuesOf('UMA')).map(({ VALOR, FECHA }) => [VALOR, FECHA])).toEqual([
      [120, '2027-02-01'],
      [118.5, '2026-11-20'],
      [117.31, '2026-11-20'],
    ])
  })

  it.each([
    [{ nombre: ' ', valor: '5' }, 'nombre', 'Todos los campos son obligatorios.'],
    [{ nombre: 'IVA', valor: '  ' }, 'valor', 'Todos los campos son obligatorios.'],
    [{ nombre: 'IVA', valor: 'dieciséis' }, 'valor', 'El valor debe ser un número válido.'],
    [{ nombre: 'IVA', valor: '1e400' }, 'valor', 'El valor debe ser un número válido.'],
  ])('refuse %j in the documented words', async (input, campo, texto) => {
    const { status, body } = await admin.post<Rechazo>('/api/variables', input)
    expect(status).toBe(422)
    expect(body.error).toBe(texto)
    expect(body.campos).toEqual({ [campo]: texto })
  })

  it.each([
    ['INTERES_ANUAL_HIPOTECARIO', '-20', 'es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó -20.'],
    ['INTERES_ANUAL_CORTO', '12.34567', 'es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó 12.34567.'],
    ['TASA_MORA_ANUAL', '-5', 'es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó -5.'],
    ['TASA_MORA_ANUAL', '4,500', 'es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó 4500.'],
    ['PORCENTAJE_MAXIMO_RETENCION', '101', 'es un porcentaje de 0 a 100, con hasta cuatro decimales; llegó 101.'],
    ['prestamos_por_tipo', '1.5', 'es un número entero de 1 a 99; llegó 1.5.'],
    ['CAIR_EDAD_MINIMA', '6', 'es un número entero de 18 a 120; llegó 6.'],
  ])('refuse %s of %s: no rule could read it', async (nombre, valor, texto) => {
    const { status, body } = await admin.post<Rechazo>('/api/variables', { nombre, valor })
    expect([status, body.error]).toEqual([422, `${nombre} ${texto}`])
    expect(body.campos).toEqual({ valor: `${nombre} ${texto}` })
  })

  it('take what a rule can read, and any number where none does', async () => {
    expect((await admin.post('/api/variables', { nombre: 'Ajuste propio', valor: '-4500' })).status).toBe(201)
    const dosManos = await conSegundaMano(admin)
    for (const [nombre, valor, es] of [
      ['TASA_MORA_ANUAL', '100', 100],
      ['INTERES_ANUAL_MEDIANO', '0.0001', 0.0001],
    ] as const) {
      expect((await dosManos.post('/api/variables', { nombre, valor })).status).toBe(200)
      expect((await valuesOf(nombre))[0]).toMatchObject({ VALOR: es, FECHA: '2026-11-20' })
    }
  })

  it('leave what a formula uses to a second person, and keep at once what nothing uses', async () => {
    const save = (valor: string) => admin.post('/api/variables', { nombre: 'Cuota de la prueba', valor })
    expect((await save('7')).status).toBe(201)
    const formula = 'sueldo * cuota_de_la_prueba'
    const vacia = { desglose: '', descripcion: '', variables: [], version: null }
    const dosManos = await conSegundaMano(admin)
    await dosManos.post('/api/panel/formulas', { titulo: 'Con su cuota', formula, ...vacia })
    expect((await save('8')).status).toBe(202)
    expect((await valuesOf('Cuota de la prueba')).map(({ VALOR }) => VALOR)).toEqual([7])
    for (const table of ['formula_versiones', 'formulas']) await execute(`DELETE FROM ${table}`)
  })

  it('tell a value of eighteen digits as it was written, to formulas too', async () => {
    const [nombre, valor] = ['Factor largo', '123456789012.123456']
    const { body } = await admin.post<ConstanteDocumentada>('/api/variables', { nombre, valor })
    expect(body.VALOR_TEXTO).toBe(valor)
    expect((await valuesOf(nombre))[0]?.VALOR_TEXTO).toBe(valor)
    const { variables } = (await admin.get<RespuestaFormulas>('/api/panel/formulas')).body
    expect(variables.find(({ titulo }) => titulo === nombre)?.valor).toBe(valor)
  })

  it('are for who administers', async () => {
    const auditor = await signIn('auditor')
    expect((await auditor.post('/api/variables', { nombre: 'IVA', valor: 16 })).status).toBe(403)
    expect((await (await signIn('ventanilla1')).get('/api/variables')).status).toBe(403)
  })
})
