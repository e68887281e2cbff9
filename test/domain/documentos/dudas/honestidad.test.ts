import { describe, expect, it } from 'vitest'
import { confianzaDe, SEGURO_DESDE } from '#domain/documentos/confianza/calibracion.ts'
import type { Evidencia } from '#domain/documentos/confianza/evidencia.ts'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const CSF: readonly Celda[] = [[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL']]
const VIGENCIA: readonly Celda[] = [[150, 20, 'Constancia de Vigencia de Derechos']]
const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] }).lectura

describe('letters that a recogniser loses', () => {
  it('PENA may have been PEÑA: read, and not sure', () => {
    const { campos } = leer([...CSF, [50, 100, 'Nombre de Vialidad: JARDINES DE LA PENA']], 0.99)
    expect(campos['nombreVialidad']).toMatchObject({ valor: 'JARDINES DE LA PENA', seguro: false })
  })

  it('the same street without such a word is sure', () => {
    const { campos } = leer([...CSF, [50, 100, 'Nombre de Vialidad: JARDINES DEL SUR']], 0.99)
    expect(campos['nombreVialidad']).toMatchObject({ valor: 'JARDINES DEL SUR', seguro: true })
  })

  it('a surname whose CURP has X where N was read is written with Ñ', () => {
    const { campos } = leer(
      [
        ...VIGENCIA,
        [50, 60, 'CURP: MUGF910817MASXMR04'],
        [50, 100, 'Nombre(s): MARIA FERNANDA'],
        [50, 120, 'Primer apellido: MUNOZ'],
        [50, 140, 'Segundo apellido: GUEMES'],
      ],
      0.99,
    )
    expect(campos['apellidoPaterno']).toMatchObject({ valor: 'MUÑOZ' })
  })

  it('GARCIA beside a MARTÍNEZ of the same paper may have lost its accent', () => {
    const { campos } = leer(
      [...CSF, [50, 100, 'Nombre de Vialidad: JOSE GARCIA'], [50, 120, 'Nombre de la Colonia: LÓPEZ MARTÍNEZ']],
      0.99,
    )
    expect(campos['nombreVialidad']?.seguro).toBe(false)
  })

  it('BOULEVARD beside a label of two lines may have lost its (BLVD.); beside one of one line it is whole', () => {
    const narrow = leer([...CSF, [50, 100, 'Tipo de'], [50, 112, 'Vialidad:'], [150, 100, 'BOULEVARD']], 0.99)
    expect(narrow.campos['tipoVialidad']).toMatchObject({ valor: 'BOULEVARD', seguro: false })
    const wide = leer([...CSF, [50, 100, 'Tipo de Vialidad:'], [200, 100, 'BOULEVARD']], 0.99)
    expect(wide.campos['tipoVialidad']).toMatchObject({ valor: 'BOULEVARD', seguro: true })
  })

  it('SIN where a house number stands is S/N with its slash taken for a letter', () => {
    const { campos } = leer([...CSF, [50, 100, 'Número Exterior: SIN']], 0.99)
    expect(campos['numeroExterior']).toMatchObject({ valor: 'S/N', seguro: false })
  })

  it('a text that ends in DE LA goes on somewhere', () => {
    const { campos } = leer([...CSF, [50, 100, 'Nombre de la Colonia: VILLAS DE LA']], 0.99)
    expect(campos['colonia']?.seguro).toBe(false)
  })
})

describe('fields that speak for one another', () => {
  it('a postal code of another state is told, and neither is sure', () => {
    const { campos, avisos } = leer(
      [...CSF, [50, 100, 'Código Postal: 44100'], [50, 120, 'Nombre de la Entidad Federativa: AGUASCALIENTES']],
      0.99,
    )
    expect(campos['codigoPostal']).toMatchObject({ valor: '44100', seguro: false })
    expect(avisos).toContainEqual(expect.objectContaining({ codigo: 'cp_de_otra_entidad', campo: 'codigoPostal' }))
  })

  it('a repair inside the first ten of a CURP counts when the RFC says the same', () => {
    // B was read for 8 in the year; the RFC has 88.
    const { campos } = leer([...CSF, [50, 60, 'RFC: RASL880314TM9'], [50, 80, 'CURP: RASLB80314MASMTC06']], 0.97)
    expect(campos['curp']).toMatchObject({ valor: 'RASL880314MASMTC06' })
  })

  it('the same repair with nothing that says it stays a suggestion', () => {
    const { campos } = leer([...VIGENCIA, [50, 80, 'CURP: RASLB80314MASMTC06']], 0.97)
    expect(campos['curp']).toMatchObject({
      valor: 'RASLB80314MASMTC06',
      seguro: false,
      sugerencia: 'RASL880314MASMTC06',
    })
  })

  it('an entity of registration that is not the one of the key is kept as printed, and told', () => {
    const { campos, avisos } = leer([
      [120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [50, 60, 'Clave: RASL880314MASMTC06'],
      [50, 80, 'Entidad de registro: JALISCO'],
    ])
    expect(campos['entidad']).toMatchObject({ valor: 'JALISCO' })
    expect(campos['codigoEntidad']).toMatchObject({ valor: 'AS' })
    expect(avisos).toContainEqual(expect.objectContaining({ codigo: 'otra_entidad', campo: 'entidad' }))
  })
})

describe('a page whose right side was cut off', () => {
  const page = (ancho: number) =>
    leerPapel({
      paginas: [
        {
          ...hoja(
            [
              ...CSF,
              [50, 100, 'Tipo de Vialidad: CALLE'],
              [330, 100, 'Nombre de la Colonia: JARDINES DEL'],
              [330, 120, 'Entre Calle: PASEO DE LOS OLMOS'],
              [200, 140, 'Nombre del Municipio o Demarcación Territorial: CALVI'],
            ],
            0.99,
          ),
          ancho,
        },
      ],
      qr: [],
    }).lectura.campos

  it('may have taken the end of what stands near it, and nothing of the rest', () => {
    const whole = page(612)
    expect([whole['entreCalle']?.seguro, whole['tipoVialidad']?.seguro]).toEqual([true, true])
    const cut = page(519)
    expect(cut['entreCalle']).toMatchObject({ valor: 'PASEO DE LOS OLMOS', seguro: false })
    expect(cut['tipoVialidad']).toMatchObject({ valor: 'CALLE', seguro: true })
  })
})

describe('regimes', () => {
  const section = (...rows: readonly Celda[]) =>
    leer([...CSF, [50, 100, 'Regímenes:'], [50, 120, 'Régimen Fecha Inicio Fecha Fin'], ...rows], 0.97).campos[
      'regimen'
    ]

  it('one whose date was not read may have ended: never sure', () => {
    expect(section([50, 140, 'Régimen de Arrendamiento'])).toMatchObject({
      valor: 'Régimen de Arrendamiento',
      seguro: false,
    })
  })

  it('a date of a row whose name was not read: there is another one, never sure of the list', () => {
    const first: Celda = [50, 140, 'Régimen de Arrendamiento 01/02/2012']
    expect(section(first)).toMatchObject({ seguro: true })
    expect(section(first, [400, 160, '03/04/2015'])).toMatchObject({ seguro: false })
  })

  it('one of the list with a letter wrong has its own letters', () => {
    expect(section([50, 140, 'Régimen de Arrendarniento 01/02/2012'])?.valor).toBe('Régimen de Arrendamiento')
  })
})

describe('what is and is not a paper of the three', () => {
  it('a label that names another paper is no title, however tall its letters make its line', () => {
    const page = hoja(
      [
        [50, 20, 'Vigencia de Derechos ante el IMSS'],
        [50, 40, 'Nombre:'],
        [50, 52, 'DAVID SALAZAR QUIÑONES'],
        [50, 80, 'No. de Seguridad Social:'],
        [50, 92, '14210412871'],
        [50, 120, 'Clave Única de Registro de Población:'],
        [50, 136, 'SAQD040613HCMLXVA7'],
        [50, 160, 'Sexo:'],
        [50, 172, 'HOMBRE'],
        [50, 190, 'Turno:'],
      ],
      0.97,
    )
    const palabras = page.palabras.map((word) => (word.y === 120 ? { ...word, y: 119, h: 13 } : word))
    expect(leerPapel({ paginas: [{ ...page, palabras }], qr: [] }).lectura.documento).toBe('nss')
  })

  it('a payslip with CURP, RFC and NSS is none', () => {
    const { documento } = leer([
      [150, 20, 'RECIBO DE NÓMINA'],
      [50, 60, 'Registro Federal de Contribuyentes: RASL880314TM9'],
      [50, 80, 'Clave Única de Registro de Población: RASL880314MASMTC06'],
      [50, 100, 'Número de Seguridad Social: 05088812341'],
      [50, 130, 'Percepciones'],
      [300, 130, 'Deducciones'],
    ])
    expect(documento).toBe('otro')
  })

  it('a page of another paper beside a CSF is named', () => {
    const csf = hoja([...CSF, [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'], [50, 100, 'Código Postal: 20010']])
    const ine = hoja(
      [
        [50, 20, 'INSTITUTO NACIONAL ELECTORAL'],
        [50, 40, 'CREDENCIAL PARA VOTAR'],
      ],
      undefined,
      2,
    )
    const { lectura } = leerPapel({ paginas: [csf, ine], qr: [] })
    expect(lectura.documento).toBe('csf')
    expect(lectura.avisos).toContainEqual({
      codigo: 'pagina_ajena',
      mensaje: 'La página 2 es de otro documento: no se leyó.',
    })
  })

  it('a photo of which only the QR can be read is still a CURP', () => {
    const qr = {
      pagina: 1,
      caja: [0.1, 0.1, 0.2, 0.2] as const,
      texto: 'RASL880314MASMTC06||RAMIREZ|SOTO|LUCIA ELENA|MUJER|14/03/1988|AGUASCALIENTES|1|',
    }
    const { lectura, datos } = leerPapel({ paginas: [hoja([[50, 50, 'borrosa']], 0.4)], qr: [qr] })
    expect(lectura.documento).toBe('curp')
    expect(datos).toMatchObject({ curp: 'RASL880314MASMTC06', apellidoPaterno: 'RAMIREZ', sexo: 'M' })
  })
})

describe('confidence', () => {
  const evidencia = (change: Partial<Evidencia>): Evidencia => ({
    clase: 'texto',
    fuente: 'ocr',
    palabra: 0.97,
    lugares: 1,
    apoyos: 0,
    valido: true,
    conflicto: false,
    factor: 1,
    ...change,
  })

  it.each(['clave', 'numero', 'lista', 'nombre', 'texto'] as const)(
    'of a recognised %s never falls when more speaks for it',
    (clase) => {
      const steps = [0.2, 0.6, 0.8, 0.87, 0.91, 0.94, 0.99]
      for (const apoyos of [0, 1, 2]) {
        const row = steps.map((palabra) => confianzaDe(evidencia({ clase, palabra, apoyos })))
        expect(row).toEqual([...row].sort((a, b) => a - b))
      }
      for (const palabra of steps) {
        const column = [0, 1, 2].map((apoyos) => confianzaDe(evidencia({ clase, palabra, apoyos })))
        expect(column).toEqual([...column].sort((a, b) => a - b))
      }
    },
  )

  it('of a key or a name that only one place says is never enough to be sure', () => {
    for (const clase of ['clave', 'nombre'] as const)
      expect(confianzaDe(evidencia({ clase, palabra: 1 }))).toBeLessThan(SEGURO_DESDE)
  })

  it.each([{ conflicto: true }, { valido: false }])('with %o is never enough to be sure', (against) => {
    expect(confianzaDe(evidencia({ lugares: 3, apoyos: 2, palabra: 1, ...against }))).toBeLessThan(SEGURO_DESDE)
  })
})
