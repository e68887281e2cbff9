import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { dialect, inTransaction, readers } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { Bind } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { padronGrande, type FilaPadron } from '#test/support/padron-grande.ts'

let todas: readonly FilaPadron[] = []
let lugares: Readonly<Record<'salud' | 'dependencia' | 'entidad', number>>
let admin: Client
let ventanilla: Client

beforeAll(async () => {
  ;({ todas, ...lugares } = await padronGrande())
  admin = await signIn('admin')
  ventanilla = await signIn('ventanilla1')
})

type Valor = string | number
/** What each order reads of a row, in the words of the call. */
const ORDENES: Readonly<Record<string, (fila: FilaPadron) => Valor>> = {
  nombre: (fila) => fila.orden,
  interno: (fila) => fila.interno,
  curp: (fila) => fila.curp,
  situacion: (fila) => fila.situacion,
  fechaAlta: (fila) => fila.fecha_alta,
  sueldoCentavos: (fila) => fila.sueldo_centavos,
  id: (fila) => fila.id,
}

interface Filtro {
  readonly situacion?: string | readonly string[]
  readonly entidadId?: number
  readonly adscripcionId?: number | readonly number[]
  readonly dependenciaId?: number
}

/** Common, rare, of nobody; several; places above, at and below what the desk sees. */
const filtros = (): readonly Filtro[] => [
  {},
  { situacion: 'A' },
  { situacion: 'L' },
  { situacion: 'N' },
  { situacion: ['L', 'B', 'N'] },
  { situacion: ['A', 'L'], entidadId: lugares.entidad },
  { adscripcionId: lugares.salud },
  { adscripcionId: [lugares.salud, -1], situacion: 'A' },
  { dependenciaId: lugares.dependencia },
  { dependenciaId: lugares.dependencia, situacion: ['L'] },
  { adscripcionId: -1 },
]

const es = (valor: Valor | null, filtro: Valor | readonly Valor[] | undefined) =>
  filtro === undefined || (valor !== null && [filtro].flat().includes(valor))

function aMano(filas: readonly FilaPadron[], filtro: Filtro, campo: string, way: 1 | -1): number[] {
  const of = ORDENES[campo] ?? (() => 0)
  const compare = (a: Valor, b: Valor) => (a < b ? -1 : a > b ? 1 : 0)
  return filas
    .filter(
      (fila) =>
        es(fila.situacion, filtro.situacion) &&
        es(fila.nivel0_id, filtro.entidadId) &&
        es(fila.nivel1_id, filtro.adscripcionId) &&
        es(fila.nivel2_id, filtro.dependenciaId),
    )
    .toSorted((a, b) => way * (compare(of(a), of(b)) || a.id - b.id))
    .map(({ id }) => id)
}

const vistos = () =>
  [
    [admin, todas],
    [ventanilla, todas.filter((fila) => fila.nivel1_id === lugares.salud)],
  ] as const

describe('the padrón in order of', () => {
  it.each(Object.keys(ORDENES))(
    '%s is the same by hand, whatever it is narrowed to and whoever asks',
    async (campo) => {
      for (const [client, filas] of vistos())
        for (const filter of filtros())
          for (const [order, way] of [
            ['ASC', 1],
            ['DESC', -1],
          ] as const) {
            const expected = aMano(filas, filter, campo, way)
            for (const first of [0, 60]) {
              const range = [first, first + 24]
              const res = await client.post<{ id: number }[]>('/api/panel/afiliados/buscar', {
                filter,
                sort: [campo, order],
                range,
              })
              expect([filter, res.body.map(({ id }) => id)]).toEqual([filter, expected.slice(first, first + 25)])
              if (expected.length <= 1_000)
                expect(res.headers.get('Content-Range')).toMatch(new RegExp(`/${expected.length}$`))
              else expect(res.headers.get('Total-Mas-De')).toBe('1000')
            }
          }
    },
  )

  it('a search in another order is the same by hand, a common word and a rare one', async () => {
    for (const q of ['maria', 'zacarias'])
      for (const [client, filas] of vistos()) {
        const found = filas.filter((fila) => fila.nombre_plegado.split(' ').some((word) => word.startsWith(q)))
        for (const situacion of ['A', 'L', 'N']) {
          const res = await client.post<{ id: number }[]>('/api/panel/afiliados/buscar', {
            filter: { q, situacion },
            sort: ['interno', 'DESC'],
          })
          expect(res.body.map(({ id }) => id)).toEqual(aMano(found, { situacion }, 'interno', -1).slice(0, 25))
        }
      }
  })
})

describe('the padrón as it was on a day', () => {
  /** On licence since then, says history, whatever they are today. */
  const DESDE = '2012-01-01'

  it('is the same by hand, whether few or many were what is asked for', async () => {
    const conHistoria = new Set(todas.filter((_, n) => n % 4_001 === 0).map(({ id }) => id))
    await inTransaction(() =>
      insertRows(
        'historia_afiliado',
        ['afiliado_id', 'desde', 'registrado_at', 'situacion', 'campos'],
        [...conHistoria].map((id) => [id, DESDE, '2012-01-01T00:00:00.000Z', 'L', '{}']),
      ),
    )
    for (const al of ['2005-01-01', '2011-05-01', '2013-05-01'])
      for (const filter of [{}, { situacion: 'L' }, { situacion: ['L', 'N'] }, { situacion: 'N' }])
        for (const [client, filas] of vistos()) {
          const entonces = filas
            .filter(({ id, fecha_alta: alta }) => (conHistoria.has(id) ? DESDE : alta) <= al)
            .map((fila) => (conHistoria.has(fila.id) ? { ...fila, situacion: 'L' } : fila))
          const expected = aMano(entonces, filter, 'nombre', 1)
          const res = await client.post<{ id: number }[]>('/api/panel/afiliados/buscar', { filter: { ...filter, al } })
          expect([al, filter, res.body.map(({ id }) => id)]).toEqual([al, filter, expected.slice(0, 25)])
        }
  })
})

interface Nodo {
  readonly Alias?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Nodo[]
}

/** People whom PostgreSQL looked at. */
function miradas(nodo: Nodo): number {
  const own = nodo.Alias === 'a' ? nodo['Actual Rows'] + (nodo['Rows Removed by Filter'] ?? 0) : 0
  return own * nodo['Actual Loops'] + (nodo.Plans ?? []).reduce((sum, each) => sum + miradas(each), 0)
}

async function miradasPorPostgres(sql: string, bind: readonly Bind[]): Promise<number> {
  const explained = `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`
  const [row] = await readers.rows<{ 'QUERY PLAN': readonly { readonly Plan: Nodo }[] }>(explained, bind)
  return row?.['QUERY PLAN'].reduce((sum, { Plan }) => sum + miradas(Plan), 0) ?? 0
}

/** How SQLite comes to `afiliados a` where it walks the table, or an index beside which it must look people up. */
async function pasosLargos(sql: string, bind: readonly Bind[]): Promise<string[]> {
  const rows = await readers.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, bind)
  return rows
    .map(({ detail }) => detail)
    .filter(
      (detail) =>
        /^(?:SCAN|SEARCH) a\b/.test(detail) && !/^(?:SEARCH|SCAN) a USING COVERING|^SEARCH a USING/.test(detail),
    )
}

async function sentenciasDe(client: Client, body: object): Promise<readonly (readonly [string, readonly Bind[]])[]> {
  const asked = vi.spyOn(readers, 'rows')
  expect((await client.post('/api/panel/afiliados/buscar', body)).status).toBe(200)
  const calls = asked.mock.calls.filter(([sql]) => sql.includes('FROM afiliados a'))
  asked.mockRestore()
  expect(calls.length).toBeGreaterThan(0)
  return calls
}

describe('a page of the padrón', () => {
  // SQLite does not end an EXPLAIN that it keeps prepared: its connection would read an old moment from then on.
  afterEach(() => readers.renew())

  // Whoever walks people in the order of their records walks the table itself.
  const campos = Object.keys(ORDENES).filter((campo) => campo !== 'id' && campo !== 'curp')

  /** SQLite is asked for its plan; PostgreSQL, whose plan changes with the figures it has, for the people it looked at. */
  const REVISA = { sqlite: sinBuscarANadie, postgres: sinMirarAOtros } as const

  it.each(campos)('in order of %s reads no people whom it does not show', (campo) => REVISA[dialect](campo))
})

async function sinBuscarANadie(campo: string): Promise<void> {
  for (const [client] of vistos())
    for (const filter of [...filtros(), { q: 'maria', situacion: 'N' }, { al: '2005-01-01' }])
      for (const [sql, bind] of await sentenciasDe(client, { filter, sort: [campo, 'ASC'] }))
        expect([filter, await pasosLargos(sql, bind)]).toEqual([filter, []])
}

/** Only where few are asked for: many are walked in their order, past those that the filter leaves out. */
async function sinMirarAOtros(campo: string): Promise<void> {
  for (const [client, filas] of vistos())
    for (const filter of filtros()) {
      const found = aMano(filas, filter, campo, 1).length
      if (found > 30) continue
      for (const [sql, bind] of await sentenciasDe(client, { filter, sort: [campo, 'ASC'] }))
        expect(await miradasPorPostgres(sql, bind)).toBeLessThanOrEqual(2 * found)
    }
}
