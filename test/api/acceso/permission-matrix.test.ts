import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { BORRADOR_ALTA_VACIO } from '#domain/afiliacion/borrador.ts'
import { createApp } from '#api/app.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, subirArchivo, type Solicitud } from '#test/support/afiliacion.ts'
import { Client, signIn } from '#test/support/client.ts'
import { AFILIACION } from './derechos/afiliacion.ts'
import { AUTORIZACIONES } from './derechos/autorizaciones.ts'
import { CALENDARIO } from './derechos/calendario.ts'
import { CARGAS_DERECHOS } from './derechos/cargas.ts'
import { CASOS } from './derechos/casos.ts'
import { CATALOGOS_SIMPLES } from './derechos/catalogos.ts'
import { CUENTAS_PROPIAS } from './derechos/cuentas-propias.ts'
import { AVISOS } from './derechos/avisos.ts'
import { CUENTAS, TODAS, type Cuenta, type Letra } from './derechos/cuentas.ts'
import { FONDOS_DERECHOS } from './derechos/fondos.ts'
import { DIRECCIONES } from './derechos/direcciones.ts'
import { PUESTOS } from './derechos/puestos.ts'
import { FORMATOS } from './derechos/formatos.ts'
import { ORGANICA } from './derechos/organica.ts'
import { PERMISOS } from './derechos/permisos.ts'
import { PROCESOS } from './derechos/procesos.ts'
import { VIGILANCIA_DERECHOS } from './derechos/vigilancia.ts'
import { TEMA } from './derechos/tema.ts'

/** Calls that name no record, each area's rows written by hand in a file of its own. */
const SIN_REGISTRO: Readonly<Record<string, string>> = {
  ...VIGILANCIA_DERECHOS,
  ...AFILIACION,
  ...AUTORIZACIONES,
  ...DIRECCIONES,
  ...PUESTOS,
  ...FORMATOS,
  ...ORGANICA,
  ...PERMISOS,
  ...CALENDARIO,
  ...CARGAS_DERECHOS,
  ...CASOS,
  ...CATALOGOS_SIMPLES,
  ...CUENTAS_PROPIAS,
  ...PROCESOS,
  ...TEMA,
  ...AVISOS,
  ...FONDOS_DERECHOS,
  'GET /api/info/ajustes': TODAS,
  'GET /api/docs': TODAS,
  'GET /api/docs/openapi.json': TODAS,
  'GET /api/docs/:archivo': TODAS,
}

interface ConRegistro {
  /** A record of the Secretaría de Salud, made by ventanilla1. */
  readonly salud: string
  /** A record of the other entity, made by ventanilla2. */
  readonly otra: string
  readonly path: (registro: Registro) => string | Promise<string>
  readonly body?: (registro: Registro) => unknown
}

interface Registro {
  readonly afiliado: number
  readonly movimiento: number
  readonly folio: string
  readonly archivado: string
  /** Makes a draft of the record's office: the probe may end it. */
  readonly borrador: () => Promise<string>
  /** Uploads a file of the account that probes, or of the record's author when the account uploads none. */
  readonly suelto: () => Promise<string>
  readonly solicitud: Solicitud
}

const LEER = { salud: 'YYYYYYYYH', otra: 'YYYYYYHHY' }
const CAPTURAR = { salud: 'YNNNNNYNH', otra: 'YNNNNNHNY' }
/** Only its author corrects or withdraws a movement (decisions §4): not even the administrator. */
const AUTOR = { salud: 'NNNNNNYNH', otra: 'NNNNNNHNY' }

const CON_REGISTRO: Readonly<Record<string, ConRegistro>> = {
  'GET /api/panel/afiliados/:id': { ...LEER, path: (r) => `/api/panel/afiliados/${r.afiliado}` },
  'GET /api/panel/afiliados/:id/historial': { ...LEER, path: (r) => `/api/panel/afiliados/${r.afiliado}/historial` },
  'GET /api/panel/afiliados/:id/linea': { ...LEER, path: (r) => `/api/panel/afiliados/${r.afiliado}/linea` },
  'GET /api/panel/consulta/:id': { ...LEER, path: (r) => `/api/panel/consulta/${r.afiliado}` },
  'GET /api/afiliados/:id/kardex': { ...LEER, path: (r) => `/api/afiliados/${r.afiliado}/kardex` },
  'GET /api/panel/movimientos/:id': { ...LEER, path: (r) => `/api/panel/movimientos/${r.movimiento}` },
  'GET /api/movimientos/:folio/acuse': { ...LEER, path: (r) => `/api/movimientos/${r.folio}/acuse` },
  'GET /api/formatos/datos': { ...CAPTURAR, path: (r) => `/api/formatos/datos?folio=${r.folio}` },
  'GET /api/archivos/:id': { ...LEER, path: (r) => `/api/archivos/${r.archivado}` },
  'GET /api/archivos/:id/paginas/:n': { ...LEER, path: (r) => `/api/archivos/${r.archivado}/paginas/1` },
  'DELETE /api/archivos/:id': { ...CAPTURAR, path: (r) => `/api/archivos/${r.archivado}` },
  'POST /api/afiliados/:id/documentos': {
    ...CAPTURAR,
    path: (r) => `/api/afiliados/${r.afiliado}/documentos`,
    body: async (r) => ({ tipo: 'carta', archivo: await r.suelto() }),
  },
  'GET /api/borradores/:id': { ...CAPTURAR, path: async (r) => `/api/borradores/${await r.borrador()}` },
  'PUT /api/borradores/:id': {
    ...CAPTURAR,
    path: async (r) => `/api/borradores/${await r.borrador()}`,
    body: () => ({ version: 999, paso: 1, datos: BORRADOR_ALTA_VACIO }),
  },
  'POST /api/borradores/:id/tomar': {
    ...CAPTURAR,
    path: async (r) => `/api/borradores/${await r.borrador()}/tomar`,
    body: () => ({}),
  },
  // A colleague takes it over first.
  'DELETE /api/borradores/:id': { ...AUTOR, path: async (r) => `/api/borradores/${await r.borrador()}` },
  'GET /api/tramites/alta/:folio': { ...CAPTURAR, path: (r) => `/api/tramites/alta/${r.folio}` },
  'PUT /api/tramites/alta/:folio': {
    ...AUTOR,
    path: (r) => `/api/tramites/alta/${r.folio}`,
    body: (r) => ({ ...r.solicitud, version: 999 }),
  },
  'POST /api/movimientos/:folio/retirar': {
    ...AUTOR,
    path: (r) => `/api/movimientos/${r.folio}/retirar`,
    body: () => ({ version: 999, motivo: 'Se registró por error.' }),
  },
  // The record is an alta: no other procedure's call reads it as its own.
  'GET /api/tramites/actualizacion/:folio': tramite('actualizacion', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/actualizacion/:folio': tramite('actualizacion', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/laboral/:folio': tramite('laboral', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/laboral/:folio': tramite('laboral', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/licencia/:folio': tramite('licencia', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/licencia/:folio': tramite('licencia', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/baja/:folio': tramite('baja', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/baja/:folio': tramite('baja', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/baja-permanente/:folio': tramite('baja-permanente', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/baja-permanente/:folio': tramite('baja-permanente', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/jubilacion/:folio': tramite('jubilacion', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/jubilacion/:folio': tramite('jubilacion', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/reingreso/:folio': tramite('reingreso', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/reingreso/:folio': tramite('reingreso', 'NNNNNNYNH', 'NNNNNNHNY', true),
  'GET /api/tramites/alta-historico/:folio': tramite('alta-historico', 'HNNNNNHNH', 'HNNNNNHNH'),
  'PUT /api/tramites/alta-historico/:folio': tramite('alta-historico', 'NNNNNNYNH', 'NNNNNNHNY', true),
  // Nobody takes over what they requested.
  'POST /api/movimientos/:folio/tomar': turno('tomar', 'YNNNNNNNH', 'YNNNNNHNN'),
  // An auxiliar validates only where the dependency has nobody who does: the other entity has none.
  'POST /api/movimientos/:folio/validar': turno('validar', 'YNNNNNNYN', 'YYNNNNNHN'),
  'POST /api/movimientos/:folio/revisar': turno('revisar', 'YYNNNNNNN', 'YYNNNNNNN'),
  'POST /api/movimientos/:folio/aprobar': turno('aprobar', 'YNYNNNNNN', 'YNYNNNNNN'),
  'POST /api/movimientos/:folio/devolver': turno('devolver', 'YYYNNNNYN', 'YYYNNNNHN'),
  'POST /api/movimientos/:folio/cancelar': turno('cancelar', 'YYYNNNNYN', 'YYYNNNNHN'),
  'POST /api/movimientos/:folio/deshacer': turno('deshacer', 'YYYNNNNYN', 'YYYNNNNHN'),
}

/** A procedure's call with the folio of an alta: read, it is nobody's of that procedure. */
function tramite(nombre: string, salud: string, otra: string, corrige = false): ConRegistro {
  const body = () => ({ interno: 1, version: 999, fecha: '2026-11-23' })
  const path = (r: Registro) => `/api/tramites/${nombre}/${r.folio}`
  return { salud, otra, path, ...(corrige && { body }) }
}

/** An act on a movement, with a version that it never has. */
function turno(acto: string, salud: string, otra: string): ConRegistro {
  const body = () => ({ version: 999, motivo: 'Se registró por error.' })
  return { salud, otra, path: (r) => `/api/movimientos/${r.folio}/${acto}`, body }
}

const PUBLICAS = [
  'POST /api/login',
  'POST /api/login/codigo',
  'POST /api/recuperar',
  'POST /api/recuperar/comprobar',
  'POST /api/recuperar/confirmar',
  'POST /api/correo/confirmar',
  'GET /api/salud',
  'GET /api/info',
  'GET /api/info/icono/:archivo',
  'GET /api/aviso-privacidad',
  'GET /api/portada',
  'GET /api/verificar/:folio',
]

const CAPTURISTAS = new Set<Cuenta>(['admin', 'ventanilla1', 'ventanilla2'])

const clients = new Map<Cuenta, Client>()
const clientOf = (cuenta: Cuenta): Client => clients.get(cuenta) ?? new Client()

const fixed = new Map<Cuenta, Omit<Registro, 'borrador' | 'suelto'>>()

async function createFixed(cuenta: Cuenta, adscripcion: string): Promise<void> {
  const alta = await registrarAlta(clientOf(cuenta), await lugarDe(adscripcion))
  const { afiliadoId: afiliado, movimiento, folio, solicitud } = alta
  const archivado = solicitud.documentos['curp']?.archivo ?? ''
  fixed.set(cuenta, { afiliado, archivado, movimiento, folio, solicitud })
}

function registroOf(autor: Cuenta, cuenta: Cuenta): Registro {
  const base = fixed.get(autor)
  if (!base) throw new Error('no record')
  const uploader = CAPTURISTAS.has(cuenta) ? cuenta : autor
  return {
    ...base,
    borrador: async () => (await clientOf(autor).post<{ id: string }>('/api/borradores', { tipo: 'alta' })).body.id,
    suelto: () => subirArchivo(clientOf(uploader), 'carta'),
  }
}

function letterOf(status: number): Letra {
  if (status === 401 || status === 403) return 'N'
  return status === 404 ? 'H' : 'Y'
}

const methodOf = (call: string) => call.split(' ')[0] ?? ''

beforeAll(async () => {
  for (const cuenta of CUENTAS) clients.set(cuenta, await signIn(cuenta))
  await createFixed('ventanilla1', SALUD)
  await createFixed('ventanilla2', EDUCACION)
})

describe('every route of the application', () => {
  it('has a row in the matrix, and the matrix has no row without a route', () => {
    const routes = createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    const rows = [...Object.keys(SIN_REGISTRO), ...Object.keys(CON_REGISTRO), ...PUBLICAS]
    expect([...new Set(routes)].sort()).toEqual(rows.sort())
  })

  it.each([...Object.keys(SIN_REGISTRO), ...Object.keys(CON_REGISTRO)])(
    '%s is closed without a session',
    async (call) => {
      const path = (call.split(' ')[1] ?? '').replaceAll(/:\w+/g, '1')
      expect((await new Client().request(methodOf(call), path)).status).toBe(401)
    },
  )
})

describe('calls without a record', () => {
  const probes = Object.entries(SIN_REGISTRO).filter(([call]) => call !== 'POST /api/logout')
  it.each(probes)('%s: %s', async (call, expected) => {
    const path = (call.split(' ')[1] ?? '')
      .replace(':tipo', 'categoria')
      .replace(':nivel', 'estado')
      .replaceAll(/:\w+/g, '1')
    const init = ['GET', 'DELETE'].includes(methodOf(call))
      ? {}
      : { body: '{}', headers: { 'content-type': 'application/json' } }
    const seen = []
    for (const cuenta of CUENTAS) {
      const { status } = await clientOf(cuenta).request(methodOf(call), path, init)
      // Without a record, 404 is an answer about the probe, not about the right.
      seen.push(letterOf(status) === 'N' ? 'N' : 'Y')
    }
    expect(seen.join('')).toBe(expected)
  })
})

describe.each([
  ['of the Secretaría de Salud', 'ventanilla1', 'salud'],
  ['of another entity', 'ventanilla2', 'otra'],
] as const)('calls on a record %s', (_whose, autor, column) => {
  it.each(Object.entries(CON_REGISTRO))('%s', async (call, row) => {
    const seen = []
    for (const cuenta of CUENTAS) {
      const registro = registroOf(autor, cuenta)
      const body = await row.body?.(registro)
      const headers = { 'content-type': 'application/json', 'Idempotency-Key': randomUUID() }
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers }
      seen.push(letterOf((await clientOf(cuenta).request(methodOf(call), await row.path(registro), init)).status))
    }
    expect(seen.join('')).toBe(row[column])
  })
})
