import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const CSF: readonly Celda[] = [[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL']]
const csf = (...celdas: Celda[]) => hoja([...CSF, ...celdas], 0.97)
const leer = (pagina: PaginaConPalabras, otra?: PaginaConPalabras) =>
  leerPapel({ paginas: [pagina], qr: [], ...(otra ? { otrasMiradas: [[otra]] } : {}) }).lectura
const campo = (nombre: string, ...celdas: Celda[]) => leer(csf(...celdas)).campos[nombre]
/** The page with one of its words changed. */
const con = (pagina: PaginaConPalabras, texto: string, cambio: object): PaginaConPalabras => ({
  ...pagina,
  palabras: pagina.palabras.map((word) => (word.texto === texto ? { ...word, ...cambio } : word)),
})

describe('words that a recogniser lost inside a value', () => {
  const colonia: Celda = [50, 100, 'Nombre de la Colonia: RESIDENCIAL LAS AGUILAS SUR']

  it('a box that runs on over the words after it does not hide them', () => {
    const colonias = [csf(colonia), con(csf(colonia), 'RESIDENCIAL', { w: 190 })].map(
      (each) => leer(each).campos['colonia'],
    )
    for (const each of colonias) expect(each).toMatchObject({ valor: 'RESIDENCIAL LAS AGUILAS SUR', seguro: true })
  })

  it('room for a word that nobody read makes the rest unsure', () => {
    const whole = csf(colonia)
    const lost = { ...whole, palabras: whole.palabras.filter(({ texto }) => texto !== 'AGUILAS' && texto !== 'LAS') }
    expect(leer(lost).campos['colonia']?.seguro).toBe(false)
  })
})

describe('a letter that may have been read as a digit', () => {
  it.each([
    ['20618', false],
    ['1298', false],
    ['2061', true],
    ['2061B', true],
  ])('a house number %s: sure %s', (numero, seguro) => {
    expect(campo('numeroExterior', [50, 100, 'Número Exterior:'], [200, 100, numero])).toMatchObject({
      valor: numero,
      seguro,
    })
  })

  it('a street 31-8 may be 31-B; a street 31-7 is what it says', () => {
    expect(campo('entreCalle', [50, 100, 'Entre Calle: AVENIDA 31-8'])?.seguro).toBe(false)
    expect(campo('entreCalle', [50, 100, 'Entre Calle: AVENIDA 31-7'])?.seguro).toBe(true)
  })
})

describe('a postal code of its state', () => {
  const direccion = csf([50, 100, 'Código Postal: 27483'], [50, 120, 'Nombre de la Entidad Federativa: COAHUILA'])

  it('is sure where its digits were read clearly', () => {
    expect(leer(direccion).campos['codigoPostal']).toMatchObject({ valor: '27483', seguro: true })
  })

  it('is not where they were hardly read: the state tells only two of them', () => {
    const { codigoPostal, entidad } = leer(con(direccion, '27483', { confianza: 0.91 })).campos
    expect([codigoPostal?.seguro, entidad?.seguro]).toEqual([false, true])
  })
})

describe('two looks at one page', () => {
  const calle = (nombre: string) => csf([50, 100, `Nombre de Vialidad: ${nombre}`])

  it('what the first is sure of and the second clearly reads otherwise is kept, and is not sure', () => {
    const { nombreVialidad } = leer(calle('LOS OLIVOS'), calle('LOS OLMOS')).campos
    expect(nombreVialidad).toMatchObject({ valor: 'LOS OLIVOS', seguro: false })
  })

  it('a second look that hardly reads it, or reads the same, changes nothing', () => {
    const dim = { ...calle('L0S 0LMOS'), palabras: calle('L0S 0LMOS').palabras.map((w) => ({ ...w, confianza: 0.4 })) }
    for (const second of [dim, calle('LOS OLIVOS')])
      expect(leer(calle('LOS OLIVOS'), second).campos['nombreVialidad']?.seguro).toBe(true)
  })
})

describe('a regime that ended', () => {
  it.each(['18/06/2023', '18/06:2023', "18'06/2023", '18|06.2023'])('is told by a closing date read as %s', (fin) => {
    const { regimen } = leer(
      csf(
        [50, 100, 'Régimen'],
        [400, 100, 'Fecha Inicio'],
        [520, 100, 'Fecha Fin'],
        [50, 120, 'Régimen de Incorporación Fiscal'],
        [400, 120, '01/02/2020'],
        [50, 140, 'Régimen de los ingresos por intereses'],
        [400, 140, '01/02/2020'],
        [520, 140, fin],
      ),
    ).campos
    expect(regimen?.valor).toBe('Régimen de Incorporación Fiscal')
  })
})

describe('a page that says where it belongs and where it ends', () => {
  it.each(['Página [1] de [2]', 'Página 1 de 3', 'Hoja 2/3'])('%s is the value of nothing', (marca) => {
    expect(campo('yCalle', [50, 100, 'Entre Calle: LOS OLIVOS'], [50, 115, 'Y Calle:'], [50, 130, marca])?.valor).toBe(
      '',
    )
  })

  it.each([
    [
      'derecha',
      [
        [560, 100, 'OLIVOS123'],
        [560, 120, 'PALMAS123'],
      ] as const,
    ],
    [
      'izquierda',
      [
        [0, 100, 'entre'],
        [0, 120, 'calle'],
      ] as const,
    ],
    ['inferior', [[50, 783, 'Número Exterior']] as const],
  ])('letters that run into its edge tell that it was cut there: %s', (lado, celdas) => {
    const told = leer(csf([50, 60, 'Y Calle: LOS OLIVOS'], ...celdas)).avisos.filter(
      (a) => a.codigo === 'orilla_cortada',
    )
    expect(told.map(({ mensaje }) => mensaje)).toEqual([
      `La página 1 llega cortada en su orilla ${lado}: lo que falta no se puede leer.`,
    ])
  })

  it('a whole page has no such notice', () => {
    const { avisos } = leer(csf([50, 60, 'Y Calle: LOS OLIVOS']))
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('orilla_cortada')
  })
})

describe('the address of the office at the foot of a page', () => {
  it('is no field of the paper: its "Ciudad de México." is not a label', () => {
    const { campos } = leerPapel({
      paginas: [
        hoja([
          ...CSF,
          [50, 100, 'Nombre de la Localidad:'],
          [300, 100, 'Nombre del Municipio:'],
          [300, 115, 'JESÚS MARÍA'],
          [50, 700, 'Av. de los Ejemplos 77, colonia Modelo, alcaldía Cuauhtémoc,'],
          [50, 712, 'Ciudad de México.'],
        ]),
      ],
      qr: [],
    }).lectura
    expect(campos['localidad']).toMatchObject({ valor: '' })
  })
})
