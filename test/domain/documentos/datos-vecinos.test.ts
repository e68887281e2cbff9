import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from './hojas.ts'

const leer = (celdas: readonly Celda[]) => leerPapel({ paginas: [hoja(celdas)], qr: [] })

describe('what stands near a value and is no part of it', () => {
  it('the sex printed under a surname without a label', () => {
    const { datos } = leer([
      [120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [50, 60, 'CURP:'],
      [300, 60, 'Primer apellido:'],
      [50, 72, 'RASL880314MASMTC06'],
      [300, 72, 'RAMIREZ'],
      [50, 96, 'Segundo apellido:'],
      [300, 96, 'Nombre(s):'],
      [50, 108, 'SOTO'],
      [300, 108, 'LUCIA ELENA'],
      [50, 124, 'FEMENINO'],
      [150, 124, '14/03/1988'],
      [260, 124, 'AGUASCALIENTES'],
    ])
    expect(datos).toMatchObject({
      nombres: 'LUCIA ELENA',
      apellidoPaterno: 'RAMIREZ',
      apellidoMaterno: 'SOTO',
      sexo: 'M',
      entidad: 'AGUASCALIENTES',
    })
  })

  it('the label of the next row, whose first word would make another wording of the one above', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [60, 100, 'No. Exterior'],
      [290, 100, '888'],
      [60, 116, 'Vialidad'],
      [290, 116, 'DE LOS PINGUINOS PONIENTE'],
      [60, 132, 'Nombre del Municipio o Demarcacion'],
      [290, 132, 'SAN PEDRO DEL GALLO'],
      [60, 143, 'Territorial'],
      [60, 160, 'Tipo de vialidad'],
      [290, 160, 'BOULEVARD'],
    ])
    expect(datos).toMatchObject({
      numeroExterior: '888',
      nombreVialidad: 'DE LOS PINGUINOS PONIENTE',
      municipio: 'SAN PEDRO DEL GALLO',
      tipoVialidad: 'BOULEVARD',
    })
  })

  it('a sentence that ends with the key, under names written over their labels, one of them left empty', () => {
    const { datos } = leer([
      [100, 20, 'CONSTANCIA DE ASIGNACIÓN DE NÚMERO DE SEGURIDAD SOCIAL'],
      [48, 60, 'MARCO ANTONIO'],
      [48, 74, 'Nombre (s):'],
      [48, 94, 'ESCOBAR'],
      [48, 108, 'Primer apellido:'],
      [48, 142, 'Segundo apellido:'],
      [48, 162, 'EOXM561125HVZSXR02'],
      [48, 176, 'Clave:'],
      [48, 230, 'Te informamos que tu Número de Seguridad Social es:'],
      [62, 250, '28-80-56-4108-2'],
      [48, 290, 'Asociado a la CURP: EOXM561125HVZSXR02'],
    ])
    expect(datos).toEqual({
      nss: '28805641082',
      curp: 'EOXM561125HVZSXR02',
      nombres: 'MARCO ANTONIO',
      apellidoPaterno: 'ESCOBAR',
      apellidoMaterno: '',
    })
  })
})

describe('a value without a label that its line was too narrow for', () => {
  it('a state broken between two lines is as printed', () => {
    const { lectura } = leer([
      [160, 20, 'Clave Única de Registro de Población'],
      [70, 60, 'CURP:'],
      [182, 60, 'CACC551109MSPRNL03'],
      [70, 84, 'Nombre(s) y apellidos:'],
      [240, 84, 'CLAUDIA CARRILLO CONTRERAS'],
      [64, 110, 'FEMENINO · 09 DE NOVIEMBRE DE 1955 · SAN LUIS'],
      [64, 122, 'POTOSI'],
    ])
    expect(lectura.campos['entidad']).toMatchObject({ valor: 'SAN LUIS POTOSI', seguro: true })
    expect(lectura.avisos.filter(({ campo }) => campo === 'entidad')).toEqual([])
  })
})
