import { describe, expect, it } from 'vitest'
import { capaCreible } from '#domain/documentos/capa/capa-creible.ts'
import { paginaDeTexto } from '#domain/documentos/pagina.ts'

const CURP = [
  'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
  'Clave: RASL880314MASMTC06',
  'Nombre LUCIA ELENA RAMIREZ SOTO',
  'Entidad de registro: AGUASCALIENTES',
].join('\n')
const shifted = (texto: string) =>
  texto.replace(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 62) % 26) + 65))

describe('a text layer is believed only when it can be what the page prints', () => {
  it('a paper in Spanish is', () => {
    expect(capaCreible([paginaDeTexto(CURP)])).toBe(true)
  })

  it.each([
    ['letters moved in the alphabet', shifted(CURP.toUpperCase())],
    [
      'letters for other letters, though DE is spelt NO each time,',
      'YMXQDGXYCG NO LG YLGRO ÚXCYG NO ÑOJCQDÑM NO UMVLGYCÓX Ylgro Xmhvñoq Oxdcngn no xgychcoxdm Qoyñodgñíg no Jmvoñxgycóx Ycsngn no Héacym',
    ],
    ['signs of a font without a table', CURP.replace(/[a-zé]/g, '\uE012')],
    ['another language', 'This is to certify that the person named above has been enrolled with our agency since then'],
    ['hardly any text', 'RASL880314MASMTC06'],
    ['nothing', ''],
  ])('%s is not', (_, texto) => {
    expect(capaCreible([paginaDeTexto(texto)])).toBe(false)
  })
})
