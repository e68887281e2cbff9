import { describe, expect, it } from 'vitest'
import {
  camposCon,
  clavesDe,
  DOCUMENTOS_LEIBLES,
  LOS_OBLIGATORIOS,
  NINGUNO_DE_ELLOS,
  papelDe,
} from '#domain/documentos/papeles/registro.ts'

const from = (dato: Parameters<typeof camposCon>[0]) => camposCon(dato).map(({ papel, campo }) => `${papel}.${campo}`)

describe('the papers that the portal reads', () => {
  it('are named in sentences with their articles', () => {
    expect(NINGUNO_DE_ELLOS).toBe('una CURP, un NSS ni una Constancia de Situación Fiscal')
    expect(LOS_OBLIGATORIOS).toBe('CURP, NSS y Constancia de Situación Fiscal')
  })

  it('give a datum of the person under whatever name each prints it', () => {
    expect(from('curp')).toEqual(['curp.curp', 'nss.curp', 'csf.curp'])
    expect(from('rfc')).toEqual(['csf.rfc'])
    expect(from('domicilio.cp')).toEqual(['csf.codigoPostal'])
  })

  it('do not take the state of birth for the state of an address, though both are called "entidad"', () => {
    expect(from('entidadNacimiento')).toEqual(['curp.entidad'])
    expect(from('domicilio.entidad')).toEqual(['csf.entidad'])
  })

  it('tell their keys in the order in which they print them', () => {
    expect(DOCUMENTOS_LEIBLES.map((id) => clavesDe(id))).toEqual([['curp'], ['nss', 'curp'], ['rfc', 'curp']])
  })

  it.each(DOCUMENTOS_LEIBLES)('%s says no datum twice', (id) => {
    const datos = Object.values(papelDe(id).campos).flatMap(({ dato }) => dato ?? [])
    expect(new Set(datos).size).toBe(datos.length)
  })

  it.each(DOCUMENTOS_LEIBLES)('%s has every field in its columns of a batch, once', (id) => {
    const { campos, columnas } = papelDe(id)
    expect([...columnas].sort()).toEqual(Object.keys(campos).sort())
  })
})
