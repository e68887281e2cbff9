import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] })

/** A label and, under it, its value. */
const caja = (x: number, y: number, rotulo: string, valor: string): readonly Celda[] => [
  [x, y, rotulo],
  ...(valor === '' ? [] : ([[x, y + 12, valor]] as const)),
]

describe('boxes with a number', () => {
  it('are read by the label behind it, whatever kind of number the form gives them', () => {
    const { datos, lectura } = leer([
      [50, 20, 'R-1 CONSTANCIA DE SITUACIÓN FISCAL'],
      ...caja(50, 60, '101 RFC', 'MOIF000206IX8'),
      ...caja(250, 60, '102 CURP', 'MOIF000206MDFNXBA9'),
      ...caja(50, 90, '103 PRIMER APELLIDO', 'MONTES DE OCA'),
      ...caja(250, 90, '104 SEGUNDO APELLIDO', 'ÍÑIGUEZ'),
      ...caja(430, 90, '105 NOMBRE(S)', 'FABIOLA'),
      ...caja(50, 120, '106 SITUACIÓN EN EL RFC', 'ACTIVO'),
      ...caja(250, 120, '107 IDCIF', '13506615750'),
      ...caja(50, 150, '201 CÓDIGO POSTAL', '87274'),
      ...caja(250, 150, '202 TIPO DE VIALIDAD', 'CALZADA'),
      ...caja(50, 180, '203 NOMBRE DE LA VIALIDAD', 'FRAY BARTOLOMÉ'),
      ...caja(250, 180, '204 NÚM. EXTERIOR', '687 A'),
      ...caja(400, 180, '205 NÚM. INTERIOR', ''),
      ...caja(50, 210, '206 COLONIA', 'VILLAS DEL SOL'),
      ...caja(250, 210, '207 LOCALIDAD', 'MIQUIHUANA'),
      ...caja(50, 240, '209 ENTIDAD FEDERATIVA', 'TAMAULIPAS'),
      ...caja(50, 270, '210 ENTRE LA CALLE DE', 'AVENIDA UNIVERSIDAD'),
      ...caja(250, 270, '211 Y LA CALLE DE', 'CALLE 12 ORIENTE'),
      [50, 300, '300 RÉGIMEN'],
      ...caja(50, 320, '301 RÉGIMEN', 'Régimen de Arrendamiento'),
      ...caja(300, 320, '302 FECHA DE ALTA', '08/03/2018'),
      [50, 360, '400 OBLIGACIONES'],
      [50, 376, 'Pago definitivo mensual de IVA.'],
    ])
    expect(datos).toMatchObject({
      rfc: 'MOIF000206IX8',
      apellidoPaterno: 'MONTES DE OCA',
      apellidoMaterno: 'ÍÑIGUEZ',
      nombres: 'FABIOLA',
      situacion: 'ACTIVO',
      idCIF: '13506615750',
      codigoPostal: '87274',
      tipoVialidad: 'CALZADA',
      nombreVialidad: 'FRAY BARTOLOMÉ',
      numeroExterior: '687 A',
      numeroInterior: '',
      colonia: 'VILLAS DEL SOL',
      localidad: 'MIQUIHUANA',
      entidad: 'TAMAULIPAS',
      entreCalle: 'AVENIDA UNIVERSIDAD',
      yCalle: 'CALLE 12 ORIENTE',
      regimen: ['Régimen de Arrendamiento'],
    })
    expect(lectura.campos['numeroInterior']?.seguro).toBe(true)
  })

  it.each(['1- ', '1. ', '1) ', '1 '])('"%sAPELLIDO PATERNO" is the first surname, not an "Apellido 1"', (numero) => {
    const second = numero.replace('1', '2')
    const { datos } = leer(
      [
        [50, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
        ...caja(50, 60, `${numero}APELLIDO PATERNO`, 'CEBALLOS'),
        ...caja(250, 60, `${second}APELLIDO MATERNO`, 'ECHEVERRÍA'),
        ...caja(50, 90, '3- NOMBRE(S) PROPIO(S)', 'TRINIDAD'),
        ...caja(50, 120, '7- CURP ASIGNADA', 'CEET720606MQTBCR06'),
      ],
      0.96,
    )
    expect(datos).toMatchObject({ apellidoPaterno: 'CEBALLOS', apellidoMaterno: 'ECHEVERRÍA', nombres: 'TRINIDAD' })
  })

  it('a street that begins with a number is no label', () => {
    const { datos } = leer([
      [50, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      ...caja(50, 60, 'Nombre de la Colonia:', '20 DE NOVIEMBRE'),
      ...caja(50, 90, 'Nombre de Vialidad:', '5 CALLE'),
    ])
    expect(datos).toMatchObject({ colonia: '20 DE NOVIEMBRE', nombreVialidad: '5 CALLE' })
  })
})

describe('labels cut with a dot', () => {
  it('are those they abbreviate, in a line with their values', () => {
    const { datos } = leer([
      [50, 20, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [50, 60, 'R.F.C. MAEM5205105Z5'],
      [300, 60, 'C.U.R.P. MAEM520510HOCGCR04'],
      [50, 80, 'Ap. Pat. MAGAÑA'],
      [200, 80, 'Ap. Mat. ECHEVERRÍA'],
      [400, 80, 'Nom. MAURICIO'],
      [50, 100, 'T. Vial. AVENIDA'],
      [200, 100, 'Vial. MELCHOR OCAMPO'],
      [400, 100, 'Núm. Ext. 548'],
      [50, 120, 'Col. OBRERA'],
      [200, 120, 'C.P. 27654'],
      [300, 120, 'Mpio. GENERAL CEPEDA'],
      [50, 140, 'Ent. Fed. COAHUILA'],
      [300, 140, 'Sit. ACTIVO'],
    ])
    expect(datos).toMatchObject({
      apellidoPaterno: 'MAGAÑA',
      apellidoMaterno: 'ECHEVERRÍA',
      nombres: 'MAURICIO',
      tipoVialidad: 'AVENIDA',
      nombreVialidad: 'MELCHOR OCAMPO',
      numeroExterior: '548',
      colonia: 'OBRERA',
      codigoPostal: '27654',
      municipio: 'GENERAL CEPEDA',
      entidad: 'COAHUILA',
      situacion: 'ACTIVO',
    })
  })

  it('a number that a value abbreviates stays in it', () => {
    const { datos } = leer([
      [50, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      ...caja(50, 60, 'Número Exterior:', 'No. 12'),
      ...caja(250, 60, 'Número Interior:', 'Int. 5'),
      ...caja(50, 90, 'Nombre de Vialidad:', 'PROL. LIC. BENITO JUÁREZ'),
    ])
    expect(datos).toMatchObject({
      numeroExterior: 'No. 12',
      numeroInterior: 'Int. 5',
      nombreVialidad: 'PROL. LIC. BENITO JUÁREZ',
    })
  })

  it('INTERIOR inside a street is no label', () => {
    const { datos, lectura } = leer(
      [
        [50, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
        [50, 60, 'NUMERO INTERIOR:'],
        [50, 80, 'ENTIDAD FEDERATIVA: PUEBLA'],
        [50, 100, 'Y CALLE: CIRCUITO'],
        [160, 100, 'INTERIOR PONIENTE'],
      ],
      0.97,
    )
    expect(datos).toMatchObject({ numeroInterior: '' })
    expect(lectura.campos['numeroInterior']?.valor ?? '').toBe('')
  })
})
