import { beforeAll, describe, expect, it } from 'vitest'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { nowAt, onDay, today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { plainDate } from '#domain/plain-date.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCierres } from '#seeds/demo/load-cierres.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { EDUCACION, lugarDe } from '#test/support/afiliacion.ts'
import { Client, signIn } from '#test/support/client.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { EN_SILENCIO, filaDe, firmarCierre, solicitarCierre } from '#test/support/dinero/cadena-cierre.ts'
import { portal } from '#test/cli/consola.ts'

/** Ordinal of quincena 22 of 2026, which is open. */
const Q22 = 2026 * 24 + 21

const began = new Date().toISOString()

beforeAll(async () => {
  await loadAfiliados(today(), 60)
  await loadCierres(today(), 2)
}, 120_000)

describe('the closes of the fictional institute', () => {
  it('were signed, applied and given their lines on the last day of their quincena', async () => {
    const days = await selectRows(
      `SELECT DISTINCT c.quincena, SUBSTR(c.cerrado_at, 1, 10) AS cerrado, SUBSTR(a.hecho_at, 1, 10) AS firmado,
              SUBSTR(l.emitida_at, 1, 10) AS emitida, l.emitida AS dia
       FROM cierres c JOIN cierre_actos a ON a.cierre_id = c.id AND a.acto <> 'solicitar' JOIN cargos k ON k.cierre_id = c.id
       JOIN lineas_pago l ON l.cargo_id = k.id WHERE c.quincena < $1 ORDER BY c.quincena`,
      [Q22],
    )
    const on = (dia: string) => ({ cerrado: dia, firmado: dia, emitida: dia, dia })
    expect(days).toEqual([
      { quincena: Q22 - 2, ...on('2026-10-31') },
      { quincena: Q22 - 1, ...on('2026-11-15') },
    ])
  })

  it('were requested on the ARCHIVO_APLICACION day: none was late by its entity', async () => {
    const days = await selectRows<{ dia: string }>(
      `SELECT DISTINCT SUBSTR(a.hecho_at, 1, 10) AS dia FROM cierre_actos a JOIN cierres c ON c.id = a.cierre_id
       WHERE a.acto = 'solicitar' AND c.quincena < $1 ORDER BY dia`,
      [Q22],
    )
    const aplicacion = await selectRows<{ dia: string }>(
      `SELECT fecha AS dia FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha BETWEEN '2026-10-16' AND '2026-11-15' ORDER BY dia`,
    )
    expect(days).toEqual(aplicacion)
    expect(await selectRows(`SELECT id FROM cargos WHERE motivo_limite <> ''`)).toEqual([])
  })

  it('are what was sealed, and the bitácora, which tells when it was really written, is whole', async () => {
    for (const codigo of ['2026', '2126']) {
      const { out } = await portal(`quincena verificar ${codigo}`)
      expect(out).toContain('íntegra')
      expect(out).not.toContain('DIFIERE')
    }
    expect((await verifyBitacora()).falla).toBeNull()
    const acts = await selectRows<{ at: string }>(`SELECT ocurrio_at AS at FROM bitacora WHERE acto LIKE 'cierre.%'`)
    expect(acts.length).toBeGreaterThan(0)
    expect(acts.filter(({ at }) => at < began)).toEqual([])
  })
})

describe('the open quincena of the fictional institute', () => {
  it('is closed by the accounts that its sign-in page tells, in their order, for an entity without a validator', async () => {
    const { firmantes } = (await new Client().get<RespuestaPortada>('/api/portada')).body
    const [solicita, ...firman] = firmantes.map(({ usuario }) => usuario)
    const { adscripcion } = await lugarDe(EDUCACION)
    const asked = await solicitarCierre(await signIn(solicita ?? ''), '2226', adscripcion)
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const etapas = []
    for (const usuario of firman) {
      const res = await firmarCierre(await signIn(usuario), '2226', adscripcion)
      expect(res.status, `${usuario}: ${JSON.stringify(res.body)}`).toBe(200)
      etapas.push(res.body.hechos[0]?.etapa)
    }
    expect(etapas).toEqual(['revisado', 'aprobado', 'firmado', 'aplicando'])
    await aplicarCierre(asked.body.hechos[0]?.id ?? 0, EN_SILENCIO)
    expect((await filaDe(await signIn('auditor'), '2226', adscripcion)).etapa).toBe('cerrado')
  })
})

it('work done as on another day begins at noon in Mexico, and today is today again after it', async () => {
  const before = today()
  const seen = await onDay(plainDate(2025, 2, 28), () => Promise.resolve([today(), nowAt().slice(0, 16)]))
  expect(seen).toEqual(['2025-02-28', '2025-02-28T18:00'])
  expect(today()).toBe(before)
})
