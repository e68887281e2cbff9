import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#domain/plain-date.ts'
import { NOMINA } from '#domain/cargas/nomina/campos-nomina.ts'
import { definicionIssues } from '#domain/cargas/planos/plano-issues.ts'
import { formaDeTexto } from '#domain/cargas/planos/propuesta/forma-texto.ts'
import type { MuestraArchivo, PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import { proponerPlano } from '#domain/cargas/planos/propuesta/proponer-plano.ts'
import { RETENCIONES } from '#domain/cargas/retenciones/campos-retenciones.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'

const HOY = '2026-11-28' as PlainDate

/** Fictional people: CURP, RFC, NSS with its check digit, surnames and name. */
const GENTE = [
  ['LURA800101MASNSN07', 'LURA800101AB1', '05098044171', 'LUNA', 'RIOS', 'ANA'],
  ['MUGF750612HASXMR01', 'MUGF750612K32', '62907104214', 'MUÑOZ', 'GUEMES', 'FERNANDO'],
  ['ROPL900215MASBXC03', 'ROPL900215T58', '12345678903', 'ROBLEDO', 'PEÑA', 'LUCIA'],
] as const
const nombre = ([, , , paterno, materno, nombres]: (typeof GENTE)[number], entre = ' '): string =>
  [paterno, materno, nombres].join(entre)

const FORMA = { codificacion: 'detectar', codificacionVista: 'UTF-8', hojas: [] } as const

function proponer(
  filas: readonly (readonly string[])[],
  tipo: TipoCarga = NOMINA,
  forma: Partial<MuestraArchivo> = {},
): PlanoPropuesto {
  const muestra: MuestraArchivo = {
    ...FORMA,
    formato: 'delimitado',
    primeras: filas,
    ultimas: filas.slice(-3),
    registros: filas.length,
    ...forma,
  }
  return proponerPlano(muestra, tipo, HOY)
}
const leidos = ({ definicion: { campos } }: PlanoPropuesto) =>
  Object.fromEntries(campos.map(({ campo, en }) => [campo, en && 'titulo' in en ? en.titulo : en]))

describe('a fixed-width payroll as SUA writes its workers', () => {
  const implicito = (centavos: number): string => String(centavos).padStart(10, '0')
  const lineas = GENTE.map(
    (persona, i) =>
      `D${nssBueno(persona[2])}${persona[1]}${persona[0]}${nombre(persona, '$').padEnd(50)}${implicito(425_650 + i * 1_033)}2226`,
  )
  const todas = ['H NOMINA', ...lineas, `T0000003${String(1_280_049).padStart(15, '0')}`]
  const propuesta = proponer(
    todas.map((linea) => [linea]),
    NOMINA,
    { formato: 'ancho_fijo' },
  )

  it('has no separator', () => {
    expect(formaDeTexto(todas)).toEqual({ formato: 'ancho_fijo' })
  })

  it('finds keys, name, amount and quincena by the form of their characters', () => {
    expect(leidos(propuesta)).toEqual({
      nss: { desde: 2, hasta: 12 },
      rfc: { desde: 13, hasta: 25 },
      curp: { desde: 26, hasta: 43 },
      nombre: { desde: 44, hasta: 93 },
      sueldo: { desde: 94, hasta: 103 },
      quincena: { desde: 104, hasta: 107 },
    })
    expect(propuesta.definicion.campos.find(({ campo }) => campo === 'sueldo')?.decimales).toBe(2)
    expect(propuesta.definicion.periodo).toBe('QQAA')
  })

  it('tells header, data and record of totals by their first letter', () => {
    const { detalle, cabecera, totales } = propuesta.definicion
    expect([detalle, cabecera]).toEqual(['D', 'H'])
    expect(totales).toEqual({
      empieza: 'T',
      cuenta: { desde: 2, hasta: 8 },
      suma: { desde: 9, hasta: 23 },
      decimales: 2,
      de: 'sueldo',
    })
  })
})

/** An NSS with the check digit of its first ten digits. */
function nssBueno(nss: string): string {
  const suma = Array.from(nss.slice(0, 10), Number).reduce((sum, digit, i) => {
    const doble = digit * (i % 2 === 0 ? 1 : 2)
    return sum + Math.floor(doble / 10) + (doble % 10)
  }, 0)
  return nss.slice(0, 10) + String((10 - (suma % 10)) % 10)
}

describe('a long payroll with a row per concept', () => {
  const filas = [
    ['Secretaría de Salud'],
    ['RFC', 'CURP', 'NOMBRE', 'TIPO', 'QUINCENA', 'DIAS', 'CONCEPTO', 'IMPORTE', 'CUENTA BANCARIA'],
    ...GENTE.map((persona) => [persona[1], persona[0], nombre(persona), 'O', '202622', '15', '1', '4256.50', '00123']),
    ['TOTAL', '3', '', '', '', '', '', '12769.50', ''],
  ]
  const propuesta = proponer(filas)

  it('finds the row of titles under other text, and the field of each title', () => {
    expect(propuesta.definicion.titulos).toBe(true)
    expect(leidos(propuesta)).toEqual({
      rfc: 'RFC',
      curp: 'CURP',
      nombre: 'NOMBRE',
      clase: 'TIPO',
      quincena: 'QUINCENA',
      dias: 'DIAS',
    })
    expect(propuesta.definicion.periodo).toBe('AAAAQQ')
  })

  it('finds concept, amount, and the record that counts and adds them up', () => {
    expect(propuesta.definicion.conceptos).toEqual({
      forma: 'renglon',
      concepto: { titulo: 'CONCEPTO' },
      importe: { titulo: 'IMPORTE' },
    })
    expect(propuesta.definicion.totales).toEqual({
      empieza: 'TOTAL',
      cuenta: { columna: 2 },
      suma: { titulo: 'IMPORTE' },
      de: 'conceptos',
    })
  })

  it('asks what the letter of the kind of payment means', () => {
    expect(propuesta.notas).toEqual([
      'Tipo de nómina trae «O», que no es ninguna de sus opciones: llena su tabla de equivalencias.',
    ])
  })

  it('shows a bank account with its values and does not read it', () => {
    const cuenta = propuesta.columnas.find(({ titulo }) => titulo === 'CUENTA BANCARIA')
    expect(cuenta?.ejemplos).toEqual(['00123'])
  })

  it('is a definition without faults', () => {
    expect(definicionIssues(propuesta.definicion, NOMINA)).toEqual([])
  })
})

describe('a wide payroll with a column per concept', () => {
  const filas = [
    ['CURP', 'No. empleado', 'Primer apellido', 'Segundo apellido', 'Nombre', 'Quincena', 'P1', 'P3', 'D69'],
    ...GENTE.map(([curp, , , paterno, materno, nombres], i) => [
      ...[curp, `${12_000 + i}`, paterno, materno, nombres, '2622'],
      ...['4256.50', i === 0 ? '' : '120.00', '212.83'],
    ]),
  ]
  const propuesta = proponer(filas, NOMINA, { formato: 'xlsx', hojas: ['DETALLE'], hoja: 'DETALLE' })

  it('reads concepts by the letters of their titles, and keeps them out of the columns', () => {
    expect(propuesta.definicion.conceptos).toEqual({ forma: 'columnas', prefijos: ['P', 'D'] })
    expect(propuesta.columnas.map(({ titulo }) => titulo)).not.toContain('P1')
  })

  it('takes «Nombre» for the given names where surnames have columns', () => {
    expect(leidos(propuesta)).toMatchObject({ nombres: 'Nombre', apellidoPaterno: 'Primer apellido' })
    expect(leidos(propuesta)).not.toHaveProperty('nombre')
  })

  it('names the sheet only where the book has several', () => {
    expect(propuesta.definicion.hoja).toBeUndefined()
    const varias = proponer(filas, NOMINA, { formato: 'xlsx', hojas: ['Notas', 'DETALLE'], hoja: 'DETALLE' })
    expect(varias.definicion.hoja).toBe('DETALLE')
  })
})

describe('a payroll with groups of columns', () => {
  it('finds where groups begin, how long they are, and their implied decimals', () => {
    const { definicion } = proponer([
      ['RFC', 'NOMBRE', 'P/D', 'CONCEPTO', 'OTRO', 'IMPORTE', 'P/D', 'CONCEPTO', 'OTRO', 'IMPORTE'],
      ...GENTE.map((persona) => [
        ...[persona[1], nombre(persona)],
        ...['1', '07', '', '0000425650', '2', '69', '', '0000021283'],
      ]),
    ])
    expect(definicion.conceptos).toEqual({
      ...{ forma: 'grupos', desde: 4, hasta: 11, cada: 4, concepto: 0, importe: 2 },
      decimales: 2,
    })
  })
})

describe('withholdings of FoxPro', () => {
  const filas = [
    ['NOMBRE', 'RFC', 'FOLIO', 'IMPORTE', 'QUINCENA', 'NUMDESC'],
    ...GENTE.map((persona, i) => [
      nombre(persona),
      persona[1].slice(0, 12),
      `${120 + i}`,
      `${300 + i}.50`,
      '2622',
      '3',
    ]),
  ]

  it('takes the amount for what was withheld and the folio for the loan', () => {
    const propuesta = proponer(filas, RETENCIONES, { formato: 'dbf' })
    expect(leidos(propuesta)).toEqual({
      nombre: 'NOMBRE',
      rfc: 'RFC',
      prestamo: 'FOLIO',
      retenido: 'IMPORTE',
      quincena: 'QUINCENA',
    })
    expect(propuesta.definicion).toMatchObject({ formato: 'dbf', titulos: true, periodo: 'AAQQ' })
    expect(definicionIssues(propuesta.definicion, RETENCIONES)).toEqual([])
  })
})

describe('what two readings fit', () => {
  const conQuincena = (quincena: string): PlanoPropuesto =>
    proponer([['CURP', 'SUELDO', 'QUINCENA'], ...GENTE.map(([curp]) => [curp, '4256.50', quincena])])

  it('proposes a notation of quincenas only if one alone fits', () => {
    expect(conQuincena('2226').definicion.periodo).toBe('QQAA')
    expect(conQuincena('2622').definicion.periodo).toBe('AAQQ')
  })

  it('leaves «1211» to the person and says why', () => {
    const { definicion, notas } = conQuincena('1211')
    expect(definicion.periodo).toBeUndefined()
    expect(notas).toEqual([
      '«1211» se puede leer como QQAA (2226: quincena 22 de 2026) o AAQQ (2622: quincena 22 de 2026): elige la notación, que nunca se adivina.',
    ])
    expect(definicionIssues(definicion, NOMINA)).toEqual([
      {
        path: 'definicion.periodo',
        code: 'periodo',
        message: 'Notación de las quincenas: elige cómo las escribe el archivo; nunca se adivina.',
      },
    ])
  })

  it('asks about integers instead of moving their point', () => {
    const { definicion, notas } = proponer([['CURP', 'SUELDO'], ...GENTE.map(([curp]) => [curp, '4256'])])
    expect(definicion.campos.find(({ campo }) => campo === 'sueldo')?.decimales).toBeUndefined()
    expect(notas).toEqual(['Sueldo trae números enteros, como 4256: di si sus últimos dígitos son centavos.'])
  })

  it('implies two decimals of amounts that zeros pad to one width', () => {
    const { definicion } = proponer([['CURP', 'SUELDO'], ...GENTE.map(([curp], i) => [curp, `00004256${50 + i}`])])
    expect(definicion.campos.find(({ campo }) => campo === 'sueldo')?.decimales).toBe(2)
  })

  it('does not choose among several amounts without titles', () => {
    const propuesta = proponer(GENTE.map((persona) => [persona[0], '4256.50', '120.00']))
    expect(propuesta.definicion.titulos).toBe(false)
    expect(leidos(propuesta)).toEqual({ curp: { columna: 1 } })
    expect(propuesta.notas).toEqual(['No se sabe qué columna trae el importe: elígela.'])
  })

  it('points to a repeated title by its number', () => {
    const { columnas } = proponer([
      ['CURP', 'SUELDO', 'NOTA', 'NOTA'],
      ...GENTE.map(([curp]) => [curp, '4256.50', 'una', 'otra']),
    ])
    expect(columnas.map(({ en }) => en).slice(2)).toEqual([{ columna: 3 }, { columna: 4 }])
  })
})

describe('a file with more than a layout can say', () => {
  it('points to a title of more than 80 characters by its number, and to one that differs in capitals alone', () => {
    const { columnas } = proponer([
      ['CURP', 'SUELDO', 'N'.repeat(81), 'Nota', 'NOTA'],
      ...GENTE.map(([curp]) => [curp, '4256.50', 'una', 'otra', 'más']),
    ])
    expect(columnas.map(({ en }) => en).slice(2)).toEqual([{ columna: 3 }, { columna: 4 }, { columna: 5 }])
  })

  it('shows its first 500 columns', () => {
    const ancha = Array.from({ length: 20_000 }, (_, i) => `COLUMNA ${i}X`)
    const { columnas } = proponer([['CURP', ...ancha], ...GENTE.map(([curp]) => [curp, ...ancha.map(() => '1')])])
    expect(columnas).toHaveLength(500)
  })
})

describe('the separator of a text', () => {
  it.each([
    [';', 'CURP;SUELDO\nA;1,000.50'],
    ['\t', 'CURP\tSUELDO\nA\t1'],
    ['|', 'A|B|C\nA|1|2'],
    [',', 'CURP,NOMBRE\nA,"Luna, Ana"'],
  ])('is %j', (separador, texto) => {
    expect(formaDeTexto(texto.split('\n'))).toEqual({ formato: 'delimitado', separador })
  })
})
