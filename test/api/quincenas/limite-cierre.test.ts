import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { anularCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { onDay } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { plainDate, type PlainDate } from '#domain/plain-date.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { ponerTasaMora, referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { signIn } from '#test/support/client.ts'

const Q22 = 2026 * 24 + 21
const dia = (month: number, day: number): PlainDate => plainDate(2026, month, day)
let entidadId: number
let afiliadoId: number

beforeAll(async () => {
  const salud = await lugarDe(SALUD)
  entidadId = salud.adscripcion
  afiliadoId = (await registrarAlta(await signIn('ventanilla1'), salud)).afiliadoId
  await ponerTasaMora('36.5')
  await execute(`UPDATE constantes SET desde = '2026-01-01' WHERE nombre = 'TASA_MORA_ANUAL'`)
})

beforeEach(async () => {
  for (const tabla of [
    'cargo_partes',
    'lineas_pago',
    'cargos',
    'cierre_totales',
    'aportaciones',
    'cierre_actos',
    'cierres',
  ])
    await execute(`DELETE FROM ${tabla}`)
  await ponerCalendario('2026-11-01', {
    '2026-11-26': 'ARCHIVO_APLICACION',
    '2026-11-27': 'PAGO',
    '2026-11-30': 'PAGO',
    '2026-12-11': 'ARCHIVO_APLICACION',
    '2026-12-14': 'PAGO',
    '2026-12-15': 'PAGO',
  })
})

/** A close of Salud of that total, requested by `quien` and applied on those days. */
async function aplicado(importe: number, solicitado: PlainDate, el: PlainDate, quien = 'validador1'): Promise<number> {
  const linea = { afiliadoId, fondo: 'fondo_ahorro', clave: 'FAA', importe }
  const id = await escribirCierre({ entidadId, quincena: Q22, lineas: [linea] })
  await execute(
    `INSERT INTO cierre_actos (cierre_id, vuelta, acto, hecho_at, usuario_id, huella)
     SELECT CAST($1 AS BIGINT), 1, 'solicitar', CAST($2 AS TEXT), id, '' FROM usuarios WHERE usuario = $3`,
    [id, `${solicitado}T18:00:00.000Z`, quien],
  )
  await onDay(el, () => inTransaction(() => emitirLinea(id)))
  return id
}
const emitida = (cierre: number) =>
  selectRow(
    `SELECT c.limite AS mora, c.motivo_limite AS motivo, l.limite, l.capital_centavos AS capital, l.interes_centavos AS interes
     FROM cargos c JOIN lineas_pago l ON l.cargo_id = c.id WHERE c.cierre_id = $1`,
    [cierre],
  )

describe('the limit of the line of a close', () => {
  it('is the last day of the first run of PAGO days that begins after it was applied', async () => {
    const timely = await aplicado(100_000, dia(11, 26), dia(11, 26))
    expect(await emitida(timely)).toEqual({
      mora: '2026-11-30',
      motivo: '',
      limite: '2026-11-30',
      capital: 100_000,
      interes: 0,
    })
  })

  it('is the next one without interest where the institute delayed it', async () => {
    const signedLate = await aplicado(100_000, dia(11, 26), dia(12, 1))
    const next = { mora: '2026-12-15', motivo: '', limite: '2026-12-15', capital: 100_000, interes: 0 }
    expect(await emitida(signedLate)).toEqual(next)
    await execute('DELETE FROM lineas_pago')
    await execute('DELETE FROM cargos')
    await execute(`UPDATE cierres SET estado = 'anulado'`)
    expect(await emitida(await aplicado(100_000, dia(12, 1), dia(12, 1), 'auxiliar'))).toEqual(next)
  })

  it('is the next one with interest from that of a timely close where the entity requested it late, and the slip says so', async () => {
    // Up to its own limit, 15 days after 30 November: 1,000.00 × 36.5 % × 15 ÷ 365 = 15.00.
    const late = await aplicado(100_000, dia(12, 2), dia(12, 7))
    expect(await emitida(late)).toEqual({
      mora: '2026-11-30',
      motivo: 'solicitud_tardia',
      limite: '2026-12-15',
      capital: 100_000,
      interes: 1_500,
    })
    const jefe = await signIn('jefe')
    const { body } = await jefe.get<ExplicacionLinea>(`/api/lineas-pago/${await referenciaDe(late)}/explicacion`)
    expect(body.moraDesde).toBe(
      'Los intereses corren desde el 30 nov 2026: la entidad solicitó el cierre después del día de aplicación.',
    )
    expect((await jefe.bytes(`/api/lineas-pago/${await referenciaDe(late)}/hoja`)).status).toBe(200)
  })

  it('stays the first one in a close made again, and an increase gets the new one', async () => {
    const first = await aplicado(100_000, dia(11, 26), dia(11, 26))
    await inTransaction(() => anularCargos(first))
    await execute(`UPDATE cierres SET estado = 'anulado' WHERE id = $1`, [first])
    // Again for 1,200.00: 15 days of 1,000.00 × 0.1 % = 15.00 up to its limit; nothing of the increase, which has that limit.
    const again = await aplicado(120_000, dia(12, 4), dia(12, 4))
    expect(await emitida(again)).toEqual({
      mora: '2026-11-30',
      motivo: 'cierre_repetido',
      limite: '2026-12-15',
      capital: 120_000,
      interes: 1_500,
    })
    expect(await selectRows('SELECT limite, capital_centavos AS capital FROM cargo_partes ORDER BY limite')).toEqual([
      { limite: '2026-11-30', capital: 100_000 },
      { limite: '2026-12-15', capital: 20_000 },
    ])
  })

  it('is missing where the calendar has no later run: nothing is issued, and the error says what to load', async () => {
    const refused = await aplicado(100_000, dia(12, 14), dia(12, 14)).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      status: 422,
      codigo: 'sin_dias_pago',
      message:
        'El calendario no tiene días de Referencia/Validación (PAGO) que empiecen después del 14 dic 2026 y de la aplicación de la quincena: cárgalos y vuelve a aplicar el cierre.',
    })
    expect(await selectRows('SELECT id FROM cargos')).toEqual([])
  })
})
