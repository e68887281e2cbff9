import { describe, expect, it } from 'vitest'
import { esperaTrasFallaDeEnvio } from '#domain/correo/espera.ts'
import { correoIssues } from '#domain/usuarios/correo-persona.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'

describe('an address', () => {
  it.each(['uno@ejemplo.mx', 'lucía@salud.gob.mx', "o'brien+portal@sub.ejemplo.com", ' Uno@Ejemplo.MX '])(
    '%s is one',
    (text) => {
      expect(correoIssues(text)).toEqual([])
    },
  )

  it.each([
    '',
    'uno',
    'uno@',
    '@dos.mx',
    'uno@dos',
    'uno@dos..mx',
    'uno dos@tres.mx',
    '<uno@dos.mx>',
    `${'x'.repeat(250)}@a.mx`,
  ])('%s is none, with the documented message', (text) => {
    expect(correoIssues(text).map(({ message }) => message)).toEqual(['Por favor ingresa un email válido.'])
  })
})

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge en Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      'Safari en iPhone o iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome en Android'],
    ['', 'Equipo no reconocido'],
  ])('%s', (agente, texto) => {
    expect(equipoTexto(agente)).toBe(texto)
  })
})

describe('a message that cannot leave', () => {
  it('waits longer each time and is given up after the sixth', () => {
    const waits = [1, 2, 3, 4, 5].map((fallas) => esperaTrasFallaDeEnvio(fallas) ?? 0)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(esperaTrasFallaDeEnvio(6)).toBeNull()
  })
})
