import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import { buildConPapel, type PortalConPapel } from '#test/support/papel-inventado/build-con-papel.ts'
import { crearCedula } from '#test/support/papel-inventado/crear-cedula.ts'
import { enviarAlta, otraPersona, prepararAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'
import { fileForm } from '#test/support/upload.ts'

let built: PortalConPapel
let portal: Portal
let desk: PortalClient

const persona = otraPersona()
const FOLIO = 'SM-204817'

beforeAll(async () => {
  built = await buildConPapel()
  portal = await startPortal({ PORTAL_ROOT: process.cwd() }, built.programa)
  desk = await signInTo(portal.url, 'ventanilla1')
})
afterAll(async () => {
  await portal.stop()
  await built.remove()
})

type Leida = Readonly<Record<string, unknown>> & {
  readonly lectura: Lectura
  readonly archivo: { readonly id: string }
}

const cedula = async (fields: Readonly<Record<string, string>> = {}) =>
  fileForm(await crearCedula(persona, FOLIO), 'cedula-medica.pdf', fields)

describe('a paper that is one file and its line in the registry', () => {
  it('is recognised, stays in its draft as typed and confirmed, and is filed with the person who is registered', async () => {
    // It is recognised among the others and gives its own fields and those of its person.
    const borrador = (await desk.post<Borrador>('/api/borradores', { tipo: 'alta' })).body.id
    const read = await desk.upload<Leida>('/api/leerDocumento', await cedula({ borrador }))
    expect(read.status, JSON.stringify(read.body)).toBe(200)
    expect(read.body).toMatchObject({
      folio: FOLIO,
      curp: persona.curp,
      nombres: persona.nombres,
      apellidoPaterno: persona.apellidoPaterno,
      apellidoMaterno: persona.apellidoMaterno,
      clinica: 'Clínica Los Encinos',
    })
    const { documento, campos, avisos } = read.body.lectura
    expect(documento).toBe('medica')
    expect(Object.values(campos).every(({ seguro }) => seguro)).toBe(true)
    expect(avisos).toEqual([])
    const archivo = read.body.archivo.id

    // It stays in its draft with its reading, what was typed of it and what was confirmed.
    const { version, datos } = (await desk.get<Borrador>(`/api/borradores/${borrador}`)).body
    const saved = await desk.put<Borrador>(`/api/borradores/${borrador}`, {
      version,
      paso: 1,
      datos: {
        ...datos,
        documentos: { medica: { archivo, by: 'OCR' } },
        capturaManual: { medica: { clinica: 'Clínica Norte' } },
        confirmados: ['medica.folio'],
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const again = (await desk.get<Borrador>(`/api/borradores/${borrador}`)).body
    expect(again.lecturas[archivo]?.datos).toMatchObject({ folio: FOLIO })
    expect(again.titulo.toUpperCase()).toContain(persona.apellidoPaterno)

    // It is filed with the person who is registered, as read by the reader, and its reading is judged.
    const solicitud = await prepararAlta(desk, persona)
    const { documentos } = solicitud as { readonly documentos: object }
    const body = { ...solicitud, documentos: { ...documentos, medica: { archivo } }, borrador }
    const sent = await enviarAlta(desk, body)
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    const [row] = await runSql<{ id: number }>(portal, 'SELECT id FROM afiliados WHERE curp = $1', [persona.curp])
    const validador = await signInTo(portal.url, 'admin')
    const detalle = await validador.get<PersonaDetalle>(`/api/panel/afiliados/${row?.id ?? 0}`)
    const filed = detalle.body.documentos.find((each) => (each.tipo as string) === 'medica')
    expect(filed).toMatchObject({ por: 'OCR', vigente: true, archivo: { id: archivo, nombre: 'cedula-medica.pdf' } })
    const judged = await runSql<{ campo: string; resultado: string }>(
      portal,
      'SELECT campo, resultado FROM correcciones_lectura WHERE archivo_id = $1 ORDER BY campo',
      [archivo],
    )
    expect(judged.map(({ campo, resultado }) => `${campo} ${resultado}`)).toEqual([
      'apellidoMaterno conservado',
      'apellidoPaterno conservado',
      'curp conservado',
      'nombres conservado',
    ])
  })

  it('is asked for by its name, and told by it where another was expected', async () => {
    const asked = await desk.upload<Leida>('/api/leerDocumento', await cedula({ documento: 'medica' }))
    expect([asked.status, asked.body['folio']]).toEqual([200, FOLIO])
    const other = await desk.upload('/api/leerCurp', await cedula())
    expect([other.status, other.body]).toEqual([422, expect.objectContaining({ documento: 'medica' })])
    expect((other.body as { error: string }).error).toBe('El archivo es una Cédula de Servicio Médico, no una CURP.')
    const unknown = await desk.upload('/api/leerDocumento', await cedula({ documento: 'pasaporte' }))
    expect([unknown.status, (unknown.body as { error: string }).error]).toEqual([
      400,
      'documento: se esperaba curp, nss, csf, medica.',
    ])
  })

  it('in the place of another paper is refused by its own name', async () => {
    const stranger = otraPersona()
    const read = await desk.upload<Leida>(
      '/api/leerDocumento',
      fileForm(await crearCedula(stranger, 'SM-900001'), 'otra.pdf'),
    )
    const solicitud = await prepararAlta(desk, otraPersona())
    const { documentos } = solicitud as { readonly documentos: object }
    const misplaced = { ...documentos, curp: { archivo: read.body.archivo.id } }
    const sent = await enviarAlta(desk, { ...solicitud, documentos: misplaced })
    const message = 'Este archivo es la Cédula de Servicio Médico: muévelo a su lugar.'
    expect([sent.status, sent.body['campos']]).toEqual([422, { 'documentos.curp': message }])
  })
})
