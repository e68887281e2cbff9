import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { EN_SILENCIO, firmarHasta } from '#test/support/dinero/cadena-cierre.ts'
import { signIn } from '#test/support/client.ts'
import { cortarEn, vigilarConexiones } from '#test/support/cortes.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { portal } from '#test/cli/consola.ts'

/** More than one chunk of lines. By hand as many as there may be: `docs/cierre.md` says how. */
const PERSONAS = Number(process.env['CORTES_PERSONAS'] ?? 255)
const CORTES = 25
/** Time for those few, and for each of many: each of the cuts may come at the very end. */
const LIMITE_MS = 180_000 + PERSONAS * 60
let salud: Lugar
let id: number
let folio: string
let dejarDeVigilar: () => void

beforeAll(async () => {
  defineTrabajoAplicar()
  salud = await lugarDe(SALUD)
  const categoria = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '20B'`))!.id
  const persona = { lugar: salud, categoria, sueldoCentavos: 1_233_575, situacion: 'A' } as const
  let afiliadoId = 0
  await inTransaction(async () => {
    for (let i = 0; i < PERSONAS; i += 1) afiliadoId = await ponerPersona({ ...persona, interno: 800_001 + i })
  })
  folio = await escribirMovimiento({ afiliadoId, tipo: 'licencia', fecha: '2026-11-20' })
  id = await firmarHasta('2226', salud.adscripcion, 'titular')
  dejarDeVigilar = vigilarConexiones()
}, LIMITE_MS)

afterAll(async () => {
  dejarDeVigilar()
  await flushReadAudit()
})

/** Everything of a close that somebody could see. */
const visible = () =>
  selectRow(
    `SELECT (SELECT estado FROM cierres WHERE id = $1) AS estado,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM movimientos WHERE folio = $2 AND aplicado) AS aplicados,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM afiliados WHERE situacion = 'L') AS licencias,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos WHERE cierre_id = $1) AS cargos,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id WHERE c.cierre_id = $1) AS referencias,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM bitacora WHERE acto = 'cierre.aplicar' AND objeto_id = $3) AS sellos`,
    [id, folio, String(id)],
  )

const NADA = { estado: 'aplicando', aplicados: 0, licencias: 0, cargos: 0, referencias: 0, sellos: 0 }

describe('applying a close while the database is lost', () => {
  it(
    'at any of its statements has done nothing, and is done whole by taking it up again',
    async () => {
      // How many statements a whole one takes is told by one that fails at its very end: nobody else's close is used up.
      cortarEn(Number.POSITIVE_INFINITY)
      await expect(
        aplicarCierre(id, {
          paso: (_, texto) => (texto === 'Publicando' ? Promise.reject(new Error('cut')) : undefined),
        }),
      ).rejects.toThrow()
      const hastaPublicar = cortarEn(Number.POSITIVE_INFINITY)
      expect(hastaPublicar).toBeGreaterThan(10)
      // Some before publishing, most in its one transaction.
      const antes = Array.from({ length: 8 }, (_, i) => 1 + Math.floor((i * hastaPublicar) / 8))
      const dentro = Array.from({ length: CORTES - antes.length }, (_, i) => hastaPublicar + 1 + i)
      for (const n of [...antes, ...dentro]) {
        cortarEn(n)
        await expect(aplicarCierre(id, EN_SILENCIO), `statement ${n}`).rejects.toThrow()
        cortarEn(Number.POSITIVE_INFINITY)
        expect(await visible(), `statement ${n}`).toEqual(NADA)
      }
      // Two workers take it up at once.
      const told = await Promise.allSettled([aplicarCierre(id, EN_SILENCIO), aplicarCierre(id, EN_SILENCIO)])
      expect(told.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect(await visible()).toMatchObject({ estado: 'cerrado', aplicados: 1, licencias: 1, sellos: 1 })
      const kept = await selectRow(
        `SELECT (SELECT CAST(COUNT(*) AS INTEGER) FROM cierre_personas WHERE cierre_id = $1) AS personas,
         (SELECT CAST(COUNT(*) AS INTEGER) FROM aportaciones WHERE cierre_id = $1) AS lineas,
         (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos WHERE cierre_id = $1 AND obligado = 'entidad') AS cargos`,
        [id],
      )
      // Seven lines each; days with salary and days on leave make fourteen of one person.
      expect(kept).toEqual({ personas: PERSONAS, lineas: PERSONAS * 7 + 7, cargos: 1 })
      expect((await portal('quincena verificar 2226')).out).toContain('íntegra')
    },
    LIMITE_MS,
  )
})

describe('applying a close while a desk works', () => {
  it('is not begun again because somebody is registered meanwhile', async () => {
    const { adscripcion } = await lugarDe(EDUCACION)
    const cierre = await firmarHasta('2226', adscripcion, 'titular', 'admin')
    const desk = await signIn('ventanilla2')
    const steps: string[] = []
    await aplicarCierre(cierre, {
      paso: async (_, texto) => {
        steps.push(texto)
        if (texto === 'Publicando') await registrarAlta(desk, await lugarDe(EDUCACION))
      },
    })
    expect(steps.filter((step) => step === 'Preparando')).toHaveLength(1)
    expect(await selectRow('SELECT estado FROM cierres WHERE id = $1', [cierre])).toEqual({ estado: 'cerrado' })
  })
})
