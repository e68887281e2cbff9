import { describe, expect, it } from 'vitest'
import { isCapaDistinta } from '#domain/documentos/capa/capa-distinta.ts'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { paginaDeTexto } from '#domain/documentos/pagina.ts'
import { hoja } from './hojas.ts'

const carta = (curp: string) =>
  paginaDeTexto(
    [
      'Registro Nacional de Población',
      'Carta de registro de la persona',
      `Clave Única: ${curp}`,
      'Nombre completo: LUCIA ELENA RAMIREZ SOTO',
      'Aguascalientes, México',
      'Conserve esta carta',
    ].join('\n'),
  )

describe('the text of a short letter is not set aside for its image', () => {
  it('when the recogniser took the zero of its key for an O', () => {
    expect(isCapaDistinta(carta('RASL100314MASMTC08'), carta('RASL100314MASMTCO8'), 'dibujo')).toBe(false)
  })

  it('but it is when the image prints the key of another person', () => {
    expect(isCapaDistinta(carta('GOMJ850101HDFMRN05'), carta('RASL880314MASMTC06'), 'dibujo')).toBe(true)
  })
})

const curpDe = (curp: string) =>
  leerPapel({
    paginas: [
      hoja(
        [
          [150, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
          [50, 60, 'Clave:'],
          [150, 60, curp],
          [50, 80, 'Nombre:'],
          [150, 80, 'LUCIA ELENA RAMIREZ SOTO'],
        ],
        0.97,
      ),
    ],
    qr: [],
  }).lectura.campos['curp']

describe('a CURP of somebody who is not born yet, or would be 120, was misread', () => {
  it('an O beside the year 40 is a zero, and not sure', () => {
    expect(curpDe('RASL400314MASMTCO6')).toMatchObject({ valor: 'RASL400314MASMTC06', seguro: false })
  })

  it('nobody was born in 2040 with another letter either, nor in 1903', () => {
    expect(curpDe('RASL400314MASMTCA6')?.seguro).not.toBe(true)
    expect(curpDe('RASL030314MASMTC03')?.seguro).not.toBe(true)
  })
})

describe('eleven digits behind a label of their own are no second NSS', () => {
  const leer = (...antes: string[]) =>
    leerPapel({
      paginas: [
        hoja([
          [50, 20, 'INSTITUTO MEXICANO DEL SEGURO SOCIAL'],
          [50, 40, 'Constancia de Semanas Cotizadas'],
          [50, 60, 'Número de Seguridad Social:'],
          [250, 60, '05088812341'],
          ...antes.map((texto, at): readonly [number, number, string] => [50, 72 + at * 12, texto]),
          [50, 120, 'Nombre: LUCIA ELENA RAMIREZ SOTO'],
        ]),
      ],
      qr: [],
    }).lectura

  it.each(['Folio 21257354438', 'No. de folio: 21257354438', 'Registro patronal 21257354438', 'Teléfono: 44991234567'])(
    '%s',
    (texto) => {
      const { campos } = leer(texto)
      expect(campos['nss']).toMatchObject({ valor: '05088812341', seguro: true })
    },
  )
})
