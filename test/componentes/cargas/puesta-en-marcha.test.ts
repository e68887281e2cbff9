import { describe, expect, it } from 'vitest'
import type { PuestaEnMarcha } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import { plainDate } from '#domain/plain-date.ts'
import { pasosDePuesta } from '#domain/cargas/puesta-en-marcha/pasos-de-puesta.ts'
import { abrir, main } from '#test/componentes/soporte/portal.tsx'

const SALUD = {
  ...{ clave: '01-01', nombre: 'Secretaría de Salud', personas: 3 },
  ...{ porSituacion: { A: 2, P: 1 }, sueldosCentavos: 2_038_318, cerroDesde: '' },
  carga: { folio: 'CRG-26-000012', estado: 'aplicada' },
} as const
const EDUCACION = {
  ...{ clave: '01-02', nombre: 'Secretaría de Educación', personas: 0 },
  ...{ porSituacion: {}, sueldosCentavos: 0, carga: null, cerroDesde: '2226' },
} as const

const puesta = (sinQuien: readonly string[]): PuestaEnMarcha => {
  const entidades = sinQuien.length === 0 ? [SALUD] : [SALUD, EDUCACION]
  return {
    pasos: pasosDePuesta(
      {
        ...{ entidades: 2, areas: 4, categorias: 3, sinSueldo: 0, aplicacionHasta: plainDate(2026, 12, 10) },
        ...{ conParametros: true, cuentas: 5, sinQuien, colonias: 12 },
      },
      entidades,
      new Set(['usuarios']),
    ),
    entidades,
    totales: { personas: 3, porSituacion: { A: 2, P: 1 }, sueldosCentavos: 2_038_318 },
  }
}

const pagina = async (body: PuestaEnMarcha): Promise<void> => {
  abrir('/dashboard?vista=ponerEnMarcha', { '/api/cargas/puesta-en-marcha': { body } })
  await main().getByRole('table', { name: 'Qué se carga, en orden' }).waitFor()
}
const celdas = (fila: RegExp): readonly string[] => main().getByRole('row', { name: fila }).getByRole('cell').texts()

describe('Poner en marcha', () => {
  it('lists what to load in order, with what is missing and where it is loaded', async () => {
    await pagina(puesta(['aprobar']))
    await main().getByText('Falta cargar 2 cosas.').waitFor()
    await main().getByText('Empieza por Cuentas de usuario.', { exact: false }).waitFor()
    await main().getByText('Falta quien pueda aprobar.').waitFor()
    await main().getByRole('link', { name: 'Cuentas de usuario' }).waitFor()
    expect(main().getByRole('link', { name: 'Estructura orgánica' }).count()).toBe(0)
  })

  it('shows the people of each entity by situation, and all of them together', async () => {
    await pagina(puesta(['aprobar']))
    expect(celdas(/Secretaría de Salud/)).toEqual([
      ...['Secretaría de Salud', '01-01', '3', '2', '1', '$20,383.18', 'CRG-26-000012 · Cargada'],
    ])
    expect(celdas(/Secretaría de Educación/).slice(-2)).toEqual(['$0.00', 'Cierra desde Q22 2026 · 16–30 nov'])
    expect(celdas(/^Todas/).slice(2, 6)).toEqual(['3', '2', '1', '$20,383.18'])
  })

  it('says that all is in, and what to compare before the first close', async () => {
    await pagina(puesta([]))
    await main().getByText('Compara las cifras de cada entidad con el sistema anterior', { exact: false }).waitFor()
  })
})
