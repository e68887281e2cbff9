import { describe, expect, it } from 'vitest'
import { parecidoDePlano, parecidoTexto } from '#domain/cargas/planos/parecido-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { NOMINA_ANCHO_FIJO } from '#seeds/catalogos/planos/nomina-ancho-fijo.ts'
import { NOMINA_LARGA } from '#seeds/catalogos/planos/nomina-larga.ts'
import { PAGOS_CSV } from '#seeds/catalogos/planos/pagos-csv.ts'

// NOM-LARGA needs RFC, CURP, NOMBRE, PLAZA, TIPO, QUINCENA, CONCEPTO and IMPORTE.
const larga = (titulos: string) => parecidoDePlano(NOMINA_LARGA, TIPOS_CARGA.nomina, titulos.split(','))
const LARGA = { clave: 'NOM-LARGA', nombre: 'Nómina larga' }
const CORRIGE = 'Corrige el encabezado, o elige el plano de quien envía el archivo.'

describe('how near a file is to a layout', () => {
  it('is 1 with every title that it needs, in any order and case', () => {
    expect(larga('Importe,concepto,QUINCENA,TIPO,PLAZA,NOMBRE,CURP,RFC,OTRA')).toEqual({ puntaje: 1, faltan: [] })
  })

  it('loses an eighth for each of eight titles that is missing', () => {
    expect(larga('RFC,CURP,NOMBRE,PLAZA,TIPO,QUINCENA,CONCEPTO')).toEqual({
      puntaje: 7 / 8,
      faltan: [{ esperado: 'IMPORTE', hallado: null }],
    })
  })

  it('loses half of it for a column under another name or with a slip', () => {
    expect(larga('RFC,Clave CURP,NOMBRE,PLAZA,TIPO,QINCENA,CONCEPTO,IMPORTE')).toEqual({
      puntaje: 7 / 8,
      faltan: [
        { esperado: 'CURP', hallado: 'Clave CURP' },
        { esperado: 'QUINCENA', hallado: 'QINCENA' },
      ],
    })
  })

  it('takes no title for two columns, and none that the layout reads', () => {
    expect(larga('RFC,RFC2,NOMBRE')?.faltan).toContainEqual({ esperado: 'CURP', hallado: null })
    expect(larga('DESDE,HASTA')).toMatchObject({ puntaje: 0 })
  })

  it('is nothing of a layout without titles', () => {
    expect(parecidoDePlano(NOMINA_ANCHO_FIJO, TIPOS_CARGA.nomina, ['RFC'])).toBeNull()
  })

  it('is told with what was found and what was expected', () => {
    expect(parecidoTexto(LARGA, larga('RFC,CURP,NOMBRE,PLAZA,TIPO,QUINCENA,CONCEPTO')!)).toBe(
      `Parece NOM-LARGA (Nómina larga), pero le falta la columna «IMPORTE». ${CORRIGE}`,
    )
    expect(parecidoTexto(LARGA, larga('RFC,Clave CURP,NOMBRE,PLAZA,TIPO,QUINCENA')!)).toBe(
      `Parece NOM-LARGA (Nómina larga), pero le faltan las columnas «CONCEPTO», «IMPORTE»; además, el encabezado dice «Clave CURP» y se esperaba «CURP». ${CORRIGE}`,
    )
    expect(parecidoTexto(LARGA, { puntaje: 1, faltan: [] })).toBe(
      'Parece NOM-LARGA (Nómina larga), pero la mayor parte de sus primeros renglones no se lee: elige ese plano para ver qué corregir.',
    )
  })

  it('prefers the layout whose titles fit best', () => {
    const titulos = ['referencia', 'importe', 'fecha', 'folio']
    expect(parecidoDePlano(PAGOS_CSV, TIPOS_CARGA.pagos, titulos)?.puntaje).toBe(0.75)
    expect(parecidoDePlano(NOMINA_LARGA, TIPOS_CARGA.nomina, titulos)?.puntaje).toBe(1 / 8)
  })
})
