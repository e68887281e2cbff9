import { describe, expect, it } from 'vitest'
import { cargaNuevaIssues } from '#domain/cargas/carga-nueva.ts'
import { conceptoIssues } from '#domain/cargas/nomina/concepto-issues.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { rutaCarga, rutaNuevaCarga } from '#domain/cargas/ruta-carga.ts'

const DE_DEPENDENCIA = { deInstituto: false, asunto: '', asuntoFalta: null }

describe('the form of a new load', () => {
  it('names each thing that is missing at its field', () => {
    expect(
      cargaNuevaIssues({ ...DE_DEPENDENCIA, archivo: null, entidad: null, quincena: '' }).map(({ path, message }) => [
        path,
        message,
      ]),
    ).toEqual([
      ['archivo', 'Elige el archivo que vas a cargar.'],
      ['entidad', 'Elige la entidad de la que es el archivo.'],
      ['quincena', 'Elige la quincena que paga el archivo.'],
    ])
  })

  it('takes a file with its entity and quincena', () => {
    expect(cargaNuevaIssues({ ...DE_DEPENDENCIA, archivo: {}, entidad: 7, quincena: '2226' })).toEqual([])
  })

  it('takes payments of the bank without entity and quincena', () => {
    const pagos = { ...DE_DEPENDENCIA, archivo: {}, entidad: null, quincena: '', deInstituto: true }
    expect(cargaNuevaIssues(pagos)).toEqual([])
    expect(cargaNuevaIssues({ ...pagos, archivo: null }).map(({ path }) => path)).toEqual(['archivo'])
  })

  it('asks what a file is about where its kind needs it', () => {
    const nueva = { ...DE_DEPENDENCIA, archivo: {}, entidad: null, quincena: '', deInstituto: true }
    const falta = { path: 'asunto', code: 'requerido', message: 'Elige el catálogo.' }
    expect(cargaNuevaIssues({ ...nueva, asuntoFalta: 'Elige el catálogo.' })).toEqual([falta])
    expect(cargaNuevaIssues({ ...nueva, asunto: 'banco', asuntoFalta: 'Elige el catálogo.' })).toEqual([])
  })
})

describe('the reason of an act on a load', () => {
  it.each([
    ['sustituir', 'Escribe por qué esta carga sustituye a la anterior.'],
    ['deshacer', 'Escribe por qué se deshace.'],
    ['original', 'Escribe para qué necesitas el archivo original.'],
  ] as const)('is asked for to %s, and blanks are none', (acto, message) => {
    expect(motivoCargaIssues('  ', acto)).toEqual([{ path: 'motivo', code: 'motivo', message }])
    expect(motivoCargaIssues('Llegó corregida.', acto)).toEqual([])
  })
})

describe('the address of a load', () => {
  it('is under that of the list, by its folio', () => {
    expect(rutaCarga('CRG-26-000012')).toBe('/afiliacion/masiva/CRG-26-000012')
    expect(rutaNuevaCarga()).toBe('/afiliacion/masiva?nueva=1')
    expect(rutaNuevaCarga('pagos')).toBe('/afiliacion/masiva?nueva=pagos')
    expect(rutaNuevaCarga('pagos', 'a b')).toBe('/afiliacion/masiva?nueva=pagos&asunto=a%20b')
  })
})

describe('the meaning of a concept', () => {
  it('names what is missing at its field', () => {
    expect(conceptoIssues({ destino: '', desde: ' ' }).map(({ path, message }) => [path, message])).toEqual([
      ['destino', 'Elige qué significa el concepto.'],
      ['desde', 'Escribe desde qué quincena vale, como 2226.'],
    ])
    expect(conceptoIssues({ destino: 'sueldo', desde: '2226' })).toEqual([])
  })
})
