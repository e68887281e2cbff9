import { describe, expect, it } from 'vitest'
import { valorInfo, type CampoInfo } from '#domain/instituto/campos-info.ts'
import { avisoEnVigor, avisoPrivacidadIssues, limpiarAviso } from '#domain/instituto/aviso-privacidad.ts'

const kept = (campo: CampoInfo, raw: string | null) => {
  const result = valorInfo(campo, raw)
  return 'issue' in result ? `${result.issue.path}: ${result.issue.message}` : result.valor
}

describe('a field of the record', () => {
  it.each<[CampoInfo, string | null, string | null]>([
    ['nombre', '  Instituto   de Pensiones ', 'Instituto de Pensiones'],
    ['icono', '', null],
    ['icono', null, null],
    ['icono', `/api/info/icono/${'a1'.repeat(16)}.png`, `/api/info/icono/${'a1'.repeat(16)}.png`],
    ['color', '#abc', '#AABBCC'],
    ['dominios_correo', '@Salud.gob.mx; salud.gob.mx\n educacion.gob.mx', 'salud.gob.mx,educacion.gob.mx'],
    ['enlace_curp', 'https://www.gob.mx/curp/', 'https://www.gob.mx/curp/'],
    ['enlace_nss', '', ''],
  ])('%s %j is kept as %j', (campo, raw, expected) => {
    expect(kept(campo, raw)).toBe(expected)
  })

  it.each<[CampoInfo, string, string]>([
    ['nombre', '   ', 'nombre: El nombre es obligatorio'],
    ['nombre', 'x'.repeat(121), 'nombre: Nombre: tiene 121 caracteres y se admiten 120.'],
    [
      'icono',
      'https://otro.sitio/logo.png',
      'icono: El icono debe ser una imagen subida aquí: elige un archivo PNG o JPG.',
    ],
    [
      'icono',
      '/api/info/icono/../../portal.sqlite',
      'icono: El icono debe ser una imagen subida aquí: elige un archivo PNG o JPG.',
    ],
    ['color_letra', 'blanco', 'color_letra: Color de letra: se esperaba un color como #003DA5.'],
    ['dominios_correo', ' , ', 'dominios_correo: Escribe al menos un dominio, por ejemplo salud.gob.mx.'],
    ['dominios_correo', 'salud', 'dominios_correo: "salud" no es un dominio: se esperaba algo como salud.gob.mx.'],
    [
      'mapa_incrustado',
      "https://*.ejemplo.mx/; script-src 'unsafe-inline'",
      'mapa_incrustado: Mapa del domicilio: se esperaba una dirección como https://mapas.ejemplo.gob.mx/?q=.',
    ],
    [
      'mapa_incrustado',
      'http://mapas.ejemplo.gob.mx/?q=',
      'mapa_incrustado: Mapa del domicilio: se esperaba una dirección como https://mapas.ejemplo.gob.mx/?q=.',
    ],
    [
      'enlace_csf',
      'javascript:alert(1)',
      'enlace_csf: Página de la Constancia de Situación Fiscal: se esperaba una dirección como https://www.gob.mx/curp/.',
    ],
  ])('%s refuses %j', (campo, raw, message) => {
    expect(kept(campo, raw)).toBe(message)
  })
})

describe('the privacy notice', () => {
  const texto = 'Los datos personales se usan para la afiliación y no se transfieren a terceros. '.repeat(3)

  it('in force is the newest of those whose day has come', () => {
    const versiones = [
      { version: 1, vigenteDesde: '2026-01-01' },
      { version: 2, vigenteDesde: '2026-11-21' },
      { version: 3, vigenteDesde: '2026-12-01' },
      { version: 4, vigenteDesde: '2026-11-21' },
    ]
    expect(avisoEnVigor(versiones, '2026-11-20')?.version).toBe(1)
    expect(avisoEnVigor(versiones, '2026-11-21')?.version).toBe(4)
    expect(avisoEnVigor(versiones, '2026-12-31')?.version).toBe(3)
    expect(avisoEnVigor(versiones, '2025-12-31')).toBeNull()
  })

  it.each([
    ['short', 'Breve', '2026-11-21', ['texto']],
    ['with a day that has passed', texto, '2026-11-20', ['vigenteDesde']],
    ['with a day that is none', texto, '2026-02-30', ['vigenteDesde']],
    ['right', texto, '2026-11-21', []],
  ])('%s', (_what, text, desde, paths) => {
    expect(avisoPrivacidadIssues(text, desde, '2026-11-21').map(({ path }) => path)).toEqual(paths)
  })

  it('loses spaces at the ends of lines and empty lines in excess', () => {
    expect(limpiarAviso('  Uno  \r\n\r\n\r\n\r\nDos\t\n')).toBe('Uno\n\nDos')
  })
})
