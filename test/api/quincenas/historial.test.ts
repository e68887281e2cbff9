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

/** A close of Salud with two totals of `importe` each. */
async function escribirTotales(estado: string, quincena: number, importe: number): Promise<void> {
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
    await escribirTotales('cerrado', Q21, 113_382)
    await escribirTotales('firmado', Q21 + 1, 999)
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

describe('after Educación went into Salud, and Salud took another name', () => {
  const con = async (codigo: string, organizacion: string) =>
    (await auditor.get<HistorialQuincena>(`/api/historial/quincenas/${codigo}?organizacion=${organizacion}`)).body
  const renglon = ({ entidad: nombre, personas, movimientos, importeCentavos }: EntidadPasada) => [
    nombre,
    personas,
    movimientos,
    importeCentavos,
  ]
  const deLasDos = ({ entidades }: HistorialQuincena) =>
    entidades.filter(({ entidad: nombre }) => /Salud|Educación/.test(nombre)).map(renglon)

  let educacion: number

  beforeAll(async () => {
    educacion = (await lugarDe(EDUCACION)).adscripcion
    await inTransaction(async () => {
      await execute(`UPDATE unidad_vigencias SET hasta = '2026-11-15' WHERE unidad_id = $1`, [educacion])
      await execute('UPDATE unidades SET activo = $1, sucesora_id = $2 WHERE id = $3', [
        false,
        salud.adscripcion,
        educacion,
      ])
      await execute(`UPDATE unidad_vigencias SET nombre = 'Salud Pública', hasta = '2026-11-15' WHERE unidad_id = $1`, [
        salud.adscripcion,
      ])
      await execute(
        `INSERT INTO unidad_vigencias (unidad_id, desde, nombre, clave, registrado_at)
         VALUES ($1, '2026-11-16', $2, '01', '2026-11-16T12:00:00.000Z')`,
        [salud.adscripcion, SALUD],
      )
      // The person was Educación's until then.
      const entrada = `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, situacion, nivel1_id, campos)
        VALUES ($1, $2, '2026-11-16T12:00:00.000Z', 'A', $3, '{}')`
      await execute(entrada, [activa.afiliadoId, '2026-11-01', educacion])
      await execute(entrada, [activa.afiliadoId, '2026-11-16', salud.adscripcion])
    })
  })

  afterAll(() =>
    inTransaction(async () => {
      await execute(`DELETE FROM historia_afiliado WHERE registrado_at = '2026-11-16T12:00:00.000Z'`)
      await execute(`DELETE FROM unidad_vigencias WHERE unidad_id = $1 AND desde = '2026-11-16'`, [salud.adscripcion])
      await execute('UPDATE unidad_vigencias SET nombre = $1 WHERE unidad_id = $2', [SALUD, salud.adscripcion])
      await execute('UPDATE unidad_vigencias SET hasta = NULL WHERE unidad_id IN ($1, $2)', [
        salud.adscripcion,
        educacion,
      ])
      await execute('UPDATE unidades SET activo = $1, sucesora_id = NULL WHERE id = $2', [true, educacion])
    }),
  )

  it('a quincena of before is told by the entities of then, each with its name, its people and its movements', async () => {
    const then = await con('2126', 'entonces')
    expect([then.organizacion, deLasDos(then)]).toEqual([
      'entonces',
      [
        ['Salud Pública', 0, 0, 226_764],
        [EDUCACION, 1, 1, null],
      ],
    ])
  })

  it('with the organisation of today, what went into it is Salud’s', async () => {
    const now = await con('2126', 'hoy')
    expect([now.organizacion, deLasDos(now)]).toEqual(['hoy', [[SALUD, 1, 1, 226_764]]])
    expect(deLasDos(await con('2226', 'entonces'))).toEqual([[SALUD, 1, 1, null]])
  })

  it.each(['entonces', 'hoy'])(
    'its figures still open exactly the rows that they count, told by %s',
    async (organizacion) => {
      const { al, entidades } = await con('2126', organizacion)
      for (const { unidades, personas, movimientos } of entidades) {
        const consulta = { adscripcionId: unidades, al, situacion: ['A', 'L'] }
        const gente = await auditor.post<unknown[]>('/api/panel/consulta/buscar', { filter: consulta })
        expect(gente.body).toHaveLength(personas)
        const pedidos = { quincena: '2126', adscripcionId: unidades, lugarAl: al }
        const lista = await auditor.post<unknown[]>('/api/panel/movimientos/buscar', { filter: pedidos })
        expect(lista.body).toHaveLength(movimientos)
      }
    },
  )
})
