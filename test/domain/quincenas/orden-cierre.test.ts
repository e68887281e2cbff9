import { describe, expect, it } from 'vitest'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { revisarOrden, type OrdenEntidad } from '#domain/quincenas/orden-cierre.ts'

const Q = (number: number): number => quincenaOrdinal(2026, number)
const NADA: OrdenEntidad = { ultima: null, primera: null, vigente: 0, delInstituto: null }
const said = (number: number, orden: Partial<OrdenEntidad>) => revisarOrden(Q(number), { ...NADA, ...orden })
const PRIMERO = { codigo: 'primer_cierre', nivel: 'avisa' }

describe('the order of the closes of an entity', () => {
  it('begins with any quincena where the portal has no close, and not before the entity', () => {
    expect(said(20, {})).toMatchObject(PRIMERO)
    expect(said(20, { vigente: Q(21) })).toMatchObject({
      nivel: 'bloquea',
      texto: 'La primera quincena que cierra es la quincena 21 de 2026',
    })
  })

  it("begins with the institute's first quincena for an entity that existed then", () => {
    expect(said(19, { delInstituto: Q(20) })).toMatchObject({
      nivel: 'bloquea',
      texto: 'La primera quincena que cierra es la quincena 20 de 2026',
    })
    expect(said(20, { delInstituto: Q(20) })).toMatchObject(PRIMERO)
    expect(said(22, { delInstituto: Q(20) })).toMatchObject({
      nivel: 'bloquea',
      texto: 'Falta cerrar antes la quincena 20 de 2026',
    })
  })

  it('begins with the quincena in which a newer entity begins', () => {
    const nueva = { delInstituto: Q(20), vigente: Q(22) }
    expect(said(22, nueva)).toMatchObject(PRIMERO)
    expect(said(23, nueva)).toMatchObject({ nivel: 'bloquea', texto: 'Falta cerrar antes la quincena 22 de 2026' })
    expect(said(21, nueva)).toMatchObject({ nivel: 'bloquea' })
  })

  it('stays at the first one while that one is requested, reopened or not closed', () => {
    const pedida = { delInstituto: Q(20), primera: Q(22) }
    expect(said(22, pedida)).toMatchObject(PRIMERO)
    expect(said(23, pedida)).toMatchObject({ nivel: 'bloquea' })
  })

  it('goes on one by one', () => {
    const cerrada = { delInstituto: Q(20), primera: Q(20), ultima: Q(21) }
    expect(said(22, cerrada)).toBeNull()
    expect(said(21, cerrada)).toMatchObject({ nivel: 'bloquea', texto: 'La quincena 21 de 2026 ya está cerrada' })
    expect(said(24, cerrada)).toMatchObject({ nivel: 'bloquea', texto: 'Falta cerrar antes la quincena 22 de 2026' })
  })
})
