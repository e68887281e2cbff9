import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { lugarDe, nuevaPersona, SALUD, solicitudDe, type Lugar } from '#test/support/afiliacion.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'
import { personaActiva } from '#test/support/tramites.ts'

let desk: Client
let salud: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

// The read log is written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

/** Specification 3 §3, "Employee search record". */
const PERSONAL = [
  ...['INTERNO', 'FULLNAME', 'CURP', 'RFC', 'NOEMPLEADO', 'NOMBRE', 'APELLIDO_PATERNO', 'APELLIDO_MATERNO'],
  ...['FECHA_NACIMIENTO', 'SEGURO_SOCIAL', 'CALLE_NUMERO', 'CALLE2', 'FRACCIONAMIENTO', 'CODIGO_POSTAL', 'TELEFONO'],
  ...['CELULAR', 'SEXO', 'ESTADO_CIVIL', 'LOCALIDAD', 'MUNICIPIO', 'ESTADO', 'PAIS', 'DEPENDIENTES'],
  ...['POSEE_INMUEBLES', 'FECHA_CARTA', 'EMAIL', 'NACIONALIDAD', 'FECHA_ALTA', 'EXPEDIENTE', 'F_EXPEDIENTE', 'ID'],
  ...['ORGANICA_0', 'ORGANICA_1', 'ORGANICA_2', 'ORGANICA_3', 'ORGANICA_SUELDO'],
]

/** Specification 3 §3, "Affiliate movement record". */
const MOVIMIENTO = [
  ...['AFILIADO_ORG_ID', 'AFILIADO_ID', 'FOLIO', 'INTERNO', 'NOMBRE', 'APELLIDO_PATERNO', 'APELLIDO_MATERNO', 'CURP'],
  ...['RFC', 'TIPO_MOVIMIENTO_NOMBRE', 'TIPO_MOVIMIENTO_ID', 'ABREVIATURA', 'MOVIMIENTO_ID', 'MOVIMIENTO_AFILIADO_ID'],
  ...['ID_QUINCENA', 'ID_TIPO_MOV', 'NIVEL0_ID', 'NIVEL1_ID', 'NIVEL2_ID', 'NIVEL3_ID', 'SUELDO', 'OTROS_PRESTACIONES'],
  ...['QUINQUENIOS', 'PORCENTAJE', 'ACTIVO', 'ACTIVO_UID', 'APLICAR', 'FECHA_MOV_ALT', 'MOVIMIENTO_FECHA'],
  'MOVIMIENTO_OBSERVACIONES',
]

describe('the reads of specification 3 §7 on people and movements', () => {
  it('GET /api/personal/organica, by name, by each key and for an alta with history', async () => {
    const { persona, interno, afiliadoId } = await personaActiva(desk, salud)
    const [c0, c1, c2] = await clavesDe(salud)
    const donde = `ORGANICA_0=${c0}&ORGANICA_1=${c1}&ORGANICA_2=${c2}&limit=100&offset=0&ORGANICA_ACTIVO=A`
    const claves = {
      q: persona.apellidoPaterno,
      curp: persona.curp,
      interno: String(interno),
      noempleado: `E${afiliadoId}`,
      rfc: persona.rfc,
    }
    for (const [por, texto] of Object.entries(claves)) {
      const query = `${por}=${encodeURIComponent(texto)}`
      const rows = await documentada<{ ID: number }[]>(desk, `GET /api/personal/organica?${query}&${donde}`, PERSONAL)
      expect(rows.map(({ ID }) => ID)).toContain(afiliadoId)
    }
    const uno = `GET /api/personal/organica?interno=${interno}&limit=1&offset=0&ORGANICA_ACTIVO=A`
    expect(await documentada<object[]>(desk, uno, PERSONAL)).toHaveLength(1)
    const baja = await personaActiva(desk, salud, 'B')
    const historia = `interno=${baja.interno}&limit=50&offset=0&ORGANICA_ACTIVO=B-C-D-E-L-N-P`
    await documentada(desk, `GET /api/personal/organica?${historia}`, PERSONAL)
  })

  it('GET /api/afiliado-org-mov', async () => {
    const persona = await personaActiva(desk, salud)
    await solicitar(persona.afiliadoId, 6)
    const { entidad, adscripcion } = salud
    const query = `nivel0_id=${entidad}&nivel1_id=${adscripcion}&activo=true`
    await documentada(desk, `GET /api/afiliado-org-mov?${query}`, MOVIMIENTO)
  })

  it('POST /api/busquedaPadron, with somebody found and with nobody', async () => {
    const { persona } = await personaActiva(desk, salud)
    const buscar = (texto: string) =>
      documentada<{ encontrado: boolean; resultado: object | object[] }>(
        desk,
        'POST /api/busquedaPadron',
        ['encontrado', 'resultado'],
        { body: { texto } },
      )
    const { encontrado, resultado } = await buscar(persona.curp)
    const [uno] = [resultado].flat()
    expect([encontrado, Object.keys(uno ?? {})]).toEqual([
      true,
      expect.arrayContaining(['NOMBRE', 'PATERNO', 'MATERNO']),
    ])
    expect((await buscar('Nadie con este nombre')).encontrado).toBe(false)
  })
})

async function clavesDe({ dependencia }: Lugar): Promise<readonly string[]> {
  const row = await selectRow<Record<'clave_0' | 'clave_1' | 'clave_2', string>>(
    'SELECT o.clave_0, o.clave_1, o.clave_2 FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1',
    [dependencia],
  )
  return row ? [row.clave_0, row.clave_1, row.clave_2] : []
}

const HECHO = ['success', 'message', 'folio']

function solicitar(id_afiliado: number, id_tipo_mov: number, fecha = '2026-11-23') {
  const body = { id_quincena: '2226', id_tipo_mov, id_afiliado, fecha, observaciones: '' }
  return documentada<{ folio: string }>(desk, 'POST /api/movimientos', HECHO, { body, status: 201 })
}

/** Specification 3 §3, "Afiliado payload": every key, as the documented client sends it. */
function afiliado(persona: PersonaFicticia, interno = 0) {
  const { nombres, apellidoPaterno, apellidoMaterno, curp, rfc, nss, fechaNacimiento, sexo } = persona
  return {
    folio: 0,
    id: 0,
    nombre: nombres,
    apellido_paterno: apellidoPaterno,
    apellido_materno: apellidoMaterno,
    curp,
    rfc,
    numero_seguro_social: nss,
    fecha_nacimiento: fechaNacimiento,
    id_entidad_federativa_nacimiento: 0,
    domicilio_calle: 'Olmo',
    domicilio_numero_exterior: '12',
    domicilio_numero_interior: '3',
    domicilio_colonia: 'Centro',
    domicilio_codigo_postal: '20000',
    telefono: '4491234567',
    celular: '',
    estado_civil: '',
    sexo: sexo === 'H' ? 'M' : 'F',
    correo_electronico: 'persona@correo.example',
    estatus: true,
    creado_en: '2026-11-20T10:00:00.000Z',
    actualizado_en: '2026-11-20T10:00:00.000Z',
    interno,
    noempleado: '',
    localidad: 'Aguascalientes',
    municipio: 'Aguascalientes',
    estado: 'Aguascalientes',
    pais: 'Mexico',
    dependientes: 0,
    posee_inmuebles: false,
    fecha_carta: '',
    nacionalidad: 'MEXICANA',
    fecha_alta: '2026-11-20',
    expediente: '',
    f_expediente: '',
  }
}

/** Specification 3 §3, "Afiliado-org payload". */
async function organizacion(afiliado_id: number, interno: number) {
  const [clave_organica_0, clave_organica_1, clave_organica_2] = await clavesDe(salud)
  const { entidad: nivel0_id, adscripcion: nivel1_id, dependencia: nivel2_id, area: nivel3_id } = salud
  return {
    afiliado_id,
    ...{ nivel0_id, nivel1_id, nivel2_id, nivel3_id },
    ...{ clave_organica_0, clave_organica_1, clave_organica_2, clave_organica_3: '01' },
    ...{ orgs1: 'Administración Central', orgs2: SALUD, orgs3: 'Dirección', orgs4: 'Área' },
    sueldo: 12335.75,
    interno,
  }
}

/** The days that the screens of leave and retirement offer. */
async function diasDeAplicacion(): Promise<readonly string[]> {
  const llamada = 'GET /api/eventosProceso?tipo=ARCHIVO_APLICACION'
  const { eventos } = await documentada<{ eventos: { fecha: string }[] }>(desk, llamada, ['eventos'])
  return eventos.map(({ fecha }) => fecha)
}

describe('the calls of specification 3 §7 that record a movement', () => {
  const AFILIADO = ['folio', 'data']

  it('POST /api/afiliado, /api/afiliado-org and /api/movimientos for an alta', async () => {
    const { folio, interno } = await documentada<{ folio: number; interno: number }>(
      desk,
      'POST /api/afiliado',
      AFILIADO,
      { body: afiliado(nuevaPersona()), status: 201 },
    )
    const body = await organizacion(folio, interno)
    await documentada(desk, 'POST /api/afiliado-org', ['success', 'message'], { body, status: 201 })
    await solicitar(folio, 1, '2026-11-16')
  })

  it('the same three, in the order of the leave screen, for somebody on file', async () => {
    const { persona, interno } = await personaActiva(desk, salud)
    const body = afiliado(persona, interno)
    const { folio } = await documentada<{ folio: number }>(desk, 'POST /api/afiliado', AFILIADO, { body })
    const org = await organizacion(folio, interno)
    await documentada(desk, 'POST /api/afiliado-org', ['success', 'message'], { body: org, status: 201 })
    const reingreso = (await diasDeAplicacion()).find((fecha) => fecha > '2026-11-30')
    await solicitar(folio, 8, reingreso)
  })

  it('POST /api/movimientos of each type for somebody on file', async () => {
    const activa = async (situacion?: string) => (await personaActiva(desk, salud, situacion)).afiliadoId
    const fechas = await diasDeAplicacion()
    await solicitar(await activa(), 3)
    await solicitar(await activa(), 6)
    await solicitar(
      await activa(),
      8,
      fechas.find((fecha) => fecha > '2026-11-30'),
    )
    await solicitar(
      await activa(),
      9,
      fechas.find((fecha) => fecha >= '2026-11-20'),
    )
    await solicitar(await activa('L'), 10)
  })

  it('POST /api/afiliados with the two documented keys', async () => {
    const { datosPersonales, datosLaborales } = solicitudDe(nuevaPersona(), salud, {})
    delete datosPersonales['nss']
    delete datosLaborales['fechaIngreso']
    const body = { datosPersonales, datosLaborales }
    await documentada(desk, 'POST /api/afiliados', HECHO, { body, status: 201 })
  })
})
