import { describe, expect, it } from 'vitest'
import { joinDomicilio, splitDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'

describe('splitDomicilio', () => {
  it.each([
    ['Morelos 125', 'Morelos', '125', ''],
    ['Calle Morelos No. 125', 'Calle Morelos', '125', ''],
    ['Calle Morelos no 125', 'Calle Morelos', '125', ''],
    ['Calle Morelos No.125', 'Calle Morelos', '125', ''],
    ['Calle Morelos Núm. 125', 'Calle Morelos', '125', ''],
    ['Calle Morelos num 125-B', 'Calle Morelos', '125-B', ''],
    ['Calle Morelos número 125', 'Calle Morelos', '125', ''],
    ['Calle Morelos #125', 'Calle Morelos', '125', ''],
    ['Calle Morelos # 125-B Int. 2', 'Calle Morelos', '125-B', '2'],
    ['Calle Morelos N° 125', 'Calle Morelos', '125', ''],
    ['Morelos 125, int 2', 'Morelos', '125', '2'],
    ['Morelos 125 Interior 2', 'Morelos', '125', '2'],
    ['Morelos 125 int. B', 'Morelos', '125', 'B'],
    ['Morelos 125 Int. No. 2', 'Morelos', '125', '2'],
    ['Morelos 125 Depto. 4B', 'Morelos', '125', '4B'],
    ['Morelos 125 dpto 4', 'Morelos', '125', '4'],
    ['Morelos 125 Departamento 301', 'Morelos', '125', '301'],
    ['Morelos 125 piso 3', 'Morelos', '125', '3'],
    ['Morelos 125, 3er piso', 'Morelos', '125', '3'],
    ['Morelos 125 Piso 3 Depto 301', 'Morelos', '125', 'Piso 3, Depto 301'],
    ['Morelos 125 B', 'Morelos', '125 B', ''],
    ['Morelos 125 bis', 'Morelos', '125 bis', ''],
    ['Morelos S/N', 'Morelos', 'S/N', ''],
    ['Morelos No. s/n', 'Morelos', 'S/N', ''],
    ['Morelos s/n, int. 3', 'Morelos', 'S/N', '3'],
    ['Av. Convención de 1914 Sur 1204-B', 'Av. Convención de 1914 Sur', '1204-B', ''],
    ['Av. Convención de 1914', 'Av. Convención de 1914', '', ''],
    ['Calle 20', 'Calle 20', '', ''],
    ['Calle 20 115', 'Calle 20', '115', ''],
    ['Calle 20 No. 115 Int. 4', 'Calle 20', '115', '4'],
    ['5 de Mayo 45', '5 de Mayo', '45', ''],
    ['16 de Septiembre', '16 de Septiembre', '', ''],
    ['Circuito Interior 200', 'Circuito Interior', '200', ''],
    ['Circuito Interior No. 200 Interior 5', 'Circuito Interior', '200', '5'],
    ['Morelos 125, Col. Centro', 'Morelos, Col. Centro', '125', ''],
    ['Morelos No. 125, Int. 2, Col. Centro', 'Morelos, Col. Centro', '125', '2'],
    ['Lomas del Valle Mz. 4 Lt. 12', 'Lomas del Valle', 'Mz. 4 Lt. 12', ''],
    ['Carretera a Jesús María Km 12.5', 'Carretera a Jesús María', 'Km 12.5', ''],
    ['Nochebuena 12', 'Nochebuena', '12', ''],
    ['Noria 8', 'Noria', '8', ''],
    ['Intendencia 14', 'Intendencia', '14', ''],
    ['Pino Suárez 30 Local 5', 'Pino Suárez', '30', '5'],
    ['  Morelos\u00A0\u00A0#  125  ', 'Morelos', '125', ''],
    ['<img onerror>', '<img onerror>', '', ''],
    ['125', '125', '', ''],
    ['', '', '', ''],
  ])('%j', (text, calle, numeroExterior, numeroInterior) => {
    expect(splitDomicilio(text)).toEqual({ calle, numeroExterior, numeroInterior })
  })
})

describe('joinDomicilio', () => {
  it.each([
    ['Calle Olmo', '12', '3', 'Calle Olmo No. 12, Int. 3'],
    ['Calle Olmo', 'S/N', '', 'Calle Olmo S/N'],
    ['Loma Alta', 'Mz 4 Lt 12', '', 'Loma Alta Mz 4 Lt 12'],
    ['Carretera a Calvillo', 'Km 12.5', '', 'Carretera a Calvillo Km 12.5'],
    ['Calle Olmo', '', '', 'Calle Olmo'],
  ])('writes %s, %s, %s as one line that is read back the same', (calle, numeroExterior, numeroInterior, linea) => {
    expect(joinDomicilio({ calle, numeroExterior, numeroInterior })).toBe(linea)
    expect(splitDomicilio(linea)).toEqual({ calle, numeroExterior, numeroInterior })
  })
})
