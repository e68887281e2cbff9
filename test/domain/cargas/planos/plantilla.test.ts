import { describe, expect, it } from 'vitest'
import { compilarPlano, titulosDe } from '#domain/cargas/lectura/compilar-plano.ts'
import { explicarPlano } from '#domain/cargas/planos/plantilla/explicar-plano.ts'
import { ejemploEn, isEjemplo, plantillaDePlano } from '#domain/cargas/planos/plantilla/plantilla-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { NOMINA_ANCHA } from '#seeds/catalogos/planos/nomina-ancha.ts'
import { NOMINA_ANCHO_FIJO } from '#seeds/catalogos/planos/nomina-ancho-fijo.ts'
import { NOMINA_LARGA } from '#seeds/catalogos/planos/nomina-larga.ts'
import { PAGOS_ANCHO_FIJO } from '#seeds/catalogos/planos/pagos-ancho-fijo.ts'
import { RETENCIONES_DBF } from '#seeds/catalogos/planos/retenciones-dbf.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'

const NOMINA: TipoCarga = TIPOS_CARGA.nomina
const RETENCIONES: TipoCarga = TIPOS_CARGA.retenciones
const PAGOS: TipoCarga = TIPOS_CARGA.pagos

const contexto = ({ periodo }: DefinicionPlano) => ({
  hoy: '2026-11-30' as PlainDate,
  periodo,
  cercaDe: 2026,
})

describe('template of a layout', () => {
  it('has titles, a fictional row and its row of totals', () => {
    expect(plantillaDePlano(NOMINA_LARGA, NOMINA, contexto(NOMINA_LARGA))).toEqual({
      titulos: 'RFC,CURP,NOMBRE,PLAZA,TIPO,NUMERO,DESDE,HASTA,QUINCENA,DIAS,CONCEPTO,IMPORTE'.split(','),
      ejemplo: 'EEEJ000101XX9,EEEJ000101MNEXXX09,EJEMPLO FICTICIO PERSONA,EJ-1,O,,,,202622,15,P1,4256.50'.split(','),
      totales: 'TOTAL,1,,,,,,,,,,4256.50'.split(','),
    })
  })

  it('has a column of each family of concepts', () => {
    const { titulos, ejemplo } = plantillaDePlano(NOMINA_ANCHA, NOMINA, contexto(NOMINA_ANCHA))
    expect(titulos.slice(-2)).toEqual(['P1', 'D1'])
    expect(ejemplo.slice(-2)).toEqual(['4256.50', '250.00'])
  })

  it('puts each field of a fixed width in its characters', () => {
    expect(plantillaDePlano(NOMINA_ANCHO_FIJO, NOMINA, contexto(NOMINA_ANCHO_FIJO))).toEqual({
      titulos: [],
      ejemplo: [
        'D99999999999EEEJ000101XX9EEEJ000101MNEXXX09' +
          'EJEMPLO FICTICIO PERSONA'.padEnd(50) +
          '01222615000042565000000300000000015000EJ-1     ',
      ],
      totales: ['T0000001000000000425650'],
    })
    const { ejemplo, totales } = plantillaDePlano(PAGOS_ANCHO_FIJO, PAGOS, contexto(PAGOS_ANCHO_FIJO))
    expect(ejemplo).toEqual([`399999999999999999999202611160000000000425650${'EJEMPLO'.padEnd(40)}`])
    expect(totales).toEqual(['90000010000000000000425650'])
  })

  it('writes the codes of the sender', () => {
    const { ejemplo } = plantillaDePlano(RETENCIONES_DBF, RETENCIONES, contexto(RETENCIONES_DBF))
    expect(ejemplo).toEqual([
      ...['EJEMPLO FICTICIO PERSONA', 'EEEJ000101XX9', '999999999', 'C', '4256.50', '', '', '2622'],
    ])
  })

  it('is recognised whatever the order of its columns, and once a spreadsheet rewrote its amounts', () => {
    const titulos = titulosDe(['IMPORTE', 'CONCEPTO', 'NOMBRE', 'CURP', 'RFC', 'PLAZA', 'TIPO', 'QUINCENA'])
    const leer = compilarPlano(NOMINA_LARGA, NOMINA, titulos, contexto(NOMINA_LARGA))
    const ejemplo = leer(ejemploEn(NOMINA_LARGA, NOMINA, titulos))
    const fila = [
      '4256.5',
      'P1',
      'EJEMPLO FICTICIO PERSONA',
      'EEEJ000101MNEXXX09',
      'EEEJ000101XX9',
      'EJ-1',
      'O',
      '202622',
    ]
    expect(isEjemplo(leer(fila), ejemplo)).toBe(true)
    expect(isEjemplo(leer(fila.with(0, '4256.51')), ejemplo)).toBe(false)
    expect(isEjemplo(leer(fila.with(6, '')), ejemplo)).toBe(false)
  })
})

describe('explanation of a layout', () => {
  it('says of each column what it means, how it is written and which values it has', () => {
    const { columnas, archivo } = explicarPlano(NOMINA_LARGA, NOMINA)
    expect(columnas.find(({ columna }) => columna === 'TIPO')).toEqual({
      columna: 'TIPO',
      significado: 'Qué pago es. Sin este dato, la nómina es ordinaria.',
      notacion: 'Una de las claves de su lista',
      obligatoria: 'La columna sí; el dato puede ir vacío',
      ejemplo: 'O',
      valores: ['O: Ordinaria', 'C: Complementaria', 'R: Retroactiva', 'A: Aguinaldo'],
    })
    expect(columnas.find(({ columna }) => columna === 'QUINCENA')).toMatchObject({
      notacion: 'Una quincena en la notación AAAAQQ (202622: quincena 22 de 2026)',
      ejemplo: '202622',
    })
    expect(columnas.find(({ columna }) => columna === 'NOMBRE')).toMatchObject({ obligatoria: 'Sí, en cada renglón' })
    expect(archivo).toContainEqual([
      'Renglón de totales',
      'Empieza con TOTAL, cuenta renglones en la columna 2, suma todos los conceptos en IMPORTE',
    ])
    expect(archivo).toContainEqual(['Sin renglón de totales', 'El archivo se rechaza: puede estar cortado'])
  })

  it('says that a concept without a meaning refuses its row, with a row or a column per concept', () => {
    const rechaza = 'Si nadie ha dicho qué significa, su renglón se rechaza hasta que se diga.'
    for (const [definicion, titulo] of [
      [NOMINA_LARGA, 'CONCEPTO'],
      [NOMINA_ANCHA, 'P1'],
    ] as const) {
      const { columnas } = explicarPlano(definicion, NOMINA)
      expect(columnas.find(({ columna }) => columna === titulo)?.significado).toContain(rechaza)
    }
  })

  it('says where each field of a fixed width stands and how many decimals are implied', () => {
    const { columnas } = explicarPlano(NOMINA_ANCHO_FIJO, NOMINA)
    expect(columnas.find(({ columna }) => columna.startsWith('Sueldo'))).toMatchObject({
      columna: 'Sueldo, 102–111',
      notacion: 'Un importe sin punto, cuyos últimos 2 dígitos son decimales, de la quincena',
      ejemplo: '425650',
    })
  })
})
