import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaArbol } from '#domain/organica/arbol.ts'
import { unidadesHoy } from '#api/afiliacion/reloj/nombres-al.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

interface Refusal {
  readonly error: string
  readonly codigo: string
  readonly campos?: Record<string, string>
}

let admin: Client
let salud: Lugar
let educacion: Lugar

const fusionar = (unidadId: number, origenes: readonly number[], fecha: string) =>
  admin.post<Refusal>('/api/panel/organica/actos', {
    tipo: 'fusionar',
    unidadId,
    origenes,
    fecha,
    documento: 'Oficio SA/112/2026',
  })
const areasDe = async (dependencia: number): Promise<number[]> =>
  (
    await selectRows<{ id: number }>('SELECT id FROM unidades WHERE parent_id = $1 AND activo ORDER BY id', [
      dependencia,
    ])
  ).map(({ id }) => id)
const reactivar = async (id: number) => {
  const row = await selectRow<{ nombre: string; clave: string; parent_id: number }>(
    `SELECT u.nombre, o.clave_3 AS clave, u.parent_id FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [id],
  )
  const body = { id_dependencia: row?.parent_id, clave: row?.clave, nombre: row?.nombre, activo: true }
  return admin.put<Refusal>(`/api/areas?id=${id}`, body)
}

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
  educacion = await lugarDe(EDUCACION)
})

describe('a merged unit', () => {
  it('is not reactivated: the answer names the successor and the act that separates it', async () => {
    const [queda = 0, cierra = 0] = await areasDe(salud.dependencia)
    expect((await fusionar(queda, [cierra], '2026-02-01')).status).toBe(201)
    const { status, body } = await reactivar(cierra)
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['activo']])
    expect(body.error).toMatch(/^.+ se integró a .+ el 1 feb 2026 y no se reactiva\. .*«Dividir»/)
    expect((await fusionar(cierra, [queda], '2026-03-01')).status).toBe(422)
  })
})

describe('two merges in opposite directions at once (dialect)', () => {
  it('only one of them is done, however many are sent', async () => {
    const [una = 0, otra = 0] = await areasDe(educacion.dependencia)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, n) =>
        n % 2 === 0 ? fusionar(una, [otra], '2026-02-01') : fusionar(otra, [una], '2026-02-01'),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
    const ring = await selectRow(
      'SELECT a.id FROM unidades a JOIN unidades b ON b.id = a.sucesora_id WHERE b.sucesora_id = a.id AND a.id IN ($1, $2)',
      [una, otra],
    )
    expect(ring).toBeNull()
  })
})

describe('a ring of successors that an earlier version stored', () => {
  it('ends every walk: the tree, names of today and the next act are answered', async () => {
    const finanzas = await lugarDe('Secretaría de Finanzas')
    await registrarAlta(await signIn('ventanilla1'), salud)
    const [una = 0, otra = 0, tercera = 0] = await areasDe(finanzas.dependencia)
    await inTransaction(async () => {
      const link = 'UPDATE unidades SET sucesora_id = $1, activo = $3 WHERE id = $2'
      await execute(link, [una, otra, false])
      await execute(link, [otra, una, false])
      await execute(
        `UPDATE afiliado_org SET nivel3_id = $1 WHERE id = (SELECT MAX(afiliado_org_id) FROM movimientos WHERE afiliado_org_id IS NOT NULL)`,
        [una],
      )
      await execute(`UPDATE afiliados SET nivel3_id = $1, situacion = 'A' WHERE id = (SELECT MAX(id) FROM afiliados)`, [
        una,
      ])
    })
    const arbol = await admin.get<RespuestaArbol>('/api/panel/organica/arbol')
    expect(arbol.status).toBe(200)
    expect((await unidadesHoy([una])).get(una)?.nombre).not.toBe('')
    const padre = await admin.post('/api/panel/organica/actos', {
      tipo: 'dividir',
      unidadId: finanzas.dependencia,
      hijas: [tercera],
      nombre: 'Dirección Nueva',
      fecha: '2026-11-20',
      documento: 'Oficio SA/113/2026',
    })
    expect(padre.status).toBe(201)
  })
})
