import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { dialect, inTransaction, readers } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'

interface Rechazo {
  readonly codigo: string
  readonly error: string
}

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const GABRIELA = String.raw`^Gabriela Sandoval Ríos, a las \d\d:\d\d, `

describe('a change that comes late is told who made the one before', () => {
  it('of a menu, changed alone or moved among others', async () => {
    const todos = async () => (await admin.get<MenuRegistro[]>('/api/menus/abc')).body
    const [uno, otro] = (await todos()).filter(({ parent_id: parent }) => parent === null)
    const late = (menu: MenuRegistro) =>
      admin.put<Rechazo>('/api/panel/menus', { menus: [{ ...menu, nombre: 'Tarde' }] })
    await admin.put('/api/panel/menus', { menus: [{ ...uno!, nombre: 'Primero' }] })
    expect((await late(uno!)).body.error).toMatch(new RegExp(`${GABRIELA}cambió el menú Primero mientras lo editabas`))
    expect((await late({ ...otro!, version: otro!.version + 5 })).body.error).toBe(
      `Otra persona cambió el menú ${otro!.nombre} mientras lo editabas.`,
    )
    const [first] = (await todos()).filter(({ id }) => id === uno!.id)
    await admin.put('/api/panel/menus', {
      menus: [
        { ...first!, orden: otro!.orden },
        { ...otro!, orden: first!.orden },
      ],
    })
    expect((await late(otro!)).body.error).toMatch(new RegExp(`${GABRIELA}cambió el menú ${otro!.nombre} `))
  })

  it('of where the institute is, that goes with its other data', async () => {
    const datos = { domicilio: 'Avenida de los Olmos 100', telefono: '449 555 0100', correo: 'contacto@ejemplo.gob.mx' }
    const { version } = (await admin.get<{ version: number }>('/api/ubicacion')).body
    const { id } = (await admin.get<{ id: number }>('/api/info')).body
    await admin.put('/api/info', { id, campo: 'contacto', valor: 'Extensión 100', version })
    const late = await admin.put<Rechazo>('/api/panel/ubicacion', { ...datos, version })
    expect([late.status, late.body.codigo]).toEqual([409, 'version'])
    expect(late.body.error).toMatch(new RegExp(`${GABRIELA}cambió los datos del instituto mientras los editabas`))
  })
})

describe('the last change of one record', () => {
  const FILAS = 20_000

  beforeAll(async () => {
    const columns = ['ocurrio_at', 'actor', 'medio', 'direccion', 'acto', 'objeto', 'objeto_id', 'hash_previo', 'hash']
    // Recent: acts of more than a week ago are not read.
    const at = new Date().toISOString()
    const row = (n: number) => {
      const hash = String(n).padStart(64, 'f')
      return [at, 'prueba', 'semilla', 'prueba', 'movimiento.leer', 'movimiento', `A-26-${n % 100}`, hash, `x${hash}`]
    }
    await inTransaction(() =>
      insertRows(
        'bitacora',
        columns,
        Array.from({ length: FILAS }, (_, n) => row(n)),
      ),
    )
    await inTransaction(() => execute('ANALYZE bitacora'))
  })

  it('is found by the index of its acts, and no reading is one', async () => {
    const asked = vi.spyOn(readers, 'rows')
    const registro = { objeto: 'movimiento', objetoId: 'A-26-7' } as const
    expect((await staleVersion(registro, 'lo cambió.')).message).toBe('Otra persona lo cambió.')
    const [sql, bind] = asked.mock.calls.at(-1)!
    asked.mockRestore()
    const explain = dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
    const plan = JSON.stringify(await readers.rows(`${explain} ${sql}`, bind))
    expect(plan).toContain('bitacora_objeto')
    expect(plan).not.toMatch(/SCAN b\b|Seq Scan on bitacora/)
  })
})
