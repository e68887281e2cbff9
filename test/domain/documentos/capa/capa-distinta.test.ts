import { describe, expect, it } from 'vitest'
import { isCapaDistinta } from '#domain/documentos/capa/capa-distinta.ts'
import { paginaDeTexto } from '#domain/documentos/pagina.ts'

const carta = (curp: string, nombre: string) =>
  paginaDeTexto(
    [
      'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
      `Clave: ${curp}`,
      `Nombre ${nombre}`,
      'Entidad de registro: AGUASCALIENTES',
      'La presente se expide a solicitud de la persona interesada',
    ].join('\n'),
  )
const LUCIA = carta('RASL880314MASMTC06', 'LUCIA ELENA RAMIREZ SOTO')
const cifrada = (page: typeof LUCIA) => ({
  ...page,
  palabras: page.palabras.map((word) => ({
    ...word,
    texto: word.texto.replace(/\p{L}/gu, (letter) => (letter < 'n' ? 'w' : 'k')),
  })),
})
const mitadCifrada = { ...LUCIA, palabras: [...LUCIA.palabras.slice(0, 12), ...cifrada(LUCIA).palabras.slice(12)] }
const malLeida = {
  ...LUCIA,
  palabras: LUCIA.palabras.map((word, at) => (at % 3 === 0 ? { ...word, texto: `${word.texto.slice(1)}x` } : word)),
}

describe('a text layer is of its own page when it says what its image shows', () => {
  it.each([
    ['the very same', LUCIA],
    ['a scan of which a third was misread', malLeida],
  ])('%s', (_, imagen) => {
    expect(isCapaDistinta(LUCIA, imagen, 'escaneo')).toBe(false)
  })

  it('the same labels with the key of another person are another paper', () => {
    expect(isCapaDistinta(carta('GOMJ850101HDFMRN05', 'JUAN GOMEZ MORA'), LUCIA, 'escaneo')).toBe(true)
  })

  it('letters of a broken font are another text', () => {
    expect(isCapaDistinta(cifrada(LUCIA), LUCIA, 'dibujo')).toBe(true)
  })

  it('one broken font among others is enough where the page draws its letters itself', () => {
    expect(isCapaDistinta(mitadCifrada, LUCIA, 'dibujo')).toBe(true)
    expect(isCapaDistinta(mitadCifrada, LUCIA, 'escaneo')).toBe(false)
  })

  it('a few words tell nothing', () => {
    expect(isCapaDistinta(paginaDeTexto('Escaneado con un programa'), LUCIA, 'escaneo')).toBe(false)
  })
})
