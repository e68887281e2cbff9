import { describe, expect, it } from 'vitest'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { CONCEPTOS } from '#domain/fondos/fondo.ts'
import { lineasDe, type Linea } from '#domain/fondos/lineas.ts'
import { deudoraDe, type Extintas } from '#domain/fondos/reorganizaciones.ts'
import { retroactivasDe } from '#domain/fondos/retroactivas.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { CASOS_DE_ORO, type CasoDeOro, type GrupoDeLineas } from './casos-de-oro.ts'
import { parametrosDePrueba, TASAS_SEMILLA } from './personas-de-fondos.ts'

const ENTIDADES = ['Salud', 'Educación', 'Cultura']
const idOf = (entidad: string): number => ENTIDADES.indexOf(entidad) + 1

/** One row per expected amount, as a person reads a case: entity, payer, key, base, amount. */
function rowsOf(grupos: readonly GrupoDeLineas[]): string[] {
  return grupos.flatMap(({ entidad, obligado, base, importes }) =>
    Object.entries(importes).map(([clave, importe]) => `${entidad} ${obligado} ${clave} ${base} ${importe}`),
  )
}

const rowOf = (linea: Linea): string =>
  `${ENTIDADES[linea.entidadId - 1]} ${linea.obligado} ${linea.clave} ${linea.baseCentavos} ${linea.importeCentavos}`

function storedLines(grupos: readonly GrupoDeLineas[]): Linea[] {
  return grupos.flatMap(({ entidad, obligado, base, importes }) =>
    Object.entries(importes).map(([clave, importeCentavos]) => ({
      ...CONCEPTOS.find((concepto) => concepto.clave === clave)!,
      entidadId: idOf(entidad),
      obligado,
      baseCentavos: base,
      tasa: 0,
      importeCentavos,
    })),
  )
}

function computed({ hechos, quincena, tasas, redondeo, guardado }: CasoDeOro): Linea[] {
  const ordinal = quincenaOrdinal(...quincena)
  const facts = hechos.map(({ desde, situacion, entidad, sueldo, otros = 0, quinquenios = 0 }) => ({
    desde: desde as PlainDate,
    situacion,
    entidadId: idOf(entidad),
    sueldoCentavos: sueldo,
    otrosCentavos: otros,
    quinqueniosCentavos: quinquenios,
  }))
  const parametros = parametrosDePrueba({ ...TASAS_SEMILLA, ...tasas }, redondeo)
  const lineas = lineasDe(segmentosDe(facts, ordinal), parametros)
  return guardado ? retroactivasDe(ordinal, lineas, storedLines(guardado)) : lineas
}

describe('the cases worked by hand', () => {
  it.each(CASOS_DE_ORO.map((caso) => [caso.titulo, caso] as const))('%s', (_titulo, caso) => {
    expect(computed(caso).map(rowOf).sort()).toEqual(rowsOf(caso.esperado).sort())
  })

  it('say who owes each line after a merge', () => {
    const caso = CASOS_DE_ORO.find(({ fusiones }) => fusiones)!
    const hasta = '2026-01-15' as PlainDate
    const extintas: Extintas = new Map(
      Object.entries(caso.fusiones!).map(([old, next]) => [idOf(old), { nombre: old, hasta, sucesoraId: idOf(next) }]),
    )
    expect(computed(caso).map(({ entidadId }) => deudoraDe(entidadId, extintas))).toEqual(
      Array(7).fill(idOf(caso.deudora!)),
    )
  })

  it('are at least twenty', () => expect(CASOS_DE_ORO.length).toBeGreaterThanOrEqual(20))
})
