import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'

interface Fila {
  readonly id: number
}

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const MODULO = { nombre: 'Medicina del trabajo', tipo: 'center', icono: 'heart-pulse', orden: 9 }
const PROCESO = { nombre: 'Citas', componente: 'faq', orden: 1, tipo: 'ISSSSPEA' }
const DOCUMENTO = ['id', 'tipo', 'nombre_archivo', 'cargado']
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const make = (llamada: string, llaves: readonly string[], body: object) =>
  documentada<Fila>(admin, llamada, llaves, { body, status: 201 })

/** Stores a file of a process or module ("0": of none), and downloads it. */
async function subir(folio: number | string): Promise<string> {
  const body = new FormData()
  body.set('folio', String(folio))
  body.set('archivo', new File([PDF], 'documento.pdf', { type: 'application/pdf' }))
  const opciones = { body, status: 201 }
  return (await documentada<{ nombreArchivo: string }>(admin, 'POST /api/upload', ['nombreArchivo'], opciones))
    .nombreArchivo
}

async function bajar(folio: number | string, nombre: string): Promise<void> {
  const file = await admin.bytes(`/api/download?folio=${folio}&nombreArchivo=${encodeURIComponent(nombre)}`)
  expect([file.status, file.bytes.equals(PDF)]).toEqual([200, true])
}

describe('the calls of specifications 2 §7 and 3 §7 on modules, processes and their documents', () => {
  it('a module and its process are created, listed, changed and deleted', async () => {
    const modulo = [...Object.keys(MODULO), 'id']
    const { id } = await make('POST /api/modulos/abc', modulo, MODULO)
    await documentada(admin, 'GET /api/modulos/abc', modulo)
    await documentada(admin, 'PUT /api/modulos/abc', modulo, { body: { id, ...MODULO, nombre: 'Medicina' } })
    const proceso = [...Object.keys(PROCESO), 'id', 'id_modulo']
    const suyo = { ...PROCESO, id_modulo: id }
    const { id: idProceso } = await make('POST /api/procesos/abc', proceso, suyo)
    await documentada(admin, `GET /api/procesos/abc?id_modulo=${id}`, proceso)
    await documentada(admin, 'PUT /api/procesos/abc', proceso, { body: { id: idProceso, ...suyo, orden: 2 } })
    await documentada(admin, `DELETE /api/procesos/abc?id=${idProceso}`, ['success'])
    await documentada(admin, `DELETE /api/modulos/abc?id=${id}`, ['success'])
  })

  it('a document of a process', async () => {
    const { id: id_modulo } = await make('POST /api/modulos/abc', ['id'], { ...MODULO, nombre: 'Archivo' })
    const { id: id_proceso } = await make('POST /api/procesos/abc', ['id'], { ...PROCESO, id_modulo })
    const nombre_archivo = await subir(id_proceso)
    const campos = [...DOCUMENTO, 'id_proceso']
    const documento = { tipo: 'Normatividad', nombre_archivo, cargado: 1, id_proceso }
    const { id } = await make('POST /api/documentacion/abc', campos, documento)
    await bajar(id_proceso, nombre_archivo)
    await documentada(admin, `GET /api/documentacion/abc?id_proceso=${id_proceso}`, campos)
    await documentada(admin, 'PUT /api/documentacion/abc', campos, { body: { id, nombre_archivo, cargado: 1 } })
    await documentada(admin, `DELETE /api/documentacion/abc?id=${id}`, ['success'])
  })

  it('a general document', async () => {
    const nombre_archivo = await subir('0')
    const campos = [...DOCUMENTO, 'tipo_otro']
    const documento = { tipo: 'OTRO', tipo_otro: 'Reglamento interior', cargado: 1, nombre_archivo }
    const { id } = await make('POST /api/documentacion/general', campos, { ...documento, id: null })
    await bajar('0', nombre_archivo)
    await documentada(admin, 'GET /api/documentacion/general', campos)
    await documentada(admin, 'PUT /api/documentacion/general', campos, { body: { ...documento, id } })
    await documentada(admin, `DELETE /api/documentacion/general?id=${id}`, ['success'])
  })

  it('a document of a module', async () => {
    const { id: id_modulo } = await make('POST /api/modulos/abc', ['id'], { ...MODULO, nombre: 'Calidad' })
    const nombre_archivo = await subir(id_modulo)
    const campos = [...DOCUMENTO, 'tipo_otro', 'id_modulo']
    const documento = { tipo: 'Indicadores', tipo_otro: '', cargado: 1, nombre_archivo, id_modulo }
    const { id } = await make('POST /api/documentacion/modulo', campos, { ...documento, id: null })
    await bajar(id_modulo, nombre_archivo)
    await documentada(admin, `GET /api/documentacion/modulo?id_modulo=${id_modulo}`, campos)
    await documentada(admin, 'PUT /api/documentacion/modulo', campos, { body: { ...documento, id } })
    await documentada(admin, `DELETE /api/documentacion/modulo?id=${id}`, ['success'])
  })
})
