import { describe, expect, it } from 'vitest'
import { leerPrestamo } from '#domain/cargas/lectura/clave.ts'
import { juzgarRetencion, repartirRetenido, type OrdenConocida } from '#domain/cargas/retenciones/juzgar-retencion.ts'
import { contarRetenciones } from '#domain/cargas/retenciones/cuenta-retenciones.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'

const Q22 = 2026 * 24 + 21

const orden = (id: number, ordenado: number, more: Partial<OrdenConocida> = {}): OrdenConocida => ({
  id,
  version: 1,
  prestamoId: 100 + id,
  tipo: 'corto',
  obligado: 'entidad',
  decision: null,
  ordenado,
  retenido: null,
  aFavor: 0,
  aFavorDecidido: 0,
  ...more,
})

const juzgar = (valores: Readonly<Record<string, Valor>>, ordenes: readonly OrdenConocida[]) => {
  const { respuestas, faltas } = juzgarRetencion(valores, { quincena: Q22, ordenes, origen: 'Archivo CRG-26-000001' })
  return {
    respuestas: respuestas.map((each) => [each.orden.id, each.retenidoCentavos, each.nota] as const),
    codigos: faltas.map(({ codigo }) => codigo),
  }
}

describe('the loan of a row', () => {
  it.each([
    ['P-000123', 123],
    ['p-000123', 123],
    ['123', 123],
    ['00123', 123],
    ['123.0', 123],
    ['0', 0],
    ['P-12A', null],
    ['uno', null],
  ])('reads "%s"', (text, id) => expect(leerPrestamo(text)).toBe(id))
})

describe('an amount withheld', () => {
  it.each([
    [0, [0, 0, 0]],
    [9_999, [9_999, 0, 0]],
    [10_001, [10_000, 1, 0]],
    [35_000, [10_000, 20_000, 5_000]],
    [60_007, [10_000, 20_000, 30_007]],
  ])('of %i centavos fills the oldest orders first, and the last one takes what goes beyond', (retenido, partes) =>
    expect(repartirRetenido(retenido, [orden(1, 10_000), orden(2, 20_000), orden(3, 30_000)])).toEqual(partes),
  )

  it('answers the order of its loan number, else those of its kind, else all', () => {
    const ordenes = [orden(1, 100), orden(2, 200, { tipo: 'mediano' }), orden(3, 300)]
    expect(juzgar({ prestamo: 102, retenido: 200 }, ordenes).respuestas).toEqual([[2, 200, '']])
    expect(juzgar({ tipo: 'corto', retenido: 400 }, ordenes).respuestas).toEqual([
      [1, 100, ''],
      [3, 300, ''],
    ])
    expect(juzgar({ prestamo: 0, retenido: 600 }, ordenes).respuestas.map(([id]) => id)).toEqual([1, 2, 3])
    // A number and a kind that do not agree are no order.
    expect(juzgar({ prestamo: 102, tipo: 'corto', retenido: 200 }, ordenes).codigos).toEqual(['C406'])
  })

  it('needs a reason if it is less than ordered, and a note if the reason is another', () => {
    const una = [orden(1, 10_000)]
    expect(juzgar({ retenido: 9_999 }, una).codigos).toEqual(['C409'])
    expect(juzgar({ retenido: 9_999, motivo: 'otro' }, una).codigos).toEqual(['C409'])
    expect(juzgar({ retenido: 9_999, motivo: 'otro', nota: 'Renunció' }, una).codigos).toEqual([])
    expect(juzgar({ retenido: 0, motivo: 'baja' }, una).codigos).toEqual([])
  })

  it('beyond the order warns, and its note is its origin unless the file brings one', () => {
    const una = [orden(1, 10_000)]
    expect(juzgar({ retenido: 10_001 }, una)).toEqual({
      respuestas: [[1, 10_001, 'Archivo CRG-26-000001']],
      codigos: ['A503'],
    })
    expect(juzgar({ retenido: 10_001, nota: 'Doble' }, una).respuestas).toEqual([[1, 10_001, 'Doble']])
  })

  it('is not taken by an order that is decided, nor of somebody on leave', () => {
    expect(juzgar({ retenido: 100 }, [orden(1, 100, { decision: 'recorrer' })]).codigos).toEqual(['C407'])
    expect(juzgar({ retenido: 100 }, [orden(1, 100, { obligado: 'afiliado' })]).codigos).toEqual(['C408'])
    const devuelto = orden(1, 100, { retenido: 100, aFavor: 50, aFavorDecidido: 50 })
    expect(juzgar({ retenido: 150 }, [devuelto]).codigos).toEqual(['A503'])
    expect(juzgar({ retenido: 160 }, [devuelto]).codigos).toEqual(['C407', 'A503', 'A504'])
  })
})

describe('what a file of withholdings adds up to', () => {
  it('is ordered less missing plus in favour', () => {
    // 100.00 + 200.00 + 50.00 ordered; 90.00 + 200.01 + 50.00 withheld.
    const respuestas = [
      { ordenado: 10_000, retenido: 9_000 },
      { ordenado: 20_000, retenido: 20_001 },
      { ordenado: 5_000, retenido: 5_000 },
    ]
    expect(contarRetenciones(respuestas)).toEqual({ ordenado: 35_000, retenido: 34_001, diferencia: 1_000, aFavor: 1 })
  })
})
