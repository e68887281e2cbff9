import { describe, expect, it } from 'vitest'
import { capaCoincide, capaCreible } from '#domain/documentos/capa/capa-creible.ts'
import { paginaDeTexto, type PaginaConPalabras } from '#domain/documentos/pagina.ts'

const CURP = [
  'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
  'Clave: RASL880314MASMTC06',
  'Nombre LUCIA ELENA RAMIREZ SOTO',
  'Entidad de registro: AGUASCALIENTES',
].join('\n')
const shifted = (texto: string) =>
  texto.replace(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 62) % 26) + 65))
const ocr = (texto: string): PaginaConPalabras => {
  const page = paginaDeTexto(texto)
  return { ...page, fuente: 'ocr', palabras: page.palabras.map((word) => ({ ...word, confianza: 0.95 })) }
}

describe('a text layer is believed only when it can be what the page prints', () => {
  it('a paper in Spanish is', () => {
    expect(capaCreible([paginaDeTexto(CURP)])).toBe(true)
  })

  it.each([
    ['letters moved in the alphabet', shifted(CURP.toUpperCase())],
    ['signs of a font without a table', CURP.replace(/[a-zé]/g, '\uE012')],
    ['another language', 'This is to certify that the person named above has been enrolled with our agency since then'],
    ['hardly any text', 'RASL880314MASMTC06'],
    ['nothing', ''],
  ])('%s is not', (_, texto) => {
    expect(capaCreible([paginaDeTexto(texto)])).toBe(false)
  })
})

describe('a text layer against what was recognised on its page', () => {
  it('its own says nearly all of it', () => {
    expect(capaCoincide(paginaDeTexto(CURP), ocr(CURP))).toBe(1)
  })

  it("another paper's says little of it", () => {
    const other =
      'Recibo de nómina de la quincena\nNombre MARTA OLIVIA CASTRO PINEDA\nSueldo 8,540.00 Descuentos 1,020.00'
    expect(capaCoincide(paginaDeTexto(other), ocr(CURP))).toBeLessThan(0.4)
  })

  it('too little read tells nothing', () => {
    expect(capaCoincide(paginaDeTexto(CURP), ocr('Clave única'))).toBeNull()
  })
})
