import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import {
  EDUCACION,
  enviarAlta,
  lugarDe,
  nuevaPersona,
  SALUD,
  solicitudDe,
  type AltaHecha,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

let desk: Client
let salud: Lugar

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const pedir = (client: Client, { afiliadoId }: AltaHecha, body: object = {}) =>
  client.post('/api/movimientos', { id_tipo_mov: 2, id_afiliado: afiliadoId, fecha: '2026-11-23', ...body })

async function ligar(client: Client, { afiliadoId }: AltaHecha, lugar: Lugar, sueldo: number): Promise<void> {
  const { entidad, adscripcion, dependencia, area } = lugar
  const niveles = { nivel0_id: entidad, nivel1_id: adscripcion, nivel2_id: dependencia, nivel3_id: area }
  const made = await client.post('/api/afiliado-org', { afiliado_id: afiliadoId, ...niveles, sueldo })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
}

describe('an update by the documented calls', () => {
  it('that changes nothing is refused in words', async () => {
    const refused = await pedir(desk, await personaActiva(desk, salud))
    expect([refused.status, refused.body['error']]).toEqual([
      422,
      'No hay nada que cambiar: los datos son los que ya están registrados.',
    ])
  })

  it('changes no post of a pensioner', async () => {
    const persona = await personaActiva(desk, salud, 'P')
    await ligar(desk, persona, salud, 10_191.59)
    const refused = await pedir(desk, persona)
    expect([refused.status, refused.body['campos']]).toEqual([
      422,
      { id_afiliado: 'El puesto solo cambia a quien está en activo o de licencia.' },
    ])
  })

  it('takes nobody to another entity: that is the institute’s to ask', async () => {
    const persona = await personaActiva(desk, salud)
    await ligar(await signIn('admin'), persona, await lugarDe(EDUCACION), 10_191.59)
    expect((await pedir(desk, persona)).body['campos']).toEqual({
      id_afiliado: 'El cambio de entidad lo solicita el instituto.',
    })
  })

  it('shows old beside new, and leaves salary and category of a kind once it is applied', async () => {
    const persona = await personaActiva(desk, salud)
    await ligar(desk, persona, salud, 10_191.59)
    const made = await pedir(desk, persona)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const detalle = await desk.get(`/api/panel/movimientos/${String(made.body['id'])}`)
    expect(detalle.body['cambios']).toEqual([
      { campo: 'Categoría', antes: '20B', despues: '10A' },
      { campo: 'Sueldo mensual', antes: '$12,335.75', despues: '$10,191.59' },
    ])
    await inTransaction(() =>
      execute(`UPDATE movimientos SET aplicar = ${SQL_TRUE} WHERE folio = $1`, [String(made.body['folio'])]),
    )
    await applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })
    const row = await selectRow(
      'SELECT c.clave, a.sueldo_centavos FROM afiliados a JOIN categorias c ON c.id = a.categoria_id WHERE a.id = $1',
      [persona.afiliadoId],
    )
    expect(row).toEqual({ clave: '10A', sueldo_centavos: 1_019_159 })
    expect((await pedir(desk, persona)).status).toBe(422)
  })
})

describe('an alta by the documented calls', () => {
  it('of who was dismissed goes to the place of its link, and says so', async () => {
    const persona = await personaActiva(desk, salud, 'B')
    await ligar(desk, persona, salud, 10_191.59)
    const made = await pedir(desk, persona, { id_tipo_mov: 1 })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const detalle = await desk.get(`/api/panel/movimientos/${String(made.body['id'])}`)
    expect(detalle.body['cambios']).toContainEqual({ campo: 'Categoría', antes: '20B', despues: '10A' })
  })
})

/** Validates and reviews a movement, and answers the approval. */
async function recorrer(folio: string) {
  const acto = async (usuario: string, nombre: string, version: number) =>
    (await signIn(usuario)).post(`/api/movimientos/${folio}/${nombre}`, { version })
  for (const [usuario, nombre, version] of [
    ['validador1', 'validar', 1],
    ['auxiliar', 'revisar', 2],
  ] as const)
    expect((await acto(usuario, nombre, version)).status, nombre).toBe(200)
  return acto('jefe', 'aprobar', 3)
}

describe('a movement with only the documented fields', () => {
  it('records a baja without a cause, which is completed before the approval', async () => {
    const persona = await personaActiva(desk, salud)
    const made = await pedir(desk, persona, { id_quincena: 1, id_tipo_mov: 3, observaciones: '' })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const folio = String(made.body['folio'])
    const detalle = await desk.get(`/api/panel/movimientos/${String(made.body['id'])}`)
    expect(detalle.body).toMatchObject({
      cambio: expect.stringContaining('Sin especificar') as string,
      fecha: '2026-11-23',
    })
    const refused = await recorrer(folio)
    expect([refused.status, refused.body['campos']]).toEqual([
      422,
      { causa: 'No se puede aprobar: falta la causa de la baja. Devuélvelo para que se complete.' },
    ])
  })

  it('records a leave that starts today and ends on its fecha', async () => {
    const persona = await personaActiva(desk, salud)
    const { body } = await desk.get<{ eventos: { fecha: string }[] }>('/api/eventosProceso?tipo=ARCHIVO_APLICACION')
    const fecha = body.eventos.map((dia) => dia.fecha).find((dia) => dia > '2026-11-30')
    const made = await pedir(desk, persona, { id_quincena: 1, id_tipo_mov: 8, fecha, observaciones: '' })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const row = await selectRow('SELECT fecha, fecha_fin FROM movimientos WHERE id = $1', [Number(made.body['id'])])
    expect(row).toEqual({ fecha: process.env['PORTAL_TODAY'], fecha_fin: fecha })
  })

  it('asks a leave without any date for its end', async () => {
    const refused = await pedir(desk, await personaActiva(desk, salud), { id_tipo_mov: 8, fecha: '' })
    expect([refused.status, Object.keys(refused.body['campos'] as object)]).toEqual([422, ['fecha_fin']])
  })
})

describe('POST /api/afiliados with the two documented keys', () => {
  it('registers the alta of today without NSS or papers, which the approval asks for', async () => {
    const { datosPersonales, datosLaborales } = solicitudDe(nuevaPersona(), salud, {})
    delete datosPersonales['nss']
    delete datosLaborales['fechaIngreso']
    const made = await desk.post('/api/afiliados', { datosPersonales, datosLaborales })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({ success: true, message: 'Afiliado guardado exitosamente.' })
    const folio = String(made.body['folio'])
    expect(
      await selectRow(
        'SELECT m.fecha, a.nss, a.situacion FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE m.folio = $1',
        [folio],
      ),
    ).toEqual({ fecha: process.env['PORTAL_TODAY'], nss: null, situacion: 'T' })
    const refused = await recorrer(folio)
    expect([refused.status, refused.body['codigo']]).toEqual([422, 'papeles'])
    expect(Object.keys(refused.body['campos'] as object)).toEqual([
      'documentos.curp',
      'documentos.nss',
      'documentos.csf',
    ])
  })

  it('still asks the wizard of the portal for the papers', async () => {
    const refused = await enviarAlta(desk, solicitudDe(nuevaPersona(), salud, {}))
    expect([refused.status, refused.body['error']]).toEqual([
      422,
      expect.stringMatching(/^Debes validar .+ antes de continuar\.$/),
    ])
  })
})
