import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CasoResumen, ResumenCasos } from '#domain/procesos/casos/caso.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCasos } from '#seeds/demo/load-casos.ts'
import { signIn } from '#test/support/client.ts'

const contents = () =>
  selectRows('SELECT folio, asunto, estado, area, vence, afiliado_id, responsable_id FROM casos ORDER BY folio')

beforeAll(async () => {
  await loadAfiliados(today(), 60)
})
beforeEach(async () => {
  await inTransaction(() => execute('DELETE FROM casos'))
  expect(await loadCasos(today())).toBe(100)
})

describe('cases of the demo', () => {
  it('are a hundred in the four areas and beyond, in every state, with three to five norms and one to three modules', async () => {
    const { body } = await (await signIn('admin')).get<ResumenCasos>('/api/panel/casos/resumen')
    expect(body.estados.reduce((sum, { n }) => sum + n, 0)).toBe(100)
    expect(new Set(body.estados.map(({ area }) => area))).toEqual(
      new Set(['afiliacion', 'medicina', 'pensiones', 'prestamos', 'otra']),
    )
    const odd = await selectRows(
      `SELECT c.folio FROM casos c WHERE (SELECT COUNT(*) FROM caso_normas n WHERE n.caso_id = c.id) NOT BETWEEN 3 AND 5
         OR (SELECT COUNT(*) FROM caso_modulos m WHERE m.caso_id = c.id) NOT BETWEEN 1 AND 3`,
    )
    expect(odd).toEqual([])
  })

  it('keep the rules of real ones: nobody in progress without a person, none closed with a norm missing, none of tomorrow', async () => {
    const odd = await selectRows(
      `SELECT folio FROM casos c WHERE (estado <> 'pendiente' AND responsable_id IS NULL)
         OR (estado = 'completado' AND EXISTS (SELECT 1 FROM caso_normas n WHERE n.caso_id = c.id AND n.estado <> 'completado'))
         OR (estado = 'completado') <> (cerrado_at IS NOT NULL) OR actualizado_at > $1`,
      [`${today()}T23:59:59.999Z`],
    )
    expect(odd).toEqual([])
  })

  it('come once, and the same on the same day', async () => {
    const first = await contents()
    expect(await loadCasos(today())).toBe(0)
    await inTransaction(() => execute('DELETE FROM casos'))
    expect(await loadCasos(today())).toBe(100)
    expect(await contents()).toEqual(first)
  })

  it('a new case gets the next folio', async () => {
    const client = await signIn('jefe')
    const [one] = (await client.get<CasoResumen[]>('/api/panel/casos?range=[0,0]')).body
    const last = await selectRow<{ folio: string }>('SELECT MAX(folio) AS folio FROM casos')
    const body = { proceso: one?.proceso.id, asunto: 'Uno más', vence: '2027-01-15' }
    const res = await client.post<CasoResumen>('/api/casos', body)
    const n = Number(last?.folio.slice(-6)) + 1
    expect(res.body.folio).toBe(`CS-26-${String(n).padStart(6, '0')}`)
  })
})
