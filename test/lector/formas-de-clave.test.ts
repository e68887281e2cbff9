import { expect, it } from 'vitest'
import { conLetrasDeClave } from '#api/documentos/lector/reconocer/formas-de-clave.ts'

it.each([
  ['GUZJ031124H]CTPNA2', 'GUZJ031124HJCTPNA2'],
  ['|AIL600908MCSBBR01', 'IAIL600908MCSBBR01'],
  ['GODE56!231GR8', 'GODE56I231GR8'],
  ['||2026/02/07|GUZJ031124SC2|', '||2026/02/07|GUZJ031124SC2|'],
  ['(72-06-89-6082-8', '72-06-89-6082-8'],
  ['[GAFHXPI]', '[GAFHXPI]'],
  ['GUZJ031124HJCTPNA2', 'GUZJ031124HJCTPNA2'],
])('%s is read again as %s', (texto, clave) => {
  expect(conLetrasDeClave(texto)).toBe(clave)
})
