import { describe, expect, it } from 'vitest'
import { actoFrase } from '#domain/acceso/bitacora/frase-bitacora.ts'
import { filtroTexto } from '#domain/afiliacion/filtro-texto.ts'

describe('an act in a sentence', () => {
  it('an export tells how many rows and what narrowed them', () => {
    expect(actoFrase('afiliados.exportar', { personas: 1562, filtro: filtroTexto({ situacion: 'A' }) })).toBe(
      'Exportó 1,562 personas, situación Activo',
    )
    expect(actoFrase('movimientos.exportar', { movimientos: 1 })).toBe('Exportó 1 movimiento')
    expect(actoFrase('bitacora.exportar', { filas: 30, desde: '2026-11-01' })).toBe('Exportó 30 actos de la bitácora')
  })

  it('an act that counts nothing, or was noted before it did, is told by its name', () => {
    expect(actoFrase('afiliados.exportar', null)).toBe('Exportó el padrón')
    expect(actoFrase('usuario.crear', { usuarios: 3 })).toBe('Creó un usuario')
    expect(actoFrase('cosa.rara', { personas: 3 })).toBe('Cosa: rara')
  })
})

it('a filter is told in words, and what somebody searched for is never repeated', () => {
  expect(filtroTexto({})).toBe('')
  expect(filtroTexto({ situacion: ['A', 'L'], q: 'Muñoz', adscripcionId: 4 })).toBe(
    'situación Activo o Licencia, de una búsqueda, con otros filtros',
  )
  expect(filtroTexto({ quincena: '2226', estatus: ['Validado', 'Solicitado'] })).toBe(
    'estatus Validado o Solicitado, quincena 2226',
  )
})
