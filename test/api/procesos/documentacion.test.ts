import { beforeAll, describe, expect, it } from 'vitest'
import type { ArchivoDocumento, Documento, ResumenDocumentacion } from '#domain/procesos/documentacion.ts'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { Client } from '#test/support/client.ts'
import { signIn, type Respuesta } from '#test/support/client.ts'

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`)

let admin: Client
let auxiliar: Client
let ventanilla: Client
let proceso: number
let otro: number
let modulo: number

async function fichaOf(ruta: string): Promise<FichaProceso> {
  return (await admin.get<FichaProceso>(`/api/procesos/ficha?ruta=${encodeURIComponent(ruta)}`)).body
}

beforeAll(async () => {
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
  ventanilla = await signIn('ventanilla1')
  const orientacion = await fichaOf('/tramite-pension/orientacion')
  proceso = orientacion.id
  modulo = orientacion.modulo.id
  otro = (await fichaOf('/juridico/cobranza')).id
})

function send(client: Client, folio: number | string, bytes: Uint8Array, nombre: string): Promise<Respuesta> {
  const form = new FormData()
  form.set('folio', String(folio))
  form.set('archivo', new File([new Uint8Array(bytes)], nombre, { type: 'application/pdf' }))
  return client.upload('/api/upload', form)
}

async function subir(folio: number, text: string, nombre = 'documento.pdf'): Promise<string> {
  const res = await send(admin, folio, pdf(text), nombre)
  expect(res.status).toBe(201)
  return String(res.body['nombreArchivo'])
}

async function cargar(tipo: string, text: string, id_proceso = proceso): Promise<Documento> {
  const nombre_archivo = await subir(id_proceso, text)
  const res = await admin.post<Documento>('/api/documentacion/abc', { tipo, nombre_archivo, cargado: 1, id_proceso })
  expect(res.status).toBe(201)
  return res.body
}

const descarga = (folio: number, nombre: string) =>
  `/api/download?folio=${folio}&nombreArchivo=${encodeURIComponent(nombre)}`

describe('documents of a process', () => {
  it('is Pendiente until a file is uploaded, then Cargado, and comes back as it went', async () => {
    const created = await admin.post<Documento>('/api/documentacion/abc', {
      tipo: 'Diagrama de Tortuga',
      nombre_archivo: null,
      cargado: 0,
      id_proceso: proceso,
    })
    expect(created.body).toMatchObject({
      tipo: 'Diagrama de Tortuga',
      cargado: 0,
      nombre_archivo: '',
      id_proceso: proceso,
    })
    const nombre = await subir(proceso, 'tortuga', 'Diagrama de la tortuga.pdf')
    const put = await admin.put<Documento>('/api/documentacion/abc', {
      id: created.body.id,
      nombre_archivo: nombre,
      cargado: 1,
    })
    expect(put.body).toMatchObject({ cargado: 1, nombre_archivo: nombre, versiones: 1 })
    const listed = await admin.get<Documento[]>(`/api/documentacion/abc?id_proceso=${proceso}`)
    expect(listed.body.find(({ id }) => id === created.body.id)?.cargado).toBe(1)
    const file = await admin.bytes(descarga(proceso, nombre))
    expect(file.bytes.equals(pdf('tortuga'))).toBe(true)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('Diagrama de la tortuga.pdf'))
  })

  it('keeps the file that another replaces: both open, and the earlier one can be put in force again', async () => {
    const first = await cargar('Procedimiento', 'uno')
    const second = await cargar('Procedimiento', 'dos')
    expect(second.id).toBe(first.id)
    const versiones = await admin.get<ArchivoDocumento[]>(`/api/documentacion/abc/versiones?id=${first.id}`)
    expect(versiones.body.map(({ numero, vigente }) => [numero, vigente])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(versiones.body[0]?.subido_por).toBe('Gabriela Sandoval Ríos')
    expect((await auxiliar.bytes(descarga(proceso, first.nombre_archivo))).bytes.equals(pdf('uno'))).toBe(true)
    const back = await admin.put<Documento>('/api/documentacion/abc', {
      id: first.id,
      nombre_archivo: first.nombre_archivo,
    })
    expect(back.body).toMatchObject({ nombre_archivo: first.nombre_archivo, versiones: 2, cargado: 1 })
    const emptied = await admin.put<Documento>('/api/documentacion/abc', {
      id: first.id,
      nombre_archivo: '',
      cargado: 0,
    })
    expect(emptied.body).toMatchObject({ nombre_archivo: '', cargado: 0, versiones: 2 })
  })

  it('two people replacing one document at once leave one file in force and both kept', async () => {
    const { id } = await cargar('Normatividad', 'base')
    const names = await Promise.all(['a', 'b', 'c'].map((text) => subir(proceso, text)))
    const answers = await Promise.all(
      names.map((nombre_archivo) =>
        admin.post('/api/documentacion/abc', { tipo: 'Normatividad', nombre_archivo, cargado: 1, id_proceso: proceso }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const versiones = (await admin.get<ArchivoDocumento[]>(`/api/documentacion/abc/versiones?id=${id}`)).body
    expect(versiones.map(({ numero }) => numero)).toEqual([4, 3, 2, 1])
    expect(versiones.filter(({ vigente }) => vigente)).toHaveLength(1)
  })

  it('a document changed since it was read is not changed', async () => {
    const { id, version } = await cargar('Requerimientos', 'uno')
    await cargar('Requerimientos', 'dos')
    const res = await admin.put('/api/documentacion/abc', { id, nombre_archivo: '', version })
    expect(res.status).toBe(409)
    expect(res.body).toMatchObject({ codigo: 'version', actual: { id, versiones: 2 } })
  })

  it('deletes it with every version', async () => {
    const { id, nombre_archivo } = await cargar('Diagrama de Flujo', 'flujo')
    expect((await admin.delete(`/api/documentacion/abc?id=${id}`)).body).toEqual({ success: true })
    expect((await admin.bytes(descarga(proceso, nombre_archivo))).status).toBe(404)
    expect(await selectRows('SELECT id FROM documentacion_archivos WHERE documento_id = $1', [id])).toEqual([])
    const row = await selectRow<{ antes: string }>(
      "SELECT antes FROM bitacora WHERE acto = 'documento.eliminar' ORDER BY id DESC LIMIT 1",
    )
    expect(row?.antes).toContain(nombre_archivo)
  })

  it('the type is one of the six', async () => {
    for (const tipo of ['', 'OTRO', 'Otra cosa']) {
      const res = await admin.post<{ campos: Record<string, string> }>('/api/documentacion/abc', {
        tipo,
        id_proceso: proceso,
      })
      expect(res.status).toBe(422)
      expect(Object.keys(res.body.campos)).toEqual(['tipo'])
    }
    expect((await admin.post('/api/documentacion/abc', { tipo: 'Indicadores', id_proceso: 999_999 })).status).toBe(404)
  })
})

describe('general documents and those of a module', () => {
  it('takes OTRO with its own words, and the same words again are the same document', async () => {
    const missing = await admin.post<{ campos: Record<string, string> }>('/api/documentacion/general', {
      tipo: 'OTRO',
      tipo_otro: ' ',
    })
    expect(missing.body.campos).toEqual({ tipo_otro: 'Escribe qué documento es.' })
    const one = await admin.post<Documento>('/api/documentacion/general', {
      tipo: 'OTRO',
      tipo_otro: 'Código de ética',
      cargado: 0,
    })
    const same = await admin.post<Documento>('/api/documentacion/general', {
      tipo: 'OTRO',
      tipo_otro: ' codigo  de ETICA',
      cargado: 0,
    })
    expect(same.body.id).toBe(one.body.id)
    const nombre = await subir(0, 'ética')
    const put = await admin.put<Documento>('/api/documentacion/general', {
      id: one.body.id,
      tipo: 'OTRO',
      tipo_otro: 'Código de ética y conducta',
      nombre_archivo: nombre,
      cargado: 1,
    })
    expect(put.body).toMatchObject({ tipo_otro: 'Código de ética y conducta', cargado: 1 })
    expect((await ventanilla.bytes(descarga(0, nombre))).status).toBe(200)
    expect((await admin.delete(`/api/documentacion/general?id=${one.body.id}`)).status).toBe(200)
    expect((await admin.get<Documento[]>('/api/documentacion/general')).body).toEqual([])
  })

  it('a type that its owner has already is refused, with which one', async () => {
    const body = { id_modulo: modulo, cargado: 0 }
    await admin.post('/api/documentacion/modulo', { ...body, tipo: 'Indicadores' })
    const other = await admin.post<Documento>('/api/documentacion/modulo', { ...body, tipo: 'Normatividad' })
    const res = await admin.put('/api/documentacion/modulo', { ...body, id: other.body.id, tipo: 'Indicadores' })
    expect(res.status).toBe(409)
    expect(res.body['error']).toBe('Ya hay un documento «Indicadores»: reemplaza su archivo.')
    const listed = await admin.get<Documento[]>(`/api/documentacion/modulo?id_modulo=${modulo}`)
    expect(listed.body.map(({ tipo, id_modulo }) => [tipo, id_modulo])).toEqual([
      ['Indicadores', modulo],
      ['Normatividad', modulo],
    ])
  })

  it('tells what is missing of each module at a glance', async () => {
    const nombre_archivo = await subir(modulo, 'indicadores')
    await admin.post('/api/documentacion/modulo', { tipo: 'Indicadores', nombre_archivo, id_modulo: modulo })
    const { modulos, general } = (await admin.get<ResumenDocumentacion>('/api/panel/documentacion/resumen')).body
    expect(general).toMatchObject({ cargados: 0, total: 5 })
    const own = modulos.find(({ id }) => id === modulo)
    expect(own).toMatchObject({ nombre: 'Pensiones', cargados: 1, total: 5 })
    expect(own?.faltan).toEqual(['Diagrama de Tortuga', 'Diagrama de Flujo', 'Normatividad', 'Requerimientos'])
    expect(own?.procesos.documentos).toBe((own?.procesos.total ?? 0) * 6)
  })
})

describe('files', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Documentos\\manual.pdf', 'manual.pdf'],
    ['el "bueno" de \'ayer\'.pdf', 'el bueno de ayer.pdf'],
    ['.pdf', 'documento.pdf'],
    ['informe.exe', 'informe.exe.pdf'],
    ['salto\r\nX-Otro: 1.pdf', 'saltoX-Otro 1.pdf'],
  ])('a file named %j is kept as %j', async (nombre, visible) => {
    const res = await send(admin, proceso, pdf('nombre'), nombre)
    expect(res.status).toBe(201)
    expect(res.body['original']).toBe(visible)
    expect(String(res.body['nombreArchivo'])).toMatch(new RegExp(`^${proceso}-[\\w-]{8}-`))
    expect(String(res.body['nombreArchivo'])).not.toMatch(/[/\\"'\r\n]/)
  })

  it.each([
    ['of 255 bytes', `${'a'.repeat(251)}.pdf`],
    ['of accents', `${'ñ'.repeat(300)}.pdf`],
    ['of four-byte characters', `${'🗂'.repeat(90)}.pdf`],
  ])('a name %s is cut to one that every disk and header takes, and downloads', async (_what, nombre) => {
    const res = await send(admin, proceso, pdf(nombre), nombre)
    const guardado = String(res.body['nombreArchivo'])
    expect(Buffer.byteLength(guardado)).toBeLessThanOrEqual(200)
    expect(guardado.endsWith('.pdf')).toBe(true)
    await admin.post('/api/documentacion/abc', { tipo: 'Indicadores', nombre_archivo: guardado, id_proceso: proceso })
    expect((await admin.bytes(descarga(proceso, guardado))).bytes.equals(pdf(nombre))).toBe(true)
  })

  it('only what is a PDF by its content, of up to 10 MB, for a record that exists', async () => {
    const html = await send(admin, proceso, Buffer.from('<html><script>alert(1)</script>'), 'documento.pdf')
    expect([html.status, html.body['error']]).toEqual([415, 'Tipo de archivo no soportado: se esperaba un PDF.'])
    expect((await send(admin, proceso, Buffer.alloc(0), 'vacio.pdf')).status).toBe(422)
    const big = Buffer.concat([pdf('grande'), Buffer.alloc(10 * 1024 * 1024)])
    const large = await send(admin, proceso, big, 'grande.pdf')
    expect([large.status, large.body['error']]).toEqual([
      413,
      'El archivo es demasiado grande. Tamaño máximo: 10MB. Tamaño actual: 10MB',
    ])
    expect((await send(admin, 999_999, pdf('x'), 'x.pdf')).status).toBe(404)
    expect((await send(admin, 'doce', pdf('x'), 'x.pdf')).status).toBe(400)
    const form = new FormData()
    form.set('folio', String(proceso))
    expect((await admin.upload('/api/upload', form)).status).toBe(400)
  })

  it('is not downloaded before a record names it, nor under another folio, nor by who does not see its record', async () => {
    const nombre = await subir(proceso, 'suelto')
    expect((await admin.bytes(descarga(proceso, nombre))).status).toBe(404)
    await admin.post('/api/documentacion/abc', { tipo: 'Indicadores', nombre_archivo: nombre, id_proceso: proceso })
    expect((await auxiliar.bytes(descarga(proceso, nombre))).status).toBe(200)
    expect((await auxiliar.bytes(descarga(otro, nombre))).status).toBe(404)
    expect((await admin.bytes(descarga(modulo, nombre))).status).toBe(404)
    expect((await admin.bytes(descarga(0, nombre))).status).toBe(404)
    expect((await ventanilla.bytes(descarga(proceso, nombre))).status).toBe(404)
    expect(
      (await ventanilla.bytes(`/api/download/pagina?folio=${proceso}&nombreArchivo=${encodeURIComponent(nombre)}&n=1`))
        .status,
    ).toBe(404)
    expect((await ventanilla.get(`/api/documentacion/abc?id_proceso=${proceso}`)).status).toBe(404)
    expect((await ventanilla.get(`/api/documentacion/modulo?id_modulo=${modulo}`)).status).toBe(404)
  })

  it("one record's file is never given to another, by its name", async () => {
    const { nombre_archivo } = await cargar('Indicadores', 'de orientación')
    const stolen = await admin.post<{ campos: Record<string, string> }>('/api/documentacion/abc', {
      tipo: 'Indicadores',
      nombre_archivo,
      id_proceso: otro,
    })
    expect(stolen.status).toBe(422)
    expect(stolen.body.campos).toEqual({ nombre_archivo: 'El archivo no se ha subido: súbelo de nuevo.' })
    const loose = await subir(proceso, 'para orientación')
    const crossed = await admin.post('/api/documentacion/abc', {
      tipo: 'Indicadores',
      nombre_archivo: loose,
      id_proceso: otro,
    })
    expect(crossed.status).toBe(422)
  })
})
