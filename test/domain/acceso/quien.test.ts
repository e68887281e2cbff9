import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import { can } from '#domain/acceso/can.ts'
import type { Quien } from '#domain/acceso/quien.ts'
import { manoMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import { manoCierre, rechazoCierre } from '#domain/quincenas/acciones-cierre.ts'

const [JEFE, AUXILIAR, DIRECTOR, TITULAR] = [3, 2, 4, 5]
const acts = (...actos: Acto[]) => new Set<Acto>(actos)
const delegada = (deId: number, ...actos: Acto[]) => ({
  deId,
  deNombre: 'Quien delega',
  ids: [deId],
  actos: acts(...actos),
})
const DIRECTOR_POR_TITULAR: Quien = {
  ids: [DIRECTOR],
  actos: acts('ver', 'firmar'),
  delegadas: [delegada(TITULAR, 'autorizar')],
}

describe('a delegate in the chain of a close', () => {
  it('keeps the own signature though who lends theirs took part', () => {
    const reabierto = { etapa: 'aprobado', participantes: [AUXILIAR, JEFE, TITULAR], enFecha: true } as const
    expect(manoCierre('firmar', reabierto, DIRECTOR_POR_TITULAR)).toEqual({ rechazo: null, delegada: null })
  })

  it('gives the lent signature where neither of the two took part, and never a second one', () => {
    const firmado = (...participantes: number[]) => ({ etapa: 'firmado', participantes, enFecha: true }) as const
    expect(manoCierre('autorizar', firmado(JEFE), DIRECTOR_POR_TITULAR)).toMatchObject({
      rechazo: null,
      delegada: { deId: TITULAR },
    })
    expect(rechazoCierre('autorizar', firmado(JEFE, DIRECTOR), DIRECTOR_POR_TITULAR)).toBe('persona')
    expect(rechazoCierre('autorizar', firmado(JEFE, TITULAR), DIRECTOR_POR_TITULAR)).toBe('persona')
  })

  it('returns by the lent signature what the own one could not', () => {
    const auxiliar: Quien = { ids: [AUXILIAR], actos: acts('revisar'), delegadas: [delegada(JEFE, 'aprobar')] }
    expect(manoCierre('devolver', { etapa: 'aprobado', participantes: [], enFecha: true }, auxiliar)).toMatchObject({
      delegada: { deId: JEFE },
    })
    expect(manoCierre('devolver', { etapa: 'solicitado', participantes: [], enFecha: true }, auxiliar)).toMatchObject({
      delegada: null,
    })
  })
})

it('a delegate corrects no movement of who lends the signature', () => {
  const quien: Quien = { ids: [2], actos: acts('capturar'), delegadas: [delegada(9, 'validar')] }
  const movimiento = {
    etapa: 'Solicitado',
    autores: [9],
    participantes: [],
    sinValidador: false,
    sobreLimite: false,
    ultimo: null,
  } as const
  expect(manoMovimiento('corregir', movimiento, quien, '2026-11-20T12:00:00.000Z').rechazo).toBe('persona')
})

it('a lent act opens nothing outside the views of who lends it', () => {
  const rights = {
    perfilId: 4,
    actos: acts('ver', 'aprobar'),
    vistas: new Set(['extemporaneas', 'jefeDpto']),
    propios: { actos: acts('ver'), vistas: new Set(['extemporaneas']) },
  }
  const lent = { deId: 3, deNombre: 'Jefe', actos: acts('aprobar'), vistas: new Set(['jefeDpto']) }
  expect(can({ ...rights, delegaciones: [lent] }, 'movimientos.aprobar')).toBe(true)
  expect(can({ ...rights, delegaciones: [lent] }, 'extemporaneas.aprobar')).toBe(false)
  expect(can({ perfilId: 3, actos: rights.actos, vistas: rights.vistas }, 'extemporaneas.aprobar')).toBe(true)
})
