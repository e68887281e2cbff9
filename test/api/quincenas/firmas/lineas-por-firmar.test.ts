import { afterAll, expect, it } from 'vitest'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { EN_SILENCIO, firmarCierre, firmarHasta } from '#test/support/dinero/cadena-cierre.ts'
import { personaActiva } from '#test/support/tramites.ts'

afterAll(flushReadAudit)

it('a signature shows as many payment lines as applying issues: of the entity and of each person on leave', async () => {
  defineTrabajoAplicar()
  const desk = await signIn('ventanilla1')
  const titular = await signIn('titular')
  const salud = await lugarDe(SALUD)
  for (const situacion of ['A', 'L', 'L']) await personaActiva(desk, salud, situacion)
  const id = await firmarHasta('2226', salud.adscripcion, 'director')
  const previsto = await titular.post<FirmaPrevista>('/api/quincenas/2226/cierres/firmar/previsto', { cierres: [id] })
  // 2,343.79 of each of the three.
  expect(previsto.body.cierres).toMatchObject([
    { personas: 3, lineasPago: 3, totalEntidadCentavos: 234_379, totalLicenciaCentavos: 468_758 },
  ])
  expect((await firmarCierre(titular, '2226', salud.adscripcion)).status).toBe(200)
  await aplicarCierre(id, EN_SILENCIO)
  const lineas = await selectRow(
    `SELECT CAST(COUNT(*) AS INTEGER) AS n, CAST(SUM(l.capital_centavos) AS BIGINT) AS total
     FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id WHERE c.cierre_id = $1`,
    [id],
  )
  expect(lineas).toEqual({ n: 3, total: 703_137 })
})
