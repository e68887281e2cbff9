import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { planDe } from '#api/afiliacion/busqueda/plan.ts'
import { dialect, inTransaction, readers } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows, type Binds } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { padronGrande, type FilaPadron } from '#test/support/padron-grande.ts'

let todas: readonly FilaPadron[] = []
let salud = 0
let admin: Client
let ventanilla: Client
let pocos: Client

beforeAll(async () => {
  ;({ todas, salud } = await padronGrande())
  admin = await signIn('admin')
  ventanilla = await signIn('ventanilla1')
  pocos = await signIn('ventanilla2')
})

const cutBy = (sql: string) => ({ estrecha: () => sql, suelta: () => sql })

/** What a person would find by reading every name, in the order the list promises. */
function aMano(q: string, filas: readonly FilaPadron[], orden: 'ASC' | 'DESC' = 'ASC'): number[] {
  const words = foldText(q).split(' ').filter(Boolean)
  const found = filas.filter(({ nombre_plegado: nombre }) =>
    words.every((word) => nombre.split(' ').some((each) => each.startsWith(word))),
  )
  const lugar = ({ nombre_plegado: nombre }: FilaPadron) =>
    orden === 'ASC' && words.some((word) => nombre.startsWith(word)) ? 0 : 1
  const byName = (a: FilaPadron, b: FilaPadron) => (a.orden < b.orden ? -1 : a.orden > b.orden ? 1 : a.id - b.id)
  const way = orden === 'ASC' ? 1 : -1
  return found.toSorted((a, b) => lugar(a) - lugar(b) || way * byName(a, b)).map(({ id }) => id)
}

async function buscar(client: Client, body: object) {
  const res = await client.post<{ id: number }[]>('/api/panel/afiliados/buscar', body)
  expect([res.status, res.status === 200 ? '' : res.body]).toEqual([200, ''])
  const total = Number(res.headers.get('Content-Range')?.split('/').pop())
  return { ids: res.body.map(({ id }) => id), total, masDe: res.headers.get('Total-Mas-De') }
}

const TEXTOS = [
  'maria', 'María José', 'jose', 'hernandez', 'Hernández García', 'garcia hernandez maria', 'm', 'de', 'de la', 'a b', 'ma mar maria',
  'lopez', 'pérez', 'x', 'zzz', 'xi', 'ana', 'juan carlos', 'guadalupe', 'o', 'de la o', 'martinez m', 'sanchez jose luis', 'ma', 'n',
] // prettier-ignore

describe('a search by name', () => {
  it.each(TEXTOS)('finds for "%s" what reading every name finds, in that order, page after page', async (q) => {
    for (const [client, filas] of [
      [admin, todas],
      [ventanilla, todas.filter((fila) => fila.nivel1_id === salud)],
    ] as const) {
      const expected = aMano(q, filas)
      for (const first of [0, 25, 700, Math.max(0, expected.length - 10)]) {
        const { ids, total, masDe } = await buscar(client, { filter: { q }, range: [first, first + 24] })
        expect(ids).toEqual(expected.slice(first, first + 25))
        if (expected.length <= 1_000) expect([total, masDe]).toEqual([expected.length, null])
        else if (first + 25 > expected.length) expect([total, masDe]).toEqual([expected.length, null])
        else expect([total, masDe]).toEqual([Math.max(1_000, first + 25) + 1, String(Math.max(1_000, first + 25))])
      }
    }
  })

  it('finds the same backwards, and by another column whoever it finds', async () => {
    for (const q of ['maria', 'hernandez', 'maria hernandez', 'zacarias']) {
      const { ids } = await buscar(admin, { filter: { q }, sort: ['nombre', 'DESC'], range: [0, 24] })
      expect(ids).toEqual(aMano(q, todas, 'DESC').slice(0, 25))
      const byNumber = await buscar(admin, { filter: { q }, sort: ['id', 'ASC'], range: [0, 24] })
      expect(byNumber.ids).toEqual(
        aMano(q, todas)
          .toSorted((a, b) => a - b)
          .slice(0, 25),
      )
    }
  })

  it('keeps the other filters, and tells a few of them exactly', async () => {
    const rows = todas.filter(({ situacion }) => situacion === 'B')
    const { ids, total, masDe } = await buscar(admin, { filter: { q: 'maria', situacion: 'B' }, range: [0, 24] })
    const expected = aMano('maria', rows)
    expect(ids).toEqual(expected.slice(0, 25))
    expect([total, masDe]).toEqual(expected.length > 1_000 ? [1_001, '1000'] : [expected.length, null])
  })

  it('shows an office of few only its own', async () => {
    const { user } = (await pocos.get<{ user: { id_adscripcion: number } }>('/api/sesion')).body
    const own = todas.filter((fila) => fila.nivel1_id === user.id_adscripcion)
    const { ids } = await buscar(pocos, { filter: { q: 'maria' }, range: [0, 999] })
    expect(ids).toEqual(aMano('maria', own).slice(0, 1_000))
  })

  it('walks a small scope, asks the index for a rare word or two that seldom meet, and walks the names for a common one', async () => {
    const plan = async (words: readonly string[], cut: string) => (await planDe(words, cutBy(cut), 'corte')).plan
    expect(await plan(['maria'], 'a.nivel2_id = -1')).toBe('alcance')
    expect(await plan(['zzzz'], '1 = 1')).toBe('indice')
    expect(await plan(['m'], '1 = 1')).toBe('recorrido')
    expect(await plan(['m', 'zzzz'], '1 = 1')).toBe('indice')
    expect(await plan(['m', 'ma'], '1 = 1')).toBe('recorrido')
  })

  it('knows with its plan how many of a cut bear the words, unless it looked at others only', async () => {
    const contados = async (words: readonly string[], cut: string) =>
      (await planDe(words, cutBy(cut), 'corte')).contados
    expect(await contados(['maria'], `a.nivel1_id = ${salud}`)).toBe(1_001)
    const porId = todas.toSorted((a, b) => a.id - b.id)
    const desde = porId[8_500]?.id ?? 0
    expect(aMano('m', porId.slice(0, 8_500)).length).toBeGreaterThan(5_000)
    expect(aMano('m', porId.slice(8_501)).length).toBeGreaterThan(1_000)
    // PostgreSQL looks at people in any order, so it may have looked at enough of the cut: then the count is the true one.
    expect([null, 1_001]).toContain(await contados(['m'], `a.id > ${desde}`))
  })

  it('asks who bears a word of fifty thousand people or fewer, and of a more frequent one knows enough', async () => {
    const insert = 'INSERT INTO palabras_nombre (palabra, personas) VALUES'
    await execute(`${insert} ('zzfrecuente', 50000), ('zzfrecuentisima', 50001)`)
    // The padrón of the test has nobody with these names: whoever looks for the bearers finds none.
    expect(await planDe(['zzfrecuente'], cutBy('1 = 1'), 'todos')).toMatchObject({ plan: 'indice', contados: 0 })
    expect(await planDe(['zzfrecuente'], cutBy('1 = 1'), 'nadie')).toMatchObject({ plan: 'recorrido', contados: null })
    expect(await planDe(['zzfrecuentisima'], cutBy('1 = 1'), 'todos')).toMatchObject({
      plan: 'recorrido',
      contados: 1_001,
    })
    expect(await planDe(['zzfrecuentisima'], cutBy('1 = 1'), 'corte')).toMatchObject({
      plan: 'recorrido',
      contados: null,
    })
    await execute("DELETE FROM palabras_nombre WHERE palabra LIKE 'zzfrecuent%'")
  })

  it('comes to the same plan where it remembers that a scope is of many, and never takes one scope for another of the same words', async () => {
    const de = (nivel1: number) => {
      const condicion = (binds: Binds) => `a.nivel1_id = ${binds.add(nivel1)}`
      return planDe(['maria'], { estrecha: condicion, suelta: condicion }, 'corte')
    }
    const first = await de(salud)
    expect(first).toMatchObject({ plan: expect.not.stringMatching('alcance') as string, contados: 1_001 })
    const asked = vi.spyOn(readers, 'rows')
    expect(await de(salud)).toEqual(first)
    expect(asked.mock.calls.filter(([sql]) => sql.includes('AS pocas'))).toEqual([])
    asked.mockRestore()
    expect((await de(-1)).plan).toBe('alcance')
  })

  it('counts nobody where nobody asks for a count, and comes to the same plan', async () => {
    for (const words of [['maria'], ['maria', 'jose'], ['m', 'ma'], ['zzzz', 'maria']]) {
      const counted = await planDe(words, cutBy(`a.nivel1_id = ${salud}`), 'corte')
      expect((await planDe(words, cutBy(`a.nivel1_id = ${salud}`), 'nadie')).plan).toBe(counted.plan)
    }
    expect((await planDe(['m', 'ma'], cutBy('1 = 1'), 'nadie')).contados).toBe(null)
  })
})

describe('a word told by its beginning', () => {
  it('stands for the whole words of the padrón that begin so, unless they are many', async () => {
    const { enteras } = await planDe(['guad', 'm', 'qqq'], cutBy('1 = 1'), 'corte')
    expect([...enteras]).toEqual([['guad', ['guadalupe']]])
  })
})

describe('the words of names', () => {
  const cuenta = async () => {
    const rows = await selectRows<{ palabra: string; personas: number }>(
      'SELECT palabra, personas FROM palabras_nombre',
    )
    return new Map(rows.map(({ palabra, personas }) => [palabra, personas]))
  }
  const aManoPalabras = async () => {
    const rows = await selectRows<{ nombre_plegado: string }>('SELECT nombre_plegado FROM afiliados')
    const counts = new Map<string, number>()
    for (const { nombre_plegado: nombre } of rows)
      for (const word of new Set(nombre.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }

  const alta = async (n: number) => {
    const row = await selectRow<{ id: number }>(
      `INSERT INTO afiliados (interno, curp, nombre, apellido_paterno, nombre_plegado, fecha_nacimiento, sexo, fecha_alta, situacion, creado_at, actualizado_at)
       VALUES ($1, $2, 'MARIA', 'LOPEZ', 'lopez maria', '1990-01-01', 'F', '2020-01-01', 'A', '2026', '2026') RETURNING id`,
      [900_000 + n, `CURP${n}`],
    )
    return row!.id
  }

  it('are counted as people come, change their names and go', async () => {
    expect(await cuenta()).toEqual(await aManoPalabras())
    const id = await alta(0)
    await inTransaction(() =>
      execute('UPDATE afiliados SET nombre_plegado = $1 WHERE id = $2', ['ñandu unica unica maria', id]),
    )
    expect((await cuenta()).get('unica')).toBe(1)
    expect(await cuenta()).toEqual(await aManoPalabras())
    await inTransaction(() => execute('DELETE FROM afiliados WHERE id = $1', [id]))
    expect((await cuenta()).has('unica')).toBe(false)
    expect(await cuenta()).toEqual(await aManoPalabras())
  })

  it('hold up nobody who registers somebody of the same name meanwhile', async () => {
    const despacio = (n: number) =>
      inTransaction(async () => {
        const id = await alta(n)
        await new Promise((resolve) => setTimeout(resolve, 20))
        return id
      })
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => despacio(n)))
    expect(await cuenta()).toEqual(await aManoPalabras())
    await inTransaction(() => execute(`DELETE FROM afiliados WHERE id IN (${ids.join(', ')})`))
  })

  it('are counted of the people that were there before anybody counted', async () => {
    const before = await cuenta()
    const undo = {
      sqlite: ['alta', 'baja', 'cambio'].map((name) => `DROP TRIGGER afiliados_palabras_${name}`),
      postgres: [
        'DROP TRIGGER afiliados_palabras ON afiliados',
        'DROP FUNCTION contar_palabras_nombre',
        'DROP INDEX afiliados_palabras',
        `CREATE INDEX afiliados_nombre_trgm ON afiliados USING gin ((' ' || nombre_plegado) gin_trgm_ops)`,
      ],
    }
    const indexes = ['nombre', 'nivel0_nombre', 'nivel1_nombre', 'nivel2_nombre']
    await inTransaction(async () => {
      for (const sql of undo[dialect]) await execute(sql)
      for (const name of indexes) await execute(`DROP INDEX afiliados_${name}`)
      await execute('DROP TABLE palabras_nombre')
      await execute('CREATE INDEX afiliados_apellidos ON afiliados (nombre_plegado)')
      await execute('CREATE INDEX afiliados_nivel2 ON afiliados (nivel2_id)')
      await execute(`DELETE FROM migraciones WHERE nombre = '0073-palabras-de-nombres'`)
    })
    expect(await migrate()).toEqual(['0073-palabras-de-nombres'])
    expect(await cuenta()).toEqual(before)
    expect((await buscar(admin, { filter: { q: 'maria' }, range: [0, 24] })).ids).toHaveLength(25)
  })
})

describe('two common words that seldom meet', () => {
  it('are counted with their plan, each cut by itself', async () => {
    const conMaria = new Set(aMano('maria', todas))
    const ids = todas.map(({ id }) => id)
    const juntas = ids.filter((id) => conMaria.has(id)).slice(0, 700)
    const solas = ids.filter((id) => !conMaria.has(id)).slice(0, 5_500)
    await inTransaction(() =>
      execute(
        `UPDATE afiliados SET nombre_plegado = nombre_plegado || ' zeta' WHERE id IN (${[...juntas, ...solas].join(', ')})`,
      ),
    )
    onTestFinished(() =>
      inTransaction(() =>
        execute(
          `UPDATE afiliados SET nombre_plegado = replace(nombre_plegado, ' zeta', '') WHERE nombre_plegado LIKE '% zeta'`,
        ),
      ),
    )
    const { plan, contados } = await planDe(['maria', 'zeta'], cutBy('1 = 1'), 'corte')
    expect([plan, contados]).toEqual(['indice', 700])
    const enSalud = new Set(todas.filter((fila) => fila.nivel1_id === salud).map(({ id }) => id))
    const suyas = juntas.filter((id) => enSalud.has(id)).length
    expect((await planDe(['maria', 'zeta'], cutBy(`a.nivel1_id = ${salud}`), 'corte')).contados).toBe(suyas)
    const { total, ids: primeras } = await buscar(ventanilla, { filter: { q: 'maria zeta' }, range: [0, 24] })
    expect([total, primeras.length]).toEqual([suyas, 25])
  })
})
