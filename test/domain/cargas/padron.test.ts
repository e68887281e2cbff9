import { describe, expect, it } from 'vitest'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { juzgarPersona, type ContextoPersona } from '#domain/cargas/padron/juzgar-persona.ts'
import { llavePadron, renglonPadron } from '#domain/cargas/padron/renglon-padron.ts'
import type { CategoriaPadron, UnidadPadron } from '#domain/cargas/padron/historia-padron.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const dia = (text: string) => text as PlainDate

const AREA: UnidadPadron = {
  ids: [1, 2, 3, 4],
  claves: ['01', '01', '01', '01'],
  nombres: ['Administración Central', 'Secretaría de Salud', 'Dirección', 'Urgencias'],
  desde: dia('1900-01-01'),
  hasta: null,
  puestos: [{ id: 9, nombre: 'Médico general' }],
}
const TERMINADA: UnidadPadron = {
  ...AREA,
  ids: [1, 2, 3, 5],
  claves: ['01', '01', '01', '02'],
  hasta: dia('2010-12-31'),
}
const CATEGORIAS: Readonly<Record<string, CategoriaPadron>> = {
  '20B': { id: 20, clave: '20B', nombre: 'Auxiliar', sueldoCentavos: 1_233_575 },
  '10A': { id: 10, clave: '10A', nombre: 'Oficial', sueldoCentavos: 1_019_159 },
}
const CONTEXTO: ContextoPersona = {
  hoy: dia('2026-11-20'),
  finQuincena: dia('2026-11-30'),
  entidad: 'Secretaría de Salud',
  unidad: (clave) => ({ '01-01-01-01': AREA, '01-01': AREA, '01-02': TERMINADA })[clave] ?? null,
  categoria: (clave) => CATEGORIAS[clave] ?? null,
  tipos: TIPOS_MOVIMIENTO_SEMILLA.map(({ id, nombre, letra }) => ({
    ...{ id, nombre, abreviatura: letra },
    reglas: REGLAS_TIPO[id as keyof typeof REGLAS_TIPO],
  })),
  registros: () => [],
}

/** Salma Ramos Aguilar does not exist. */
const UNO = {
  curp: 'RASL880314MASMTC06',
  rfc: 'RASL880314AB3',
  nombres: 'LUCÍA',
  apellidoPaterno: 'RAMÍREZ',
  apellidoMaterno: 'SOTO',
  noempleado: '55',
  ingreso: '2006-07-01',
  situacion: 'A',
  unidad: '01-01-01-01',
  categoria: '20B',
  sueldo: 1_233_575,
} as const
type Renglon = Readonly<Record<string, string | number>>

const juzgar = (...renglones: readonly Renglon[]) =>
  juzgarPersona(
    renglones.map((valores, i) => renglonPadron(i + 2, { ...(i === 0 ? UNO : { curp: UNO.curp }), ...valores })),
    CONTEXTO,
  )
/** Line, code and title of the field of each fault that refuses. */
const rechazos = (...renglones: readonly Renglon[]) =>
  juzgar(...renglones)
    .faltas.filter(({ codigo }) => codigo.startsWith('C'))
    .map(({ linea, codigo, campo }) => `${linea} ${codigo} ${campo}`)
const avisos = (...renglones: readonly Renglon[]) =>
  juzgar(...renglones)
    .faltas.filter(({ codigo }) => codigo.startsWith('A'))
    .map(({ codigo, campo }) => `${codigo} ${campo}`)
/** What became true of the person, in order. */
const historia = (...renglones: readonly Renglon[]) =>
  juzgar(...renglones).entradas.map(
    ({ linea, desde, situacion, movimiento, sueldoCentavos }) =>
      `${linea} ${desde} ${situacion} ${movimiento?.tipo.nombre ?? '–'}${movimiento?.causa ? ` (${movimiento.causa})` : ''} ${sueldoCentavos}`,
  )

describe('the rows of a person of a padrón', () => {
  it('are ordered by CURP and day', () => {
    expect(llavePadron({ curp: 'X', ingreso: '2001-01-01' })).toBe('X 2001-01-01')
    expect(llavePadron({ curp: 'X', ingreso: '2001-01-01', desde: '2002-02-02' })).toBe('X 2002-02-02')
    expect(llavePadron({ nss: '1' })).toBe('')
  })

  it('make an alta of one row without history', () => {
    expect(rechazos({})).toEqual([])
    expect(historia({})).toEqual(['2 2006-07-01 A Alta 1233575'])
  })

  it('make the movements that lead from one situation to the next, and keep what a row leaves blank', () => {
    expect(
      historia(
        { sueldo: 800_000 },
        { desde: '2010-01-01', sueldo: 900_000 },
        { desde: '2012-03-01', situacion: 'L', hasta: '2012-08-31' },
        { desde: '2012-09-01', situacion: 'A' },
        { desde: '2015-05-16', situacion: 'B', causa: 'Renuncia' },
        { desde: '2018-01-01', situacion: 'A', categoria: '10A', sueldo: 1_019_159 },
      ),
    ).toEqual([
      '2 2006-07-01 A Alta 800000',
      '3 2010-01-01 A Actualización 900000',
      '4 2012-03-01 L Licencia con aportación 900000',
      '5 2012-09-01 A Reingreso 900000',
      '6 2015-05-16 B Baja (renuncia) 900000',
      '7 2018-01-01 A Alta 1019159',
    ])
  })

  it('say when a leave ends: the day of the next row, or the one after its own end', () => {
    const fin = (...renglones: readonly Renglon[]) => juzgar(...renglones).entradas.map(({ fechaFin }) => fechaFin)
    expect(fin({}, { desde: '2026-02-01', situacion: 'L' }, { desde: '2026-08-01', situacion: 'A' })[1]).toBe(
      '2026-08-01',
    )
    expect(fin({}, { desde: '2026-06-01', situacion: 'L', hasta: '2026-12-15' })[1]).toBe('2026-12-16')
  })

  it('without history before a pension have the alta on the day of entry, with a warning', () => {
    expect(historia({ desde: '2020-01-01', situacion: 'P' })).toEqual([
      '2 2006-07-01 A Alta 1233575',
      '2 2020-01-01 P Jubilación 1233575',
    ])
    expect(avisos({ desde: '2020-01-01', situacion: 'P' })).toContain('A545 Desde')
    expect(rechazos({ situacion: 'P' })).toEqual(['2 C451 Desde'])
  })

  it('of a cancelled record are stored without a movement', () => {
    expect(historia({ desde: '2020-01-01', situacion: 'C' })[1]).toBe('2 2020-01-01 C – 1233575')
  })

  it('with a baja of unknown cause say that it is not specified', () => {
    expect(historia({}, { desde: '2020-01-01', situacion: 'B' })[1]).toBe(
      '3 2020-01-01 B Baja (sin_especificar) 1233575',
    )
    expect(rechazos({}, { desde: '2020-01-01', situacion: 'B', causa: 'Mudanza' })).toEqual([
      '3 C452 Causa',
      '2 C458 CURP',
    ])
  })
})

describe('the rows of a person of a padrón are refused, all of them,', () => {
  it('with overlapping, repeated, parted or ended periods', () => {
    expect(rechazos({ hasta: '2010-06-30' }, { desde: '2010-06-30' })).toEqual(['3 C450 Desde', '2 C458 CURP'])
    expect(rechazos({ hasta: '2010-06-30' }, { desde: '2010-07-02' })).toEqual(['3 C450 Desde', '2 C458 CURP'])
    expect(rechazos({ hasta: '2010-06-30' }, { desde: '2010-07-01' })).toEqual([])
    expect(rechazos({}, { desde: '2010-01-01' }, { desde: '2010-01-01', sueldo: 1 })).toEqual([
      '4 C450 Desde',
      '2 C458 CURP',
      '3 C458 CURP',
    ])
    expect(rechazos({ hasta: '2010-06-30' })).toEqual(['2 C450 Hasta'])
    expect(rechazos({ hasta: '2001-06-30' }, { desde: '2010-06-30' })).toContain('2 C450 Hasta')
    expect(rechazos({}, { desde: '2001-01-01' })).toContain('3 C450 Desde')
  })

  it('with a situation that does not follow from the one before', () => {
    expect(rechazos({}, { desde: '2010-01-01', situacion: 'B' }, { desde: '2011-01-01', situacion: 'L' })).toEqual([
      ...['4 C451 Situación', '2 C458 CURP', '3 C458 CURP'],
    ])
    expect(rechazos({}, { desde: '2010-01-01', situacion: 'E' }, { desde: '2011-01-01', situacion: 'P' })[0]).toBe(
      '4 C451 Situación',
    )
  })

  it('that are of two people', () => {
    expect(rechazos({}, { desde: '2010-01-01', nombres: 'ANA' })).toEqual(['3 C449 Nombres', '2 C458 CURP'])
    expect(rechazos({}, { desde: '2010-01-01', rfc: 'RASL880314AB2' })[0]).toBe('3 C449 RFC')
    // Capitals and accents are the same name.
    expect(rechazos({}, { desde: '2010-01-01', nombres: 'Lucia' })).toEqual([])
  })

  it('with a unit that is not of the entity, or ended before the period', () => {
    expect(rechazos({ unidad: '02-01-01-01' })).toEqual(['2 C453 Clave de la unidad'])
    expect(rechazos({ unidad: '01-02' })).toEqual(['2 C454 Clave de la unidad'])
    expect(
      rechazos({ unidad: '01-02', sueldo: 900_000 }, { desde: '2011-01-01', unidad: '01-01', sueldo: 1_233_575 }),
    ).toEqual([])
    expect(rechazos({ unidad: '01-02' }, { desde: '2011-06-01', unidad: '01-01' })[0]).toBe('2 C454 Clave de la unidad')
    // Somebody who left before may keep it.
    expect(rechazos({ unidad: '01-02' }, { desde: '2009-01-01', situacion: 'B' })).toEqual([])
  })

  it('with a category, a post or a salary that is none', () => {
    expect(rechazos({ categoria: '99Z' })).toEqual(['2 C455 Categoría'])
    expect(rechazos({ puesto: 'Astronauta' })).toEqual(['2 C456 Puesto'])
    expect(rechazos({ puesto: 'medico GENERAL' })).toEqual([])
    expect(rechazos({ sueldo: 0 })).toEqual(['2 C460 Sueldo mensual'])
  })

  it('with personal data or a day of entry that an alta would refuse', () => {
    expect(rechazos({ rfc: 'RASL880314' })).toEqual(['2 C446 RFC'])
    expect(rechazos({ nombres: 'L'.repeat(61) })).toEqual(['2 C446 Nombres'])
    expect(rechazos({ ingreso: '1999-01-01' })).toEqual(['2 C457 Fecha de ingreso'])
    expect(rechazos({ ingreso: '2027-01-01' })[0]).toBe('2 C457 Fecha de ingreso')
  })

  it('if one of them could not be read', () => {
    const rows = [renglonPadron(2, UNO), renglonPadron(3, { curp: UNO.curp, desde: '2010-01-01' }, true)]
    const { faltas, entradas } = juzgarPersona(rows, CONTEXTO)
    expect(entradas).toEqual([])
    expect(faltas.filter(({ codigo }) => codigo === 'C458').map(({ linea }) => linea)).toEqual([2])
  })

  it('of a person with more rows than a history has', () => {
    const rows = Array.from({ length: 201 }, (_, i) => renglonPadron(i + 2, { ...UNO, desde: `2010-01-${i}` }))
    expect(juzgarPersona(rows, CONTEXTO).entradas).toEqual([])
  })
})

describe('the rows of a person of a padrón have warnings', () => {
  it('for a salary above what the category pays today, or another one today', () => {
    expect(avisos({ sueldo: 2_000_000 }, { desde: '2010-01-01', sueldo: 1_233_575 })).toEqual(['A541 Sueldo mensual'])
    expect(avisos({ sueldo: 500_000 }, { desde: '2010-01-01', sueldo: 1_233_575 })).toEqual([])
    expect(avisos({ sueldo: 1_200_000 })).toEqual(['A541 Sueldo mensual'])
    // Half a post pays half, to the centavo.
    expect(avisos({ fraccion: 50, sueldo: 616_788 })).toEqual([])
  })

  it('for a birth date and a sex that are not those of the CURP', () => {
    expect(avisos({ nacimiento: '1988-03-15', sexo: 'H' })).toEqual(['A544 Fecha de nacimiento', 'A544 Sexo'])
    expect(avisos({ nacimiento: '1988-03-14', sexo: 'M' })).toEqual([])
  })
})
