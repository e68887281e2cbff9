import { beforeAll, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { RespuestaAumentos, RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { aplicarAumentos } from '#api/fondos/aumentos/aplicar-aumentos.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
}

/** Quincena 22 of 2026, that of the tests' day. */
const Q22 = 2026 * 24 + 21
const CUATRO = { desde: '2226', porcentaje: 4, categorias: ['20B'] }

let admin: Client
let titular: Client
let ana: AltaHecha
let luis: AltaHecha
let salud: number
let educacion: number

beforeAll(async () => {
  admin = await signIn('admin')
  titular = await signIn('titular')
  ana = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
  luis = await personaActiva(await signIn('ventanilla2'), await lugarDe(EDUCACION))
  salud = (await lugarDe(SALUD)).adscripcion
  educacion = (await lugarDe(EDUCACION)).adscripcion
})

const previsto = (body: object) => admin.post<RevisionAumento & Rechazo>('/api/panel/aumentos/previsto', body)
const proponer = async (pedido: object) => {
  const { huella } = (await previsto(pedido)).body
  return admin.post('/api/panel/aumentos', { ...pedido, motivo: 'Acuerdo 12/2026', huella })
}
const dar = async (pedido: object): Promise<number> => {
  const { status, body } = await autorizar(titular, await proponer(pedido))
  expect(status).toBe(200)
  return Number(body.registro)
}
const verPropuesta = async (id: number) => (await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
const lista = async () => (await admin.get<RespuestaAumentos>('/api/panel/aumentos')).body
const sueldoDeCatalogo = async (clave: string) =>
  (
    await selectRow<{ sueldo: number }>(
      `SELECT s.monto_centavos AS sueldo FROM sueldos s JOIN categorias c ON c.id = s.categoria_id WHERE c.clave = $1
       ORDER BY s.vigente_desde DESC LIMIT 1`,
      [clave],
    )
  )?.sueldo
const sueldoDe = async ({ afiliadoId }: AltaHecha) =>
  (await selectRow<{ sueldo: number }>('SELECT sueldo_centavos AS sueldo FROM afiliados WHERE id = $1', [afiliadoId]))
    ?.sueldo

// Each step begins where the one before ended.
describe('a collective rise', { shuffle: false }, () => {
  it('is previewed, sets salaries at the close of each entity, and may hold since a closed quincena', async () => {
    // The preview shows its people and what a quincena costs.
    {
      const { status, body } = await previsto(CUATRO)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        fecha: '2026-11-16',
        categorias: [{ clave: '20B', antesCentavos: 1_233_575, despuesCentavos: 1_282_918, personas: 2 }],
        personas: 2,
        entidades: 2,
        sinCambio: 0,
        conMovimiento: 0,
        retroactivo: null,
      })
      // 12,829.18 ÷ 2 = 6,414.59 and 12,335.75 ÷ 2 = 6,167.88: 246.71 more for each of the two.
      expect(body.porQuincena.sueldosCentavos).toBe(49_342)
      expect(await sueldoDe(ana)).toBe(1_233_575)
    }

    // The authorisation sets the catalogue. The close of each entity sets its people, never twice.
    {
      // Ana asks for a change meanwhile: her open movement keeps its place.
      await inTransaction(() =>
        execute(
          `INSERT INTO movimientos (folio, tipo_id, afiliado_id, quincena, fecha, solicitado_at)
           VALUES ('C-26-900001', 2, $1, $2, '2026-11-20', '2026-11-20T12:00:00.000Z')`,
          [ana.afiliadoId, Q22],
        ),
      )
      expect((await previsto(CUATRO)).body.conMovimiento).toBe(1)
      const id = await dar(CUATRO)
      expect(
        (await admin.get<{ nombre: string; sueldo: number }[]>('/api/catalogo/categoria?join=true')).body,
      ).toContainEqual(expect.objectContaining({ nombre: '20B', sueldo: 12_829.18 }))
      expect(await sueldoDe(ana)).toBe(1_233_575)

      expect(await aplicarAumentos(SISTEMA, salud, Q22 - 1)).toEqual([])
      const folios = await aplicarAumentos(SISTEMA, salud, Q22)
      expect(folios).toHaveLength(1)
      expect(await aplicarAumentos(SISTEMA, salud, Q22)).toEqual([])
      expect([await sueldoDe(ana), await sueldoDe(luis)]).toEqual([1_282_918, 1_233_575])
      expect((await lista()).aumentos.find((row) => row.id === id)?.personas).toBe(1)

      const movimiento = (
        await admin.get(`/api/panel/movimientos?filter=${encodeURIComponent(JSON.stringify({ q: folios[0] }))}`)
      ).body as unknown as { estatus: string; fecha: string }[]
      expect(movimiento[0]).toMatchObject({ estatus: 'Aplicado', fecha: '2026-11-16' })
      const abiertos = await selectRows(
        'SELECT folio FROM movimientos WHERE afiliado_id = $1 AND activo AND NOT aplicado',
        [ana.afiliadoId],
      )
      expect(abiertos).toEqual([{ folio: 'C-26-900001' }])
      const historia = await selectRows<{ desde: string; campos: string }>(
        'SELECT desde, campos FROM historia_afiliado WHERE afiliado_id = $1 ORDER BY id',
        [ana.afiliadoId],
      )
      expect(historia.at(-1)).toEqual({ desde: '2026-11-16', campos: '{"sueldo_centavos":1282918}' })

      expect(await aplicarAumentos(SISTEMA, educacion, Q22 + 1)).toHaveLength(1)
      expect(await sueldoDe(luis)).toBe(1_282_918)
    }

    // A rise that starts in a closed quincena holds since then, and shows what the closed quincenas cost.
    {
      await inTransaction(async () => {
        for (const quincena of [Q22 - 2, Q22 - 1])
          await execute(
            `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'cerrado', '2026-11-16T00:00:00.000Z')`,
            [educacion, quincena],
          )
      })
      const tarde = await previsto({ ...CUATRO, desde: '2026' })
      expect(tarde.body.campos?.['montos.20B']).toContain('ya tiene otro sueldo desde el 16 nov 2026')
      await inTransaction(() =>
        execute(
          `UPDATE afiliados SET categoria_id = (SELECT id FROM categorias WHERE clave = '10A'),
        sueldo_centavos = 1019159 WHERE id = $1`,
          [luis.afiliadoId],
        ),
      )
      await inTransaction(() => execute('DELETE FROM historia_afiliado WHERE afiliado_id = $1', [luis.afiliadoId]))
      const pedido = { desde: '2026', montos: [{ categoria: '10A', monto: 10_391.59 }] }
      const { body } = await previsto(pedido)
      expect(body.fecha).toBe('2026-10-16')
      // 200 pesos a month are 100 a quincena, in the two that were closed.
      expect(body.retroactivo).toMatchObject({ quincenas: 2, sueldosCentavos: 20_000 })
      await dar(pedido)
      await aplicarAumentos(SISTEMA, educacion, Q22)
      const entrada = await selectRow<{ desde: string }>(
        'SELECT desde FROM historia_afiliado WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1',
        [luis.afiliadoId],
      )
      expect(entrada?.desde).toBe('2026-10-16')
      expect(await sueldoDe(luis)).toBe(1_039_159)
    }
  })

  it.each([
    [{ ...CUATRO, porcentaje: 0 }, 'porcentaje'],
    [{ ...CUATRO, porcentaje: 101 }, 'porcentaje'],
    [{ ...CUATRO, categorias: ['99Z'] }, 'categorias'],
    [{ ...CUATRO, desde: '2224' }, 'desde'],
    [{ desde: '2226', montos: [{ categoria: '20B', monto: 12_000 }] }, 'montos.20B'],
    [{ desde: '2226', montos: [{ categoria: '20B', monto: 0 }] }, 'montos.20B'],
    [{ desde: '2226', montos: [{ categoria: '20B', monto: 1_000_000_000 }] }, 'montos.20B'],
    [{ desde: '2226', montos: [] }, 'categorias'],
  ])('refuses %j', async (body, campo) => {
    const res = await previsto(body)
    expect(res.status).toBe(422)
    expect(Object.keys(res.body.campos ?? {})).toContain(campo)
  })

  it.each([101, 0.00001, -4])('says what %d had to be as a percentage', async (porcentaje) => {
    expect((await previsto({ ...CUATRO, porcentaje })).body.campos).toEqual({
      porcentaje: `El porcentaje va de 0.0001 a 100, con cuatro decimales a lo más; llegó ${porcentaje}.`,
    })
  })

  it('is saved as it was previewed, or not at all', async () => {
    const body = { ...CUATRO, motivo: 'Acuerdo', huella: 'otra' }
    expect((await admin.post<Rechazo>('/api/panel/aumentos', body)).body.codigo).toBe('version')
    const { huella } = (await previsto(CUATRO)).body
    const sinMotivo = await admin.post<Rechazo>('/api/panel/aumentos', { ...CUATRO, motivo: ' ', huella })
    expect(sinMotivo.body.campos).toEqual({ motivo: 'Escribe el motivo o el acuerdo.' })
  })

  it('waits with its effect until another person authorises it', async () => {
    // 60C earns 77,182.40, and 77,182.40 × 1.04 = 80,269.70. Nobody has it, so it costs nothing yet.
    const pedido = { ...CUATRO, categorias: ['60C'] }
    const { id, folio } = propuestaDe(await proponer(pedido))
    expect(await verPropuesta(id)).toMatchObject({
      titulo: 'Aumentar sueldos',
      sujeto: expect.stringMatching(/^4 % desde .*: Acuerdo 12\/2026$/) as string,
      cambios: [
        { campo: 'Sueldo 60C', antes: '$77,182.40', despues: '$80,269.70' },
        { campo: 'Alcance', antes: '', despues: '0 personas de 0 entidades' },
        { campo: 'Sueldos de cada quincena', antes: '', despues: '$0.00' },
        { campo: 'Aportaciones de las entidades, cada quincena', antes: '', despues: '$0.00' },
        { campo: 'Aportaciones de las personas, cada quincena', antes: '', despues: '$0.00' },
        { campo: 'Costo por año: sueldos y aportaciones de las entidades', antes: '', despues: '$0.00' },
      ],
      importeCentavos: 0,
      actions: ['autorizar', 'rechazar'],
    })
    expect(await sueldoDeCatalogo('60C')).toBe(7_718_240)
    const { aumentos, propuestos } = await lista()
    expect(propuestos).toContainEqual(expect.objectContaining({ id, folio, propuso: 'Gabriela Sandoval Ríos' }))
    const own = await admin.post<Rechazo>(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })
    expect([own.status, own.body.codigo]).toEqual([409, 'misma_persona'])

    // The salary changed meanwhile: the second person reads today's effect first. 80,000.00 × 1.04 = 83,200.00.
    await inTransaction(() => execute(`UPDATE sueldos SET monto_centavos = 8000000 WHERE monto_centavos = 7718240`))
    const stale = await titular.post<Rechazo>(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })
    expect([stale.status, stale.body.codigo]).toEqual([409, 'version'])
    const now = await verPropuesta(id)
    expect(now.cambios[0]).toEqual({ campo: 'Sueldo 60C', antes: '$80,000.00', despues: '$83,200.00' })
    const done = await titular.post(`/api/panel/autorizaciones/${id}/autorizar`, { version: now.version })
    expect(done.status).toBe(200)
    expect(await sueldoDeCatalogo('60C')).toBe(8_320_000)
    const after = await lista()
    expect(after.propuestos.map((row) => row.id)).not.toContain(id)
    expect(after.aumentos).toHaveLength(aumentos.length + 1)
    expect(after.aumentos[0]).toMatchObject({ propuesta: id, categorias: ['60C'], motivo: 'Acuerdo 12/2026' })
  })

  it('proposes what it costs each quincena and in a year', async () => {
    await inTransaction(() =>
      execute(
        `UPDATE afiliados SET categoria_id = (SELECT id FROM categorias WHERE clave = '10C'), sueldo_centavos = 942992
         WHERE id = $1`,
        [luis.afiliadoId],
      ),
    )
    const { id } = propuestaDe(await proponer({ desde: '2226', montos: [{ categoria: '10C', monto: 10_429.92 }] }))
    // 1,000.00 more a month are 500.00 a quincena. Of it the entity pays FAE 2.5 % (12.50), FVE 1.4 % (7.00), FHE 0.35 % (1.75),
    // FPESE 22.25 % (111.25) and SARE 2 % (10.00): 142.50. The person pays FAA 5 % (25.00) and FPESA 4.5 % (22.50): 47.50.
    // A year: 24 × (500.00 + 142.50) = 15,420.00.
    expect(await verPropuesta(id)).toMatchObject({
      sujeto: expect.stringMatching(/^Por monto desde/) as string,
      cambios: [
        { campo: 'Sueldo 10C', antes: '$9,429.92', despues: '$10,429.92' },
        { campo: 'Alcance', despues: '1 persona de 1 entidad' },
        { campo: 'Sueldos de cada quincena', despues: '$500.00' },
        { campo: 'Aportaciones de las entidades, cada quincena', despues: '$142.50' },
        { campo: 'Aportaciones de las personas, cada quincena', despues: '$47.50' },
        { campo: 'Costo por año: sueldos y aportaciones de las entidades', despues: '$15,420.00' },
      ],
      importeCentavos: 1_542_000,
    })
  })

  it('keeps the categories that it names', async () => {
    const creada = await admin.post<{ id: number }>('/api/catalogo/categoria', { nombre: '16B', monto: 10_000 })
    await dar({ ...CUATRO, categorias: ['16B'] })
    const res = await admin.request<Rechazo>('DELETE', '/api/catalogo/categoria', {
      body: JSON.stringify({ id: creada.body.id }),
      headers: { 'content-type': 'application/json' },
    })
    expect(res.status).toBe(409)
    expect(res.body.error).toContain('está en 1 aumento.')
  })

  it('is for who administers', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get('/api/panel/aumentos')).status).toBe(403)
    expect((await desk.post('/api/panel/aumentos/previsto', CUATRO)).status).toBe(403)
  })
})
