import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] })

const CARTA: readonly Celda[] = [
  [180, 40, 'Constancia de Situación Fiscal'],
  [20, 80, 'La suscrita hace constar que en el Registro Federal de Contribuyentes se encuentra inscrita la persona M.'],
  [20, 95, 'ELENA BRISEÑO LEON, RFC: BILE020606T22, CURP: BILE020606MASRNLC5, con idCIF: 14177931589 y Estatus en el'],
  [20, 110, 'padrón: ACTIVO.'],
  [20, 140, 'El domicilio registrado es: Tipo de Vialidad: CALLE; Nombre de Vialidad: DE LAS FLORES DEL VALLE DE'],
  [20, 155, 'SANTIAGO; Número Exterior: 4-D; Número Interior:; Nombre de la Colonia: RANCHO SAN MIGUEL; Nombre de la'],
  [20, 170, 'Localidad: RINCON DE ROMOS; Nombre del Municipio o Demarcación Territorial: RINCON DE ROMOS; Nombre de'],
  [20, 185, 'la Entidad Federativa: AGUASCALIENTES; Código Postal: 20420.'],
  [20, 215, 'Régimen: Régimen Simplificado de Confianza.'],
]

describe('a CSF that tells its data one after another in a paragraph', () => {
  it('has values that go on in the next line and end with their clause', () => {
    const { datos } = leer(CARTA)
    expect(datos).toMatchObject({
      rfc: 'BILE020606T22',
      nombres: 'M. ELENA',
      apellidoPaterno: 'BRISEÑO',
      apellidoMaterno: 'LEON',
      tipoVialidad: 'CALLE',
      nombreVialidad: 'DE LAS FLORES DEL VALLE DE SANTIAGO',
      numeroExterior: '4-D',
      numeroInterior: '',
      colonia: 'RANCHO SAN MIGUEL',
      localidad: 'RINCON DE ROMOS',
      municipio: 'RINCON DE ROMOS',
      entidad: 'AGUASCALIENTES',
      codigoPostal: '20420',
      situacion: 'ACTIVO',
      regimen: ['Régimen Simplificado de Confianza'],
    })
  })

  it('reads the same from its image', () => {
    const { datos } = leer(CARTA, 0.96)
    expect(datos).toMatchObject({
      nombreVialidad: 'DE LAS FLORES DEL VALLE DE SANTIAGO',
      municipio: 'RINCON DE ROMOS',
      codigoPostal: '20420',
    })
  })
})

describe('other pages of today', () => {
  it('dots that lead from a label to its value are neither', () => {
    const { datos } = leer([
      [150, 20, 'CONSTANCIA DE SITUACION FISCAL'],
      [20, 60, 'RFC ................................. BEOJ6605197R8'],
      [20, 72, 'PRIMER APELLIDO ..................... BEAU-LIEU'],
      [20, 84, 'SEGUNDO APELLIDO .................... OCAÑA'],
      [20, 96, 'NOMBRE (S) .......................... JEAN-PAUL'],
      [20, 120, 'ENTRE CALLE ......................... CALLEJON EL TESORO'],
      [20, 132, 'Y CALLE .............................'],
      [20, 144, 'COLONIA ............................. HACIENDAS DE AGUASCALIENTES'],
    ])
    expect(datos).toMatchObject({
      nombres: 'JEAN-PAUL',
      apellidoPaterno: 'BEAU-LIEU',
      apellidoMaterno: 'OCAÑA',
      entreCalle: 'CALLEJON EL TESORO',
      yCalle: '',
      colonia: 'HACIENDAS DE AGUASCALIENTES',
    })
  })

  it('where values stand over their labels, one right under a label is of the next', () => {
    const { datos } = leer(
      [
        [150, 20, 'CONSTANCIA DE SITUACION FISCAL'],
        [50, 60, '97631'],
        [50, 76, 'Código Postal'],
        [50, 98, 'CALLEJON'],
        [50, 114, 'Tipo de Vialidad'],
        [50, 134, 'EL TESORO'],
        [50, 150, 'Nombre de Vialidad'],
        [50, 172, 'MERIDA'],
        [50, 188, 'Nombre del Municipio o Demarcación Territorial'],
        [50, 204, 'YUCATAN'],
        [50, 220, 'Nombre de la Entidad Federativa'],
      ],
      0.96,
    )
    expect(datos).toMatchObject({ municipio: 'MERIDA', entidad: 'YUCATAN', tipoVialidad: 'CALLEJON' })
  })

  it('a sentence under a list of regimes without dates is none of it', () => {
    const { datos } = leer([
      [150, 20, 'CONSTANCIA DE SITUACION FISCAL'],
      [50, 60, 'Regímenes'],
      [60, 76, 'Régimen de Arrendamiento'],
      [50, 100, 'La información contenida en esta constancia corresponde a la manifestada.'],
      [50, 120, '||2020/08/05|SAAN640229EL2|CONSTANCIA DE SITUACIÓN FISCAL|2000010888||'],
    ])
    expect(datos).toMatchObject({ regimen: ['Régimen de Arrendamiento'] })
  })
})
