import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  FormulaPanel,
  RespuestaFormulas,
  RevisionFormula,
  VersionFormula,
  VistaPreviaFormula,
} from '#domain/fondos/formula/formula-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
  readonly actual?: FormulaPanel
}

const PATH = '/api/panel/formulas'
let admin: Client
let persona: AltaHecha

beforeAll(async () => {
  admin = await signIn('admin')
  persona = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
  await inTransaction(() =>
    execute('UPDATE afiliados SET sueldo_centavos = 1233575 WHERE id = $1', [persona.afiliadoId]),
  )
  await admin.post('/api/variables', { nombre: 'Salario mínimo', valor: '278.80', desde: '2026-01-01' })
})

beforeEach(() =>
  inTransaction(async () => {
    await execute('DELETE FROM formula_versiones')
    await execute('DELETE FROM formulas')
  }),
)

const datos = (titulo: string, formula: string, more: object = {}) => ({
  titulo,
  formula,
  desglose: '',
  descripcion: '',
  variables: [],
  version: null,
  ...more,
})
const guardar = (titulo: string, formula: string, more: object = {}) =>
  admin.post<FormulaPanel & Rechazo>(PATH, datos(titulo, formula, more))

describe('the catalogue of formulas', () => {
  it('begins empty, with the names that a formula may use', async () => {
    const { status, body } = await admin.get<RespuestaFormulas>(PATH)
    expect(status).toBe(200)
    expect(body.formulas).toEqual([])
    const names = new Map(body.variables.map((one) => [one.nombre, one]))
    expect(names.get('salario_minimo')).toEqual({
      nombre: 'salario_minimo',
      titulo: 'Salario mínimo',
      clase: 'constante',
      valor: '278.80',
    })
    expect(names.get('fve')).toMatchObject({ clase: 'parametro', valor: '1.4' })
    expect(names.get('sueldo')).toMatchObject({ clase: 'persona', valor: null })
  })

  it('keeps a formula with its author and the names that it uses', async () => {
    const { status, body } = await guardar('Vivienda de la quincena', ' sueldo / 30 * dias * FVE / 100 ', {
      desglose: 'Sueldo diario por días por tasa',
      variables: ['Salario mínimo'],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      nombre: 'vivienda_de_la_quincena',
      version: 1,
      formula: 'sueldo / 30 * dias * FVE / 100',
      desglose: 'Sueldo diario por días por tasa',
      variables: ['salario_minimo', 'sueldo', 'dias', 'fve'],
      usadaPor: [],
    })
    expect(body.autor).not.toBe('')
  })

  it('makes a version of a title that exists, and keeps the one before', async () => {
    await guardar('Vivienda de la quincena', 'sueldo / 30 * dias * FVE / 100')
    const stale = await guardar('Vivienda de la quincena', 'sueldo')
    expect([stale.status, stale.body.codigo, stale.body.actual?.version]).toEqual([409, 'version', 1])
    const saved = await guardar('VIVIENDA de la  quincena', 'sueldo / 2 * FVE / 100', { version: 1 })
    expect([saved.status, saved.body.version]).toEqual([201, 2])
    const { body } = await admin.get<VersionFormula[]>(`${PATH}/${saved.body.id}/versiones`)
    expect(body.map(({ version, formula }) => [version, formula])).toEqual([
      [2, 'sueldo / 2 * FVE / 100'],
      [1, 'sueldo / 30 * dias * FVE / 100'],
    ])
  })

  it('says a fault at its character while it is typed, and when it is kept', async () => {
    const review = await admin.post<RevisionFormula>(`${PATH}/revisar`, { titulo: '', formula: 'sueldo + constructor' })
    expect(review.body.faltas).toEqual([
      {
        caracter: 10,
        message: 'No existe «constructor» entre las constantes, los datos de la persona ni las fórmulas.',
      },
    ])
    const { status, body } = await guardar('Mala', '1/0')
    expect([status, body.campos]).toEqual([422, { formula: 'Carácter 2: Divide entre cero.' }])
  })

  it.each([
    ['no title', { titulo: ' ' }, 'titulo', 'Escribe el título de la fórmula.'],
    ['no text', { formula: '' }, 'formula', 'Escribe la fórmula.'],
    [
      'a title that is a name',
      { titulo: 'Sueldo' },
      'titulo',
      '«sueldo» ya nombra a «Sueldo mensual»: elige otro título.',
    ],
    ['a name that is nobody', { variables: ['nadie'] }, 'variables', 'No existe «nadie».'],
    [
      '5,000 parentheses',
      { formula: '('.repeat(5_000) },
      'formula',
      'Carácter 51: Hay más de 50 paréntesis, uno dentro de otro.',
    ],
  ])('refuses %s at its field', async (_, more, campo, texto) => {
    const { status, body } = await guardar('Otra', 'sueldo', more)
    expect(status).toBe(422)
    expect(body.campos).toEqual({ [campo]: texto })
  })

  it('refuses a formula on itself, and a circle of two, and deletes none that another uses', async () => {
    await guardar('Vivienda de la quincena', 'sueldo')
    const own = await guardar('Base', 'Base * 2')
    expect(own.body.campos).toEqual({ formula: 'Carácter 1: La fórmula no puede usarse a sí misma.' })
    const base = await guardar('Base', 'sueldo * 2')
    await guardar('Doble', 'base * 2')
    const circle = await guardar('Base', 'doble', { version: 1 })
    expect(circle.body.campos?.['formula']).toContain('base → doble → base')
    const refused = await admin.delete<Rechazo>(`${PATH}/${base.body.id}`)
    expect([refused.status, refused.body.codigo, refused.body.error]).toEqual([
      409,
      'en_uso',
      'No se puede eliminar: la usa «Doble».',
    ])
    const doble = (await admin.get<RespuestaFormulas>(PATH)).body.formulas.find(({ titulo }) => titulo === 'Doble')
    expect((await admin.delete(`${PATH}/${doble?.id ?? 0}`)).status).toBe(200)
    expect((await admin.delete(`${PATH}/${base.body.id}`)).status).toBe(200)
    const left = (await admin.get<RespuestaFormulas>(PATH)).body.formulas.map(({ titulo }) => titulo)
    expect(left).toEqual(['Vivienda de la quincena'])
  })

  it('leaves a new version of one that others use to a second person', async () => {
    const base = await guardar('Base', 'sueldo * 2')
    await guardar('Doble', 'base * 2')
    const hecha = await guardar('Base', 'sueldo * 3', { version: 1 })
    const textos = async () =>
      (await admin.get<VersionFormula[]>(`${PATH}/${base.body.id}/versiones`)).body.map(({ formula }) => formula)
    expect(await textos()).toEqual(['sueldo * 2'])
    const { status, body } = await autorizar(await signIn('titular'), hecha)
    expect([status, body.cambios]).toEqual([
      200,
      [
        { campo: 'Fórmula', antes: 'sueldo * 2', despues: 'sueldo * 3' },
        { campo: 'Fórmulas que la usan', antes: '', despues: 'Doble' },
      ],
    ])
    expect(await textos()).toEqual(['sueldo * 3', 'sueldo * 2'])
  })

  it('does not authorise one that was judged beside other formulas: it could close a circle', async () => {
    await guardar('Base', 'sueldo * 2')
    await guardar('Doble', 'base * 2')
    const hecha = await guardar('Base', 'sueldo * 3', { version: 1 })
    await guardar('Otra', 'doble + base')
    const refused = await autorizar<Rechazo>(await signIn('titular'), hecha)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'formulas'])
  })

  it('works a formula out for a person, step by step', async () => {
    const { status, body } = await admin.post<VistaPreviaFormula>(`${PATH}/previsto`, {
      titulo: '',
      formula: 'redondear(sueldo / 30 * dias, 2) - salario_minimo',
      interno: persona.interno,
    })
    expect(status).toBe(200)
    // $12,335.75 ÷ 30 × 15 = $6,167.875, to the even centavo 6,167.88; less 278.80.
    expect(body.resultado).toBe('5889.08')
    expect(body.pasos.map(({ cuenta, valor }) => `${cuenta} = ${valor}`)).toEqual([
      '12,335.75 ÷ 30 = 411.191666…',
      '411.191666… × 15 = 6,167.875',
      'redondear(6,167.875; 2) = 6,167.88',
      '6,167.88 − 278.8 = 5,889.08',
    ])
    expect(body.valores.map(({ nombre, valor }) => [nombre, valor])).toEqual([
      ['sueldo', '12335.75'],
      ['dias', '15'],
      ['salario_minimo', '278.80'],
    ])
  })

  it('that uses a constant keeps it: it has no deletion, and one that is gone is told by name, not worked out', async () => {
    await admin.post('/api/variables', { nombre: 'Cuota de prueba', valor: '7', desde: '2026-01-01' })
    expect((await guardar('Con cuota', 'sueldo * cuota_de_prueba')).status).toBe(201)
    expect((await admin.delete('/api/variables')).status).toBe(404)
    const ask = () =>
      admin.post<VistaPreviaFormula & Rechazo>(`${PATH}/previsto`, {
        titulo: 'Con cuota',
        formula: 'sueldo * cuota_de_prueba',
        interno: persona.interno,
      })
    expect((await ask()).body.resultado).toBe('86350.25')
    await inTransaction(() => execute(`DELETE FROM constantes WHERE nombre = 'Cuota de prueba'`))
    const gone = await ask()
    expect([gone.status, gone.body.resultado]).toEqual([422, undefined])
    expect(gone.body.campos?.['formula']).toContain('Carácter 10: No existe «cuota_de_prueba»')
  })

  it('tells at its character what only the person makes impossible, and knows nobody who is not there', async () => {
    const zero = await admin.post<Rechazo>(`${PATH}/previsto`, {
      titulo: '',
      formula: 'sueldo / quinquenios',
      interno: persona.interno,
    })
    expect([zero.status, zero.body.campos]).toEqual([422, { formula: 'Carácter 8: Divide entre cero.' }])
    const nobody = await admin.post(`${PATH}/previsto`, { titulo: '', formula: '1', interno: 999_999 })
    expect(nobody.status).toBe(404)
  })

  it('is for who administers', async () => {
    for (const cuenta of ['auditor', 'ventanilla1', 'jefe'])
      expect((await (await signIn(cuenta)).get(PATH)).status).toBe(403)
  })
})
