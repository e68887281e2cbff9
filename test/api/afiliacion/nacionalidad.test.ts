import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Impedimento } from '#domain/afiliacion/tramites/tramite.ts'
import { curpCheckDigit } from '#domain/identidad/curp.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import {
  enviarAlta,
  lugarDe,
  SALUD,
  solicitudDe,
  subirArchivo,
  subirPapeles,
  type Lugar,
} from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

const gente = generarPersonas(41, 2_000).filter(({ sexo, apellidoMaterno }) => sexo !== 'X' && apellidoMaterno !== '')
/** People born abroad; each test takes its own. */
const nacidosFuera = gente.filter(({ codigoEntidad }) => codigoEntidad === 'NE')
const nacidosAqui = gente.filter(({ codigoEntidad }) => codigoEntidad === 'AS')
const otro = () => nacidosFuera.shift()!

let desk: Client
let salud: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const pedir = async (persona = otro(), nacionalidad?: string) => {
  const body = solicitudDe(persona, salud, await subirPapeles(desk, persona))
  const datosPersonales = { ...body.datosPersonales, nacionalidad }
  const res = await enviarAlta(desk, { ...body, datosPersonales })
  return { ...res, persona, campos: res.body['campos'] as Record<string, string> | undefined }
}
const enPadron = async (curp: string) =>
  (await selectRow<{ nacionalidad: string }>('SELECT nacionalidad FROM afiliados WHERE curp = $1', [curp]))
    ?.nacionalidad
const idDe = async (curp: string) =>
  Number((await selectRow<{ id: number }>('SELECT id FROM afiliados WHERE curp = $1', [curp]))?.id)
const historiaDe = async (curp: string) =>
  (
    await selectRows<{ campos: string }>('SELECT campos FROM historia_afiliado WHERE afiliado_id = $1 ORDER BY id', [
      await idDe(curp),
    ])
  ).map(({ campos }) => JSON.parse(campos) as object)
const ASK = 'Elige la nacionalidad: la CURP no dice que la persona nació en México'

describe(`the nationality in an alta, on ${dialect}`, () => {
  it('is required for a birth abroad, and stored as chosen', async () => {
    const refused = await pedir()
    expect([refused.status, refused.campos]).toEqual([422, { 'datosPersonales.nacionalidad': ASK }])
    expect(await enPadron(refused.persona.curp)).toBeUndefined()
    for (const nacionalidad of ['EXTRANJERA', 'MEXICANA']) {
      const { status, persona } = await pedir(otro(), nacionalidad)
      expect([status, await enPadron(persona.curp)]).toEqual([201, nacionalidad])
    }
  })

  it('must be in the catalogue', async () => {
    const { status, campos } = await pedir(otro(), 'MARCIANA')
    expect([status, campos?.['datosPersonales.nacionalidad']]).toEqual([
      422,
      '«MARCIANA» no está en el catálogo de nacionalidades: elige una de la lista.',
    ])
  })

  it('is Mexican for a birth in Mexico, without asking', async () => {
    const { status, persona } = await pedir(nacidosAqui.shift())
    expect([status, await enPadron(persona.curp)]).toEqual([201, 'MEXICANA'])
  })
})

describe('the nationality in an update', () => {
  it('shows the names before and after, and must be in the catalogue', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { cambios: { datosPersonales: { nacionalidad: 'EXTRANJERA' } } })
    const previsto = await desk.post<{ cambios: object[] }>('/api/tramites/actualizacion/previsto', body)
    expect(previsto.body.cambios).toContainEqual({ campo: 'Nacionalidad', antes: 'Mexicana', despues: 'Extranjera' })
    expect((await solicitar(desk, 'actualizacion', body)).status).toBe(201)
    const wrong = await cuerpoDe(await personaActiva(desk, salud), {
      cambios: { datosPersonales: { nacionalidad: 'MARCIANA' } },
    })
    expect((await solicitar(desk, 'actualizacion', wrong)).body['campos']).toHaveProperty([
      'cambios.datosPersonales.nacionalidad',
    ])
  })

  it('is required when the CURP is corrected to one of a birth abroad, Mexican included', async () => {
    const persona = await personaActiva(desk, salud)
    const first17 = `${persona.persona.curp.slice(0, 11)}NE${persona.persona.curp.slice(13, 17)}`
    const curp = `${first17}${curpCheckDigit(first17) ?? ''}`
    const pedirCurp = async (more: object) => {
      const documentos = { curp: { archivo: await subirArchivo(desk, 'curp') } }
      const body = await cuerpoDe(persona, { cambios: { datosPersonales: { curp, ...more } }, documentos })
      return desk.post<{ impedimentos: Impedimento[] }>('/api/tramites/actualizacion/previsto', body)
    }
    const asked = { campo: 'cambios.datosPersonales.nacionalidad', mensaje: ASK }
    expect((await pedirCurp({})).body.impedimentos).toContainEqual(expect.objectContaining(asked))
    const campos = (await pedirCurp({ nacionalidad: 'MEXICANA' })).body.impedimentos.map(({ campo }) => campo)
    expect(campos).not.toContain(asked.campo)
  })
})

describe('the nationality in POST /api/afiliado', () => {
  it('is required for a birth abroad', async () => {
    const { curp, nombres: nombre, apellidoPaterno, apellidoMaterno } = otro()
    const body = {
      folio: 0,
      id: 0,
      nombre,
      apellido_paterno: apellidoPaterno,
      apellido_materno: apellidoMaterno,
      curp,
      rfc: '',
      numero_seguro_social: '',
      estatus: true,
    }
    const refused = await desk.post<{ campos: object }>('/api/afiliado', body)
    expect([refused.status, refused.body.campos]).toEqual([422, { nacionalidad: ASK }])
    expect((await desk.post('/api/afiliado', { ...body, nacionalidad: 'Mexicana' })).status).toBe(201)
    expect(await enPadron(curp)).toBe('MEXICANA')
  })
})

it('migration 0159 clears what nobody stated, and adds the nationality to the first entry of history', async () => {
  const nunca = (await pedir(otro(), 'MEXICANA')).persona.curp
  const extranjera = (await pedir(otro(), 'EXTRANJERA')).persona.curp
  const aqui = (await pedir(nacidosAqui.shift())).persona.curp
  await inTransaction(async () => {
    const id = await idDe(nunca)
    // Earlier versions did not log the nationality of an alta.
    await execute(
      `UPDATE bitacora SET despues = replace(despues, '"nacionalidad":"MEXICANA"', '"pais":"Mexico"')
       WHERE objeto = 'afiliado' AND objeto_id = $1`,
      [String(id)],
    )
    for (const [afiliado, campos] of [
      [id, '{"situacion":"A"}'],
      [await idDe(aqui), '{"situacion":"A"}'],
      [await idDe(aqui), '{"situacion":"B"}'],
    ])
      await execute(
        `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, campos)
         VALUES ($1, '2025-01-01', '2025-01-01T00:00:00.000Z', $2)`,
        [afiliado!, campos!],
      )
  })
  const dicha = (await pedir(otro(), 'MEXICANA')).persona.curp
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-nacionalidad-'))
  await ponerMigracion(folder, '0159-nacionalidad-preguntada', '9159')
  expect(await migrate(folder)).toEqual(['9159-nacionalidad-preguntada'])
  expect(await Promise.all([nunca, extranjera, aqui, dicha].map(enPadron))).toEqual([
    '',
    'EXTRANJERA',
    'MEXICANA',
    'MEXICANA',
  ])
  expect(await historiaDe(nunca)).toEqual([{ situacion: 'A', nacionalidad: '' }])
  expect(await historiaDe(aqui)).toEqual([{ situacion: 'A', nacionalidad: 'MEXICANA' }, { situacion: 'B' }])
})
