import { describe, expect, it } from 'vitest'
import { cleanClaveRenglon, renglonNombrado } from '#domain/organica/catalogos/renglon-issues.ts'

const ROWS = [
  { clave: 'SOLTERO', nombre: 'Soltero(a)' },
  { clave: 'UNION_LIBRE', nombre: 'Unión libre' },
]

describe('rows of a simple catalogue', () => {
  it.each([
    ['soltero', 'SOLTERO'],
    ['SOLTERA', 'SOLTERO'],
    ['Soltero(a)', 'SOLTERO'],
    ['union libre', 'UNION_LIBRE'],
    ['Unión Libre', 'UNION_LIBRE'],
    ['UNION_LIBRE', 'UNION_LIBRE'],
    ['Concubinato', null],
    ['', null],
    ['(a)', null],
  ])('%s names %s', (texto, clave) => {
    expect(renglonNombrado(ROWS, texto)?.clave ?? null).toBe(clave)
  })

  it('a key is kept in capitals without accents or spaces', () => {
    expect(cleanClaveRenglon('  unión  libre ')).toBe('UNION_LIBRE')
  })
})
