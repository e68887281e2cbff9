import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let salud: Client
let educacion: Client
let otro: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  salud = await signIn('ventanilla1')
  educacion = await signIn('ventanilla2')
  otro = await lugarDe(EDUCACION)
})

const folios = async (client: Client): Promise<string[]> =>
  (await client.post<MovimientoRenglon[]>('/api/panel/movimientos/buscar', { range: [0, 99] })).body.map(
    ({ folio }) => folio,
  )

describe('the place of a movement', () => {
  it('is that of its person: who is moved is out of the list of the office it left, and in that of the other', async () => {
    const { afiliadoId, folio } = await registrarAlta(salud, await lugarDe(SALUD))
    expect([(await folios(salud)).includes(folio), (await folios(educacion)).includes(folio)]).toEqual([true, false])
    await execute('UPDATE afiliados SET nivel1_id = $1, nivel2_id = $2 WHERE id = $3', [
      otro.adscripcion,
      otro.dependencia,
      afiliadoId,
    ])
    expect([(await folios(salud)).includes(folio), (await folios(educacion)).includes(folio)]).toEqual([false, true])
  })

  it('is written by nobody: no movement stands elsewhere than its person, however either was written', async () => {
    const row = await selectRow<{ n: number }>(
      `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
       WHERE COALESCE(m.lugar_nivel0, 0) <> COALESCE(a.nivel0_id, 0) OR COALESCE(m.lugar_nivel1, 0) <> COALESCE(a.nivel1_id, 0)
         OR COALESCE(m.lugar_nivel2, 0) <> COALESCE(a.nivel2_id, 0)`,
    )
    expect(row).toEqual({ n: 0 })
  })
})
