import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AtencionQuincena } from '#domain/quincenas/atencion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

/** Quincenas of 2026: year × 24 + number − 1. */
const Q21 = 48_644
const CODIGO = '/api/quincenas/2126/atencion'

interface Rechazo {
  readonly error: string
  readonly codigo: string
}

let auxiliar: Client
let auditor: Client
let validador: Client
let salud: Lugar
let educacion: Lugar
const altas: AltaHecha[] = []

afterAll(() => flushReadAudit())

/** The alta as one of that quincena, requested at noon of 1 November and approved so many hours later; null: not yet. */
async function poner(alta: AltaHecha, quincena: number, horas: number | null): Promise<void> {
  const aprobado = horas === null ? null : new Date(Date.UTC(2026, 10, 1, 12 + horas)).toISOString()
  await inTransaction(() =>
    execute(
      `UPDATE movimientos SET quincena = $1, solicitado_at = '2026-11-01T12:00:00.000Z', aprobado_at = $2,
         aplicar = ${aprobado === null ? SQL_FALSE : SQL_TRUE} WHERE id = $3`,
      [quincena, aprobado, alta.movimiento],
    ),
  )
}

const leer = async (client = auxiliar) => (await client.get<AtencionQuincena>(CODIGO)).body
const fila = ({ entidades }: AtencionQuincena, id: number) => entidades.find((one) => one.id === id)
const enviar = (huella: string, client = auxiliar) =>
  client.post<AtencionQuincena & Rechazo>(`${CODIGO}/envio`, { huella })

beforeAll(async () => {
  ;[auxiliar, auditor, validador] = [await signIn('auxiliar'), await signIn('auditor'), await signIn('validador1')]
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  const desk = await signIn('ventanilla1')
  while (altas.length < 3) altas.push(await registrarAlta(desk, salud))
  altas.push(await registrarAlta(await signIn('ventanilla2'), educacion))
})

beforeEach(async () => {
  await execute('DELETE FROM atencion_envios')
  // Salud in Q21: 24 h and 48 h; five quincenas before, 12 h, and six before, 240 h, which is out. Educación in Q21: 96 h.
  await poner(altas[0]!, Q21, 24)
  await poner(altas[1]!, Q21, 48)
  await poner(altas[2]!, Q21 - 5, 12)
  await poner(altas[3]!, Q21, 96)
})

describe('Tiempo de Atención', () => {
  it('tells each entity’s mean beside that of all over six quincenas', async () => {
    const atencion = await leer()
    expect(atencion).toMatchObject({ quincena: '2126', periodo: '1 al 15 de noviembre', errores: [], envio: null })
    // (24 + 48) / 2 = 36 h; (24 + 48 + 12 + 96) / 4 = 45 h = 1.875 days.
    expect(fila(atencion, salud.adscripcion)).toMatchObject({ movimientos: 2, realDias: 1.5, promedioDias: 1.9 })
    expect(fila(atencion, educacion.adscripcion)).toMatchObject({ movimientos: 1, realDias: 4, promedioDias: 1.9 })
    expect(
      atencion.entidades.filter(({ movimientos }) => movimientos === 0).every(({ realDias }) => realDias === null),
    ).toBe(true)
    await poner(altas[2]!, Q21 - 6, 240)
    // (24 + 48 + 96) / 3 = 56 h.
    expect(fila(await leer(), salud.adscripcion)?.promedioDias).toBe(2.3)
    await poner(altas[2]!, Q21 - 5, 12)
  })

  it('shows a dependency its own entity, and nobody a quincena to come', async () => {
    const own = await leer(validador)
    expect(own.entidades.map(({ id }) => id)).toEqual([salud.adscripcion])
    expect([own.actions, (await leer(auditor)).actions, (await leer()).actions]).toEqual([[], [], ['enviar']])
    expect((await auxiliar.get('/api/quincenas/2326/atencion')).status).toBe(404)
    expect((await auxiliar.get('/api/quincenas/nada/atencion')).status).toBe(400)
  })
})

describe('sending the validated data', () => {
  it('is refused while a movement waits or was approved before it was requested', async () => {
    await poner(altas[1]!, Q21, null)
    const waiting = await leer()
    expect(waiting.errores).toEqual([
      {
        entidadId: salud.adscripcion,
        entidad: SALUD,
        mensaje: '1 movimiento sigue sin aprobar: su tiempo de atención todavía no está completo.',
      },
    ])
    const refused = await enviar(waiting.huella)
    expect([refused.status, refused.body.codigo]).toEqual([422, 'datos_invalidos'])
    expect(refused.body.error).toContain('1 movimiento sigue sin aprobar')
    await poner(altas[1]!, Q21, -24)
    const before = await leer()
    expect(before.errores.map(({ mensaje }) => mensaje)).toEqual([
      `${altas[1]!.folio}: se aprobó el 31 oct 2026, antes de solicitarse el 1 nov 2026.`,
    ])
    expect((await enviar(before.huella)).status).toBe(422)
    await poner(altas[1]!, Q21, 48)
  })

  it('keeps what was seen, signed, once; what changed since is seen first, and may be sent again', async () => {
    const seen = await leer()
    await poner(altas[1]!, Q21, 72)
    const stale = await enviar(seen.huella)
    expect([stale.status, stale.body.codigo]).toEqual([409, 'huella'])
    const now = await leer()
    const sent = await enviar(now.huella)
    expect(sent.status).toBe(201)
    expect(sent.body.envio).toMatchObject({ huella: now.huella, vigente: true })
    const again = await enviar(now.huella)
    expect([again.status, again.body.codigo]).toEqual([409, 'enviado'])
    const kept = await selectRow<{ datos: string; huella: string }>('SELECT datos, huella FROM atencion_envios')
    const datos = JSON.parse(kept!.datos) as { quincena: number; entidades: { id: number; realDias: number | null }[] }
    expect(datos.quincena).toBe(Q21)
    // (24 + 72) / 2 = 48 h.
    expect(datos.entidades.find(({ id }) => id === salud.adscripcion)?.realDias).toBe(2)
    const noted = await selectRows(`SELECT id FROM bitacora WHERE acto = 'atencion.enviar' AND objeto_id = '2126'`)
    expect(noted).toHaveLength(1)

    // It says when the data are no longer those that were sent, and takes them again.
    await poner(altas[1]!, Q21, 48)
    const changed = await leer()
    expect(changed.envio?.vigente).toBe(false)
    expect((await enviar(changed.huella)).status).toBe(201)
  })

  it('has nothing to send of a quincena in which nothing was approved', async () => {
    const call = '/api/quincenas/1926/atencion'
    const { body } = await auxiliar.get<AtencionQuincena>(call)
    expect([body.errores, body.actions]).toEqual([[], []])
    const refused = await auxiliar.post<Rechazo>(`${call}/envio`, { huella: body.huella })
    expect([refused.status, refused.body.codigo]).toEqual([422, 'sin_datos'])
  })

  it('is the reviewer’s alone, and takes only a hash', async () => {
    const { huella } = await leer()
    expect((await enviar(huella, validador)).status).toBe(403)
    expect((await enviar(huella, auditor)).status).toBe(403)
    expect((await enviar('abc')).status).toBe(422)
  })
})
