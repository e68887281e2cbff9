import { describe, expect, it } from 'vitest'
import { cambioEnUnaLinea, type CambioEnLinea } from '#domain/afiliacion/cambio-en-linea.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const BASE: CambioEnLinea = {
  visibles: [],
  puesto: null,
  situacion: '',
  causa: '',
  desde: '2026-11-16' as PlainDate,
  hasta: null,
}

describe('what a movement changes, in one line', () => {
  it('tells an update by the data that it changes, before and after', () => {
    const visibles = [
      { campo: 'Área', antes: 'Archivo', despues: 'Nómina' },
      { campo: 'Teléfono', antes: '', despues: '449 555 0101' },
    ]
    expect(cambioEnUnaLinea({ ...BASE, visibles })).toBe('Área: Archivo → Nómina; Teléfono: 449 555 0101')
  })

  it('says of a datum that is taken away that it stays empty', () => {
    const visibles = [
      { campo: 'Localidad', antes: 'Rincón de Romos', despues: '' },
      { campo: 'Municipio', antes: 'Jesús María', despues: 'Calvillo' },
    ]
    expect(cambioEnUnaLinea({ ...BASE, visibles })).toBe(
      'Localidad: Rincón de Romos → vacío; Municipio: Jesús María → Calvillo',
    )
  })

  it('tells an alta by its post, category and salary', () => {
    const puesto = { area: 'Nómina', categoria: '30B', sueldoCentavos: 1_233_575 }
    expect(cambioEnUnaLinea({ ...BASE, puesto })).toBe('Nómina, 30B, $12,335.75; desde el 16 nov 2026')
  })

  it('tells a baja by its cause and a leave by its two dates', () => {
    expect(cambioEnUnaLinea({ ...BASE, situacion: 'Activo → Baja', causa: 'Renuncia' })).toBe(
      'Activo → Baja; Renuncia; desde el 16 nov 2026',
    )
    expect(cambioEnUnaLinea({ ...BASE, hasta: '2027-10-15' as PlainDate })).toBe(
      'del 16 nov 2026 al reingreso el 15 oct 2027',
    )
  })

  it('cuts a line of many changes at three hundred characters', () => {
    const visibles = Array.from({ length: 40 }, (_, i) => ({ campo: `Dato ${i}`, antes: 'antes', despues: 'después' }))
    expect(cambioEnUnaLinea({ ...BASE, visibles })).toHaveLength(300)
  })
})
