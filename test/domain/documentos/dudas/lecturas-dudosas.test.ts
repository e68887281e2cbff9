import { describe, expect, it } from 'vitest'
import { pareceClave } from '#api/documentos/lector/reconocer/formas-de-clave.ts'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const SEMANAS: readonly Celda[] = [
  [150, 20, 'Reporte de Semanas Cotizadas del Asegurado'],
  [50, 40, 'Número de Seguridad Social: 05-08-88-1234-1'],
]
const leer = (celdas: readonly Celda[], ocr = 0.97) =>
  leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] }).lectura.campos

describe('a key whose digits were taken for letters', () => {
  it('still looks like a key to whoever reads it again, as no word beside it does', () => {
    expect(['BAOAS6OSOSHGTRCRO9', 'RASL88O314TM9', 'BAOA860805HGTRCR09'].map(pareceClave)).toEqual([true, true, true])
    expect(['COTIZADAS:412', 'CONSTITUCIONALES', 'GOBERNACION', 'RESPONSABILIDADES'].map(pareceClave)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })

  it('is shown for the person to put right rather than left out', () => {
    const { curp } = leer([...SEMANAS, [50, 60, 'CURP:'], [150, 60, 'BAOAS6OSOSHGTRCRO9']], 0.4)
    expect(curp).toMatchObject({ valor: 'BAOAS6OSOSHGTRCRO9', seguro: false })
  })
})

describe('a whole name that no CURP cuts', () => {
  it('is cut surnames first where its label says so', () => {
    const campos = leer([...SEMANAS, [50, 60, 'Apellidos y nombre(s):'], [250, 60, 'BRAVO OCHOA ARMANDO']])
    expect(campos['apellidoPaterno']).toMatchObject({ valor: 'BRAVO', seguro: false })
    expect(campos['nombres']).toMatchObject({ valor: 'ARMANDO', seguro: false })
  })
})

describe('a sign that a speck left before a value', () => {
  it('is no part of it', () => {
    const { tipoVialidad } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 100, 'Tipo de Vialidad:'],
      [200, 100, '?PROLONGACION'],
    ])
    expect(tipoVialidad?.valor).toBe('PROLONGACION')
  })
})

describe('a postal code whose label was not read', () => {
  const csf = (...celdas: Celda[]) =>
    leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 80, '[d)'],
      [50, 95, '77998'],
      [50, 120, 'Nombre de la Entidad Federativa:'],
      [300, 120, 'QUINTANA ROO'],
      ...celdas,
    ])['codigoPostal']

  it('is the one number of five digits of its state, for the person to confirm', () => {
    expect(csf()).toMatchObject({ valor: '77998', seguro: false })
    expect(csf([50, 200, 'folio 12345'])).toMatchObject({ valor: '77998' })
  })

  it('is nothing where two could be it', () => {
    expect(csf([50, 200, 'folio 77500'])).toBeUndefined()
  })
})

describe('a dot after a long surname', () => {
  it('is a speck; after an abbreviated name it is part of it', () => {
    const campos = leer([
      ...SEMANAS,
      [50, 60, 'Nombre(s):'],
      [150, 60, 'JOSE MA.'],
      [50, 75, 'Primer apellido:'],
      [150, 75, 'PEREZ.'],
    ])
    expect([campos['apellidoPaterno']?.valor, campos['nombres']?.valor]).toEqual(['PEREZ', 'JOSE MA.'])
  })
})

describe('capitals that have the shape of small letters', () => {
  it('are capitals in a word of capitals', () => {
    const campos = leer([
      ...SEMANAS,
      [50, 60, 'Nombre(s):'],
      [150, 60, 'BEATRIZ'],
      [50, 75, 'Primer apellido:'],
      [150, 75, 'soLÍS'],
    ])
    expect([campos['nombres']?.valor, campos['apellidoPaterno']?.valor]).toEqual(['BEATRIZ', 'SOLÍS'])
  })
})

describe('what stands near a value and is no part of it', () => {
  const CSF: readonly Celda[] = [[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL']]

  it('text on its side in the margin leaves the lines beside it as they are', () => {
    const upright = hoja(
      [
        ...CSF,
        [50, 76, '21 DE FEBRERO DE 2025'],
        [50, 88, 'Fecha de inicio de operaciones:'],
        [50, 106, 'ACTIVO'],
        [50, 118, 'Estatus en el padrón:'],
        [50, 136, '21 DE FEBRERO DE 2025'],
        [50, 148, 'Fecha de último cambio de estado:'],
      ],
      0.97,
    )
    const margin = { texto: 'MUESTRA', x: 20, y: 93, w: 12, h: 36, confianza: 0.97 }
    const { campos } = leerPapel({ paginas: [{ ...upright, palabras: [margin, ...upright.palabras] }], qr: [] }).lectura
    expect(campos['situacion']).toMatchObject({ valor: 'ACTIVO' })
  })

  it('a value that begins as a longer label would go on is all value', () => {
    const { colonia } = leer([
      ...CSF,
      [50, 100, 'Colonia'],
      [50, 112, 'FRACCIONAMIENTO NIÑOS HÉROES ORIENTE'],
      [50, 140, 'Municipio o alcaldía'],
      [50, 152, 'CHAMPOTÓN'],
    ])
    expect(colonia).toMatchObject({ valor: 'FRACCIONAMIENTO NIÑOS HÉROES ORIENTE' })
  })
})
