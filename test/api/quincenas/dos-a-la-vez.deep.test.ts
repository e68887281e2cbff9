import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { portal } from '#test/cli/consola.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { firmarHasta } from '#test/support/dinero/cadena-cierre.ts'
import { Turno, vigilarTransacciones } from '#test/support/turnos.ts'

/** Two chunks of lines. */
const PERSONAS = 126
let id: number
let dejarDeVigilar: () => void

beforeAll(async () => {
  defineTrabajoAplicar()
  const lugar = await lugarDe(SALUD)
  const categoria = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '20B'`))!.id
  for (let i = 0; i < PERSONAS; i += 1)
    await ponerPersona({ lugar, categoria, sueldoCentavos: 1_233_575, situacion: 'A', interno: 800_001 + i })
  id = await firmarHasta('2226', lugar.adscripcion, 'titular')
  dejarDeVigilar = vigilarTransacciones()
})

afterAll(async () => {
  dejarDeVigilar()
  await flushReadAudit()
})

/** Signed by everybody and never applied, whatever became of it before. */
beforeEach(abrirOtraVez)

async function abrirOtraVez() {
  await execute(`UPDATE cierres SET estado = 'aplicando', sello = '', cerrado_at = NULL WHERE id = $1`, [id])
  await execute('DELETE FROM lineas_pago WHERE cargo_id IN (SELECT id FROM cargos WHERE cierre_id = $1)', [id])
  await execute('DELETE FROM cargos WHERE cierre_id = $1', [id])
}

/** A worker that applies it and may be stopped at whatever it tells and before whatever it writes. */
const trabajador = () => new Turno<string>((turno) => aplicarCierre(id, { paso: () => turno.punto() }))

const guardado = async () => {
  const row = await selectRow<{ sellos: number }>(
    `SELECT (SELECT estado FROM cierres WHERE id = $1) AS estado,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM cierre_personas WHERE cierre_id = $1) AS personas,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM aportaciones WHERE cierre_id = $1) AS lineas,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM cierre_totales WHERE cierre_id = $1) AS totales,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos WHERE cierre_id = $1) AS cargos,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM cierre_actos WHERE cierre_id = $1) AS actos,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM bitacora WHERE acto = 'cierre.aplicar') AS sellos`,
    [id],
  )
  return row!
}

/** Nobody went back on the five acts of the chain; everybody's seven lines are there, and so is one total of each. */
const ENTERO = { estado: 'cerrado', personas: PERSONAS, lineas: PERSONAS * 7, totales: 7, cargos: 1, actos: 5 }

/** What the one that did not close it was told: that another did, or that nothing was left. */
function fueDelOtro(settled: PromiseSettledResult<string>): boolean {
  if (settled.status === 'fulfilled') return settled.value.startsWith('Nada por aplicar')
  return settled.reason instanceof AppError && settled.reason.codigo === 'otro_intento'
}

const cerro = (settled: PromiseSettledResult<string>) =>
  settled.status === 'fulfilled' && settled.value.startsWith('Quincena cerrada')

/** Points of a worker that nobody disturbs; how far it goes before it publishes. */
async function contarPuntos(): Promise<number> {
  const alone = trabajador()
  expect(cerro(await alone.fin())).toBe(true)
  await abrirOtraVez()
  return alone.puntos
}

describe('two workers that apply one close at once', () => {
  it.each([
    ['the second does it whole while the first stands still', Number.POSITIVE_INFINITY],
    ['the second has just taken it when the first goes on', 1],
    ['the second has everything prepared when the first goes on', -1],
  ])(
    'at whatever point the first stands: %s',
    async (_, segundo) => {
      const puntos = await contarPuntos()
      expect(puntos).toBeGreaterThan(10)
      for (let stands = 0; stands < puntos; stands += 1) {
        await abrirOtraVez()
        const { sellos } = await guardado()
        const [first, second] = [trabajador(), trabajador()]
        await first.hasta(stands)
        await second.hasta(segundo < 0 ? puntos - 1 : segundo)
        const told = [await first.fin(), await second.fin()]
        expect([told.filter(cerro).length, told.filter(fueDelOtro).length], `stopped at ${stands}`).toEqual([1, 1])
        expect(await guardado(), `stopped at ${stands}`).toEqual({ ...ENTERO, sellos: sellos + 1 })
        expect((await portal('quincena verificar 2226')).out, `stopped at ${stands}`).toContain('íntegra')
      }
    },
    180_000,
  )
})
