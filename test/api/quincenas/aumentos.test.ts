import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { cerrarQuincena } from '#test/support/dinero/cadena-cierre.ts'
import { signIn } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

let ana: AltaHecha
let entidad: number

afterAll(flushReadAudit)

beforeAll(async () => {
  defineTrabajoAplicar()
  await inTransaction(() => execute(`UPDATE usuarios SET perfil_id = 1 WHERE usuario = 'auditor'`))
  const salud = await lugarDe(SALUD)
  entidad = salud.adscripcion
  ana = await personaActiva(await signIn('ventanilla1'), salud)
})

it('a close computes with the approved rise and writes its people’s movements, once', async () => {
  const admin = await signIn('admin')
  const pedido = { desde: '2226', porcentaje: 4, categorias: ['20B'] }
  const { huella } = (await admin.post<RevisionAumento>('/api/panel/aumentos/previsto', pedido)).body
  const { body } = await admin.post<{ id: number }>('/api/panel/aumentos', { ...pedido, motivo: 'Acuerdo 12', huella })
  await (await signIn('auditor')).post(`/api/panel/aumentos/${body.id}/aprobar`, { version: 1 })
  await cerrarQuincena('2226', entidad)
  // 12,335.75 × 1.04 = 12,829.18; half of it is 6,414.59, and FAA is 5 % of that.
  const [faa] = await selectRows<{ base: number; importe: number }>(
    `SELECT base_centavos AS base, importe_centavos AS importe FROM aportaciones WHERE afiliado_id = $1 AND clave = 'FAA'`,
    [ana.afiliadoId],
  )
  expect(faa).toEqual({ base: 641_459, importe: 32_073 })
  const person = await selectRow('SELECT sueldo_centavos AS sueldo FROM afiliados WHERE id = $1', [ana.afiliadoId])
  expect(person).toEqual({ sueldo: 1_282_918 })
  const movimientos = await selectRows(
    'SELECT fecha, observaciones FROM movimientos WHERE afiliado_id = $1 AND aumento_id = $2 AND aplicado',
    [ana.afiliadoId, body.id],
  )
  expect(movimientos).toEqual([{ fecha: '2026-11-16', observaciones: 'Acuerdo 12' }])
})
