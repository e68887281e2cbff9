import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRows } from '#api/http/listas/define-rows.ts'
import type { RawListQuery } from '#api/http/listas/list-query.ts'
import type { Actor } from '#domain/acceso/actor.ts'

const ACTOR = { id: 1 } as Actor
const FILAS = [
  { id: 4, nombre: 'Ñandú 10', acierto: 0.5, lugar: 1 },
  { id: 1, nombre: 'Ñandú 9', acierto: 0.125, lugar: 2 },
  { id: 3, nombre: 'Zacate', acierto: null, lugar: 3 },
  { id: 2, nombre: 'Nogal', acierto: 0.5, lugar: 4 },
]
type Fila = (typeof FILAS)[number]

const listaDe = (tie?: (fila: Fila) => number) =>
  defineRows({
    authorize: () => {},
    rows: (_actor: Actor, { hasta = 9 }: { readonly hasta?: number }) =>
      Promise.resolve(FILAS.filter(({ lugar }) => lugar <= hasta)),
    columns: ['nombre', 'acierto'],
    defaultSort: ['nombre', 'ASC'],
    filters: { acierto: z.number() },
    asked: { hasta: z.int() },
    search: ['nombre', 'acierto'],
    ...(tie && { tie }),
    uno: 'La fila',
  })

const idsDe = async (raw: RawListQuery, tie?: (fila: Fila) => number) =>
  (await listaDe(tie).todos(ACTOR, raw)).map(({ id }) => id)

describe('a list of few rows', () => {
  it('sorts texts as Spanish does and shares as numbers; what is not there is first', async () => {
    expect(await idsDe({})).toEqual([2, 1, 4, 3])
    expect(await idsDe({ sort: ['acierto', 'ASC'] })).toEqual([3, 1, 2, 4])
  })

  it('keeps equal rows by their id, or by what it says, there and back; else as they were read', async () => {
    const desde = { sort: ['acierto', 'DESC'] }
    expect(await idsDe(desde)).toEqual([4, 2, 1, 3])
    expect(await idsDe(desde, ({ lugar }) => lugar)).toEqual([2, 4, 1, 3])
    expect(await idsDe(desde, () => 0)).toEqual([4, 2, 1, 3])
    expect(await idsDe({ sort: ['acierto', 'ASC'] }, () => 0)).toEqual([3, 1, 4, 2])
  })

  it.each([
    [{ q: 'NANDU 9' }, [1]],
    [{ q: ' ' }, [2, 1, 4, 3]],
    [{ acierto: 0.5 }, [2, 4]],
    [{ id: [3, 4] }, [4, 3]],
    [{ hasta: 2, acierto: 0.5 }, [4]],
  ])('narrowed by %o has %o', async (filter, ids) => {
    expect(await idsDe({ filter })).toEqual(ids)
  })

  it('gives a page with how many there are, one of them, or tells that there is none', async () => {
    const { list, get } = listaDe()
    expect(await list(ACTOR, { range: [1, 1] })).toEqual({ rows: [FILAS[1]], total: 4, offset: 1 })
    expect(await get(ACTOR, 3)).toEqual(FILAS[2])
    await expect(get(ACTOR, 9)).rejects.toThrow('La fila no existe.')
  })
})
