import { describe, expect, it } from 'vitest'
import { direccionTableroIssues, origenTablero } from '#domain/procesos/tableros.ts'

describe('address of a board', () => {
  it.each([
    ['https://tableros.ejemplo.gob.mx', 'https://tableros.ejemplo.gob.mx'],
    ['https://Tableros.Ejemplo.GOB.mx:8443/afiliacion?anio=2026&x=[1]#a', 'https://tableros.ejemplo.gob.mx:8443'],
    [' https://app.ejemplo.com/view?r=eyJrIjoi%3D%3D ', 'https://app.ejemplo.com'],
  ])('%s is framed as %s', (direccion, origen) => {
    expect(direccionTableroIssues(direccion)).toEqual([])
    expect(origenTablero(direccion)).toBe(origen)
  })

  it.each([
    ['http://tableros.ejemplo.gob.mx', 'https'],
    ['javascript:alert(1)', 'https'],
    ['data:text/html,<script>', 'https'],
    ['tableros.ejemplo.gob.mx', 'https'],
    ['https://*.ejemplo.gob.mx', 'forma'],
    ['https://*', 'forma'],
    ['https://localhost/x', 'forma'],
    ['https://usuario:clave@tableros.ejemplo.gob.mx', 'forma'],
    ['https://tableros.ejemplo.gob.mx; script-src *', 'forma'],
    ["https://tableros.ejemplo.gob.mx/'unsafe-inline'", 'forma'],
    ['https://tableros.ejemplo.gob.mx/a b', 'forma'],
    ['https://tableros.ejemplo.gob.mx\r\nX-Otro: 1', 'forma'],
    ['https://[::1]/', 'forma'],
    ['https://10.0.0.1/tablero', 'host'],
    [`https://tableros.ejemplo.gob.mx/${'a'.repeat(600)}`, 'largo'],
  ])('%j is refused: %s', (direccion, code) => {
    expect(direccionTableroIssues(direccion).map((issue) => issue.code)).toEqual([code])
  })

  it('none is none', () => {
    expect(direccionTableroIssues('  ')).toEqual([])
    expect(origenTablero('')).toBeNull()
  })
})
