import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'
import type { EntidadPasada, HistorialQuincena, QuincenaPasada } from '#domain/quincenas/historial.ts'

/** Quincena 21 of 2026: 2026 × 24 + 20. */
const Q21 = 48_644

let auditor: Client
let salud: Lugar
let activa: AltaHecha

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

const historial = async (codigo: string) =>
  (await auditor.get<HistorialQuincena>(`/api/historial/quincenas/${codigo}`)).body
const entidad = ({ entidades }: HistorialQuincena, nombre: string): EntidadPasada | undefined =>
  entidades.find((one) => one.entidad === nombre)

beforeAll(async () => {
  auditor = await signIn('auditor')
  salud = await lugarDe(SALUD)
  const desk = await signIn('ventanilla1')
  activa = await personaActiva(desk, salud)
  await registrarAlta(desk, salud)
  await inTransaction(async () => {
    await execute('UPDATE movimientos SET quincena = $1 WHERE id = $2', [Q21, activa.movimiento])
    const cargo = `INSERT INTO unidad_cargos (unidad_id, cargo, nombre, curp, desde, hasta, creado_at)
      VALUES ($1, $2, $3, $4, $5, $6, '2026-01-01T00:00:00.000Z')`
    const id = salud.adscripcion
    await execute(cargo, [id, 'representante', 'Irma Solís Vega', 'SOVI800101MASLGR08', '2026-01-01', '2026-11-10'])
    await execute(cargo, [id, 'representante', 'Luis Peña Ruiz', 'PERL790505HASXZS09', '2026-11-11', null])
    await execute(cargo, [id, 'responsable', 'Rosa Ibarra Luna', '', '2026-01-01', null])
  })
})

describe('Historial de Quincenas', () => {
  it('offers from the one that runs back to the first with a movement', async () => {
    const { body } = await auditor.get<QuincenaPasada[]>('/api/historial/quincenas')
    expect(body.map(({ codigo }) => codigo)).toEqual(['2226', '2126'])
    expect(body[0]).toEqual({ codigo: '2226', nombre: 'Quincena 22 de 2026', periodo: '16 al 30 de noviembre' })
  })

  it('counts the people at its end, its movements and those that wait, and names who answered then', async () => {
    const now = await historial('2226')
    expect(now.al).toBe('2026-11-20')
    expect(entidad(now, SALUD)).toMatchObject({
      representanteCurp: 'PERL790505HASXZS09',
      responsable: 'Rosa Ibarra Luna',
      personas: 1,
      movimientos: 1,
      enEspera: 1,
      importeCentavos: null,
    })
    expect(entidad(now, EDUCACION)).toMatchObject({ personas: 0, movimientos: 0, responsable: '' })
    const before = await historial('2126')
    expect(before.al).toBe('2026-11-15')
    expect(entidad(before, SALUD)).toMatchObject({
      movimientos: 1,
      enEspera: 0,
      representanteCurp: 'PERL790505HASXZS09',
    })
  })

  it('its figures open exactly the rows that they count', async () => {
    const expediente = await auditor.post<unknown[]>('/api/panel/consulta/buscar', {
      filter: { adscripcionId: salud.adscripcion, al: '2026-11-15', situacion: ['A', 'L'] },
    })
    expect(expediente.body).toHaveLength(entidad(await historial('2126'), SALUD)?.personas ?? -1)
    const movimientos = await auditor.post<unknown[]>('/api/panel/movimientos/buscar', {
      filter: { quincena: '2126', adscripcionId: salud.adscripcion },
    })
    expect(movimientos.body).toHaveLength(1)
  })

  it('tells the money of what was closed, and of nothing else', async () => {
    const cierre = async (estado: string, quincena: number, importe: number) => {
      await execute(`INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, $3, $4)`, [
        salud.adscripcion,
        quincena,
        estado,
        '2026-11-20T00:00:00.000Z',
      ])
      for (const clave of ['uno', 'dos'])
        await execute(
          `INSERT INTO cierre_totales (cierre_id, origen, clave, fondo, parte, obligado, personas, base_centavos, importe_centavos)
           SELECT MAX(id), 'ordinaria', $1, 'FPESE', 'entidad', 'entidad', 1, 0, $2 FROM cierres`,
          [clave, importe],
        )
    }
    await inTransaction(async () => {
      await cierre('cerrado', Q21, 113_382)
      await cierre('firmado', Q21 + 1, 999)
    })
    expect(entidad(await historial('2126'), SALUD)?.importeCentavos).toBe(226_764)
    expect(entidad(await historial('2226'), SALUD)?.importeCentavos).toBeNull()
  })

  it('refuses a quincena to come and a code that is none, and shows a desk no entity that it does not see whole', async () => {
    expect((await auditor.get('/api/historial/quincenas/2326')).status).toBe(404)
    expect((await auditor.get('/api/historial/quincenas/2526')).status).toBe(400)
    const { body } = await (await signIn('ventanilla1')).get<HistorialQuincena>('/api/historial/quincenas/2226')
    expect(body.entidades.map(({ entidad: nombre }) => nombre)).toEqual([SALUD])
  })
})
