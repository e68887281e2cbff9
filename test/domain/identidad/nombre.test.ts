import { describe, expect, it } from 'vitest'
import { jaroWinkler } from '#domain/identidad/jaro-winkler.ts'
import { isNearPerson, isSlipOf } from '#domain/identidad/near-person.ts'
import { acentosUsuales } from '#domain/identidad/acentos-usuales.ts'
import { displayName, initials, nombreIssues, sameName, writtenName } from '#domain/identidad/nombre.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

describe('sameName', () => {
  it.each([
    ['María Fernanda Muñoz Güemes', 'MUÑOZ GUEMES MARIA FERNANDA', true],
    ['José Ángel de la Rosa Ibáñez', 'ROSA IBAÑEZ JOSE ANGEL', true],
    ['Ma. Guadalupe Zúñiga', 'MARIA GUADALUPE ZUNIGA', true],
    ["Luis D'Amico", 'LUIS D AMICO', true],
    ['López-Castillo Roberto', 'Roberto Lopez Castillo', true],
    ['Carlos Martínez Gómez', 'Carlos Martínez Gámez', false],
    ['Carlos Martínez', 'Carlos Martínez Gómez', false],
    ['', '', false],
    ['J. JESÚS ARELLANO PADILLA', 'JOSE DE JESUS ARELLANO PADILLA', true],
    ['JOSÉ LUIS RAMOS', 'J LUIS RAMOS', true],
    ['M. GUADALUPE SOTO', 'MARIA GUADALUPE SOTO', true],
    ['Mª ELENA SOTO', 'MARÍA ELENA SOTO', true],
    ['M.ª ELENA SOTO', 'MA. ELENA SOTO', true],
    ['CARLA MCGREGOR SANTOYO', 'CARLA MC GREGOR SANTOYO', true],
    ['MCGREGOR SANTOYO CARLA', 'CARLA MC GREGOR SANTOYO', true],
    ['ANNA VANDERMEER', 'ANNA VAN DER MEER', true],
    ['LUZ DELACRUZ', 'LUZ DE LA CRUZ', true],
    ['KꞌIN BALAM EKꞌ', "K'IN BALAM EK'", true],
    ['D’AMICO LUIS', 'D´AMICO LUIS', true],
    ['CARLA GREGOR SANTOYO', 'CARLA DELGREGOR SANTOYO', false],
    ['J. JESÚS ARELLANO', 'JUAN JESÚS ARELLANO', false],
  ])('%s / %s → %s', (a, b, expected) => expect(sameName(a, b)).toBe(expected))

  it('takes M. for María only in the name of a woman', () => {
    const [miguel, maria] = ['M. ÁNGEL SOTO', 'MARÍA ÁNGEL SOTO']
    expect(sameName(miguel, maria, { sexo: 'M' })).toBe(true)
    expect(sameName(miguel, maria, { sexo: 'H' })).toBe(false)
  })
})

describe('jaroWinkler gives the published values', () => {
  it.each([
    ['MARTHA', 'MARHTA', 0.9611],
    ['DIXON', 'DICKSONX', 0.8133],
    ['DWAYNE', 'DUANE', 0.84],
    ['ABC', 'XYZ', 0],
    ['', '', 1],
    ['A', '', 0],
  ])('%s / %s → %d', (a, b, expected) => expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4))
})

describe('isNearPerson', () => {
  const person = (nombres: string, apellidoPaterno: string, apellidoMaterno: string, born = '1991-04-17') => ({
    nombres,
    apellidoPaterno,
    apellidoMaterno,
    fechaNacimiento: parsePlainDate(born)!,
  })
  const given = person('María Fernanda', 'Muñoz', 'Güemes')
  it.each([
    ['the same without accents', person('MARIA FERNANDA', 'MUNOZ', 'GUEMES'), true],
    ['one letter off', person('María Fernanda', 'Muños', 'Güemes'), true],
    ['surnames swapped', person('María Fernanda', 'Güemes', 'Muñoz'), true],
    ['the same name, one digit of the day off', person('MARIA FERNANDA', 'MUÑOZ', 'GUEMES', '1991-04-18'), true],
    ['the same name, one digit of the year off', person('María Fernanda', 'Muñoz', 'Güemes', '1981-04-17'), true],
    ['the same name, two digits off', person('María Fernanda', 'Muñoz', 'Güemes', '1991-05-18'), false],
    ['a name alike, one digit off', person('María Fernanda', 'Muños', 'Güemes', '1991-04-18'), false],
    ['somebody else', person('Raúl', 'López', 'Velarde'), false],
  ])('%s', (_why, other, expected) => expect(isNearPerson(given, other)).toBe(expected))
})

it('takes day and month swapped for a slip of the same day', () => {
  const day = (text: string) => parsePlainDate(text)!
  expect(isSlipOf(day('1991-04-11'), day('1991-11-04'))).toBe(true)
  expect(isSlipOf(day('1991-04-04'), day('1991-04-04'))).toBe(false)
  expect(isSlipOf(day('1991-04-11'), day('1992-11-04'))).toBe(false)
})

describe('displayName and initials', () => {
  const carlos = { nombres: 'Carlos', apellidoPaterno: 'Martínez', apellidoMaterno: 'Gómez' }
  it('shows both forms', () => {
    expect([displayName(carlos, 'lista'), displayName(carlos, 'natural')]).toEqual([
      'Martínez Gómez, Carlos',
      'Carlos Martínez Gómez',
    ])
  })
  it('leaves no hole for a missing surname', () => {
    const one = { ...carlos, apellidoMaterno: '' }
    expect([displayName(one, 'lista'), displayName(one, 'natural')]).toEqual(['Martínez, Carlos', 'Carlos Martínez'])
    expect(displayName({ nombres: '', apellidoPaterno: 'Martínez', apellidoMaterno: '' }, 'lista')).toBe('Martínez')
  })
  it.each([
    ['María Fernanda Muñoz Güemes', 'MM'],
    ['Tomás Arriaga Peña', 'TA'],
    ['Lucía Robledo', 'LR'],
    ['José de la Cruz del Río', 'JC'],
    [{ nombres: 'María Fernanda', apellidoPaterno: 'Muñoz', apellidoMaterno: '' }, 'MM'],
    [{ nombres: 'Anna', apellidoPaterno: 'van der Meer', apellidoMaterno: 'de los Santos' }, 'AM'],
    [{ nombres: 'Kim', apellidoPaterno: '', apellidoMaterno: 'Nguyen' }, 'KN'],
    ['Óscar', 'Ó'],
    ['<img onerror>', 'IO'],
    ['', ''],
  ])('initials of %j: %s', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('a name written in capitals', () => {
  it.each([
    ['JOSÉ MARÍA', 'DE LA CRUZ', 'DEL RÍO', 'José María de la Cruz del Río'],
    ['MA. GUADALUPE', 'MONTES DE OCA', 'FERNÁNDEZ DE CÓRDOVA', 'Ma. Guadalupe Montes de Oca Fernández de Córdova'],
    ['J. JESÚS', "O'FARRILL", 'LÓPEZ-CASTILLO', "J. Jesús O'Farrill López-Castillo"],
    ['ANNA', 'VAN DER MEER', 'DE LOS SANTOS', 'Anna van der Meer de los Santos'],
    ['ÁNGEL', 'ÑÁÑEZ', 'ZÚÑIGA', 'Ángel Ñáñez Zúñiga'],
    ['MARIA', 'MUNOZ', '', 'Maria Munoz'],
    ['LEONARDO', 'DA', 'III', 'Leonardo Da III'],
  ])('%s %s %s is shown as %s…', (nombres, apellidoPaterno, apellidoMaterno, shown) =>
    expect(displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')).toBe(shown),
  )

  it('stays as it is where somebody wrote small letters, and where it is compared', () => {
    const written = { nombres: 'Ma. del Carmen', apellidoPaterno: 'McAllister', apellidoMaterno: 'ruiz' }
    expect(displayName(written, 'lista')).toBe('McAllister ruiz, Ma. del Carmen')
    expect(writtenName({ ...written, apellidoPaterno: 'GÓMEZ' }, 'lista')).toBe('GÓMEZ ruiz, Ma. del Carmen')
  })

  it.each([
    ['MARIA SOFIA', 'MARÍA SOFÍA'],
    ['GARCIA', 'GARCÍA'],
    ['DE LA GARZA GONZALEZ', 'DE LA GARZA GONZÁLEZ'],
    ['ZUÑIGA', 'ZÚÑIGA'],
    ['MARÍA SOFIA', null],
    ['Maria', null],
    ['KIM', null],
    ['', null],
  ])('%s is offered %s', (read, offered) => expect(acentosUsuales(read)).toBe(offered))
})

describe('nombreIssues', () => {
  it.each([
    ["Ñandú O'Farrill-López de la O", []],
    ['<img src=x onerror=alert(1)>', []],
    ['Muñoz\u00A0Güemes', []],
    ['Ñ'.repeat(60), []],
    ['Ñ'.repeat(61), ['Máximo 60 letras: sobran 1']],
    ['Carlos\u0000', ['Contiene caracteres que no se pueden escribir']],
    ['', []],
  ])('%j → %j', (text, expected) =>
    expect(nombreIssues(text, 'nombres').map((issue) => issue.message)).toEqual(expected),
  )
})
