import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { cerrarQuincena } from '#test/support/dinero/cadena-cierre.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

let ana: AltaHecha
let entidad: number

afterAll(flushReadAudit)

beforeAll(async () => {
  defineTrabajoAplicar()
  const salud = await lugarDe(SALUD)
  entidad = salud.adscripcion
  ana = await personaActiva(await signIn('ventanilla1'), salud)
})

it('a close computes with the authorised rise and writes its people’s movements, once', async () => {
  const admin = await signIn('admin')
  const pedido = { desde: '2226', porcentaje: 4, categorias: ['20B'] }
  const { huella } = (await admin.post<RevisionAumento>('/api/panel/aumentos/previsto', pedido)).body
  const { body } = await (
    await conSegundaMano(admin)
  ).post('/api/panel/aumentos', { ...pedido, motivo: 'Acuerdo 12', huella })
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
    `SELECT m.fecha, m.observaciones, us.usuario AS solicito, ua.usuario AS aprobo FROM movimientos m
     JOIN usuarios us ON us.id = m.solicitado_por JOIN usuarios ua ON ua.id = m.aprobado_por
     WHERE m.afiliado_id = $1 AND m.aumento_id = $2 AND m.aplicado`,
    [ana.afiliadoId, Number(body.registro)],
  )
  expect(movimientos).toEqual([
    { fecha: '2026-11-16', observaciones: 'Acuerdo 12', solicito: 'admin', aprobo: 'titular' },
  ])
})
