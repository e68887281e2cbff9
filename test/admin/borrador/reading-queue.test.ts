import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobProgress } from '#admin/shared/documentos/lectura/reading-job.ts'
import { conjuntosDeFotos } from '#admin/shared/documentos/fotos/foto-conjuntos.ts'
import { ReadingQueue } from '#admin/shared/documentos/lectura/reading-queue.ts'
import { FakeUpload, installNetwork, jsonResponse, settle } from '#test/admin/fake-network.ts'
import type { FakeCall } from '#test/admin/fake-network.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'

let queue: ReadingQueue
let read: string[]
let calls: FakeCall[]
let progreso: ProgresoLectura

beforeEach(() => {
  vi.useFakeTimers()
  progreso = { estado: 'en_cola', delante: 3, pagina: 0, paginas: 0 }
  calls = installNetwork(({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : jsonResponse(200, progreso),
  )
  read = []
  queue = new ReadingQueue({
    borrador: () => Promise.resolve('d1'),
    onRead: (_, { file }) => read.push(file.name),
  })
})
afterEach(() => {
  queue.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As heavy as a scan. */
function pdf(name: string, text = `%PDF-1.7 ${'x'.repeat(1_200_000)}`): File {
  return new File([text], name, { type: 'application/pdf' })
}

async function add(names: readonly string[], destino: DocumentoLeible | null = null): Promise<void> {
  await addFiles(
    names.map((name) => pdf(name)),
    destino,
  )
}

async function addFiles(files: readonly File[], destino: DocumentoLeible | null = null): Promise<void> {
  queue.add(files, destino)
  await settle()
}

function uploadOf(name: string): FakeUpload {
  const found = FakeUpload.sent.findLast(({ fileName }) => fileName === name)
  if (!found) throw new Error(`${name} was not sent`)
  return found
}

function jobOf(name: string) {
  const found = queue.snapshot().find(({ file }) => file.name === name)
  if (!found) throw new Error(`${name} is not in the queue`)
  return found
}

const sentNames = (): string[] => FakeUpload.sent.map(({ fileName }) => fileName)
const names = (): string[] => queue.snapshot().map(({ file }) => file.name)

describe('several files at once', () => {
  it('go up two at a time, in their order, until all are read', async () => {
    await add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf'])
    await uploadOf('b.pdf').answer(200, {})
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    await uploadOf('a.pdf').answer(200, {})
    await uploadOf('c.pdf').answer(200, {})
    await uploadOf('d.pdf').answer(200, {})
    expect(read).toEqual(['b.pdf', 'a.pdf', 'c.pdf', 'd.pdf'])
    expect(queue.snapshot()).toEqual([])
  })

  it('that came as text do not wait behind two scans', async () => {
    await addFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('scan.pdf'), pdf('texto.pdf', '%PDF-1.7 …')])
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf', 'texto.pdf'])
    await uploadOf('texto.pdf').answer(200, {})
    expect(read).toEqual(['texto.pdf'])
    expect(jobProgress(jobOf('scan.pdf')).label).toBe('En espera')
  })

  it('go to the call of their row, with the draft they belong to and a name of their own', async () => {
    await add(['a.pdf'], 'curp')
    await add(['b.pdf'])
    expect(FakeUpload.sent.map(({ url }) => url)).toEqual(['/api/leerCurp', '/api/leerDocumento'])
    expect(FakeUpload.sent.map(({ form }) => form?.get('borrador'))).toEqual(['d1', 'd1'])
    expect(new Set(FakeUpload.sent.map(({ headers }) => headers.get('X-Lectura-Id'))).size).toBe(2)
  })
})

describe('a failure', () => {
  it('stays with its words, and does not stop the others', async () => {
    await add(['bad.pdf', 'b.pdf', 'c.pdf'])
    await uploadOf('bad.pdf').answer(422, {
      error: 'El PDF está protegido con contraseña.',
      suggestion: 'Guárdalo sin contraseña.',
      detail: 'cifrado',
    })
    await uploadOf('b.pdf').answer(200, {})
    await uploadOf('c.pdf').answer(200, {})
    expect(read).toEqual(['b.pdf', 'c.pdf'])
    expect(names()).toEqual(['bad.pdf'])
    expect(jobOf('bad.pdf')).toMatchObject({
      phase: 'fallo',
      failure: { error: 'El PDF está protegido con contraseña.', suggestion: 'Guárdalo sin contraseña.' },
    })
  })

  it('of the network is told, and the file can be sent again', async () => {
    await add(['a.pdf'], 'nss')
    await uploadOf('a.pdf').fail()
    expect(jobOf('a.pdf').failure?.error).toContain('No hay conexión')
    queue.retry(jobOf('a.pdf').id)
    await settle()
    await uploadOf('a.pdf').answer(200, {})
    expect(sentNames()).toEqual(['a.pdf', 'a.pdf'])
    expect(read).toEqual(['a.pdf'])
  })

  it('of the draft fails that file with its reason, and the next one goes on', async () => {
    queue.ports = { ...queue.ports, borrador: () => Promise.reject(new Error('No se pudo crear el borrador.')) }
    await add(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(queue.snapshot().map(({ phase }) => phase)).toEqual(['fallo', 'fallo', 'fallo'])
    expect(jobOf('c.pdf').failure?.error).toBe('No se pudo crear el borrador.')
  })

  it('leaves its row when another file is put there', async () => {
    await add(['old.pdf'], 'curp')
    await uploadOf('old.pdf').answer(422, { error: 'No es una CURP.' })
    await add(['new.pdf'], 'curp')
    expect(names()).toEqual(['new.pdf'])
  })

  it('that tells which paper it is keeps the reading, so that moving it needs no second one', async () => {
    await add(['csf.pdf'], 'curp')
    const respuesta = { lectura: { documento: 'csf', campos: {}, avisos: [] } }
    await uploadOf('csf.pdf').answer(422, { error: 'Es una constancia.', codigo: 'otro_documento', respuesta })
    expect(jobOf('csf.pdf').failure).toMatchObject({ documento: 'csf', respuesta })
  })
})

describe('what cannot be a paper', () => {
  it.each([
    ['empty', new File([], 'x.pdf'), 'El archivo está vacío'],
    ['a PDF by name only', new File(['PK\u0003\u0004 zip'], 'x.pdf'), 'Solo se permiten archivos PDF'],
    ['11 MB', new File(['%PDF-', 'x'.repeat(11 * 1024 * 1024)], 'x.pdf'), 'Tamaño actual: 11MB'],
  ])('%s is refused before it is sent', async (_, file, sentence) => {
    queue.add([file], 'curp')
    for (let turn = 0; turn < 5; turn += 1) await settle()
    expect(FakeUpload.sent).toEqual([])
    expect(jobOf('x.pdf').failure?.error).toContain(sentence)
  })
})

describe('cancelling', () => {
  it('stops the upload, tells the server, and the next one begins', async () => {
    await add(['a.pdf', 'b.pdf', 'c.pdf'])
    const { id } = jobOf('a.pdf')
    queue.cancel(id)
    await settle()
    expect(uploadOf('a.pdf').aborted).toBe(true)
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([`/api/lecturas/${id}`])
    expect(names()).toEqual(['b.pdf', 'c.pdf'])
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  })

  it('one that waits never sends it', async () => {
    await add(['a.pdf', 'b.pdf', 'c.pdf'])
    queue.cancel(jobOf('c.pdf').id)
    await uploadOf('a.pdf').answer(200, {})
    await uploadOf('b.pdf').answer(200, {})
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf'])
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('all when the screen is left: nothing goes on nor begins', async () => {
    await add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
    queue.stop()
    await settle()
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf'])
    expect(FakeUpload.sent.every(({ aborted }) => aborted)).toBe(true)
    expect(queue.snapshot()).toEqual([])
    expect(read).toEqual([])
  })
})

describe('how far a file is', () => {
  const label = (name: string): string => jobProgress(jobOf(name)).label

  it('says that it waits, how much went up, its place in the queue and its page', async () => {
    await add(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(label('c.pdf')).toBe('En espera')
    uploadOf('a.pdf').progress(0.4)
    expect(label('a.pdf')).toBe('Subiendo 40%')
    uploadOf('a.pdf').progress(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(label('a.pdf')).toBe('Hay 3 antes que el tuyo')
    progreso = { estado: 'en_cola', delante: 1, pagina: 0, paginas: 0 }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(label('a.pdf')).toBe('Hay 1 antes que el tuyo')
    progreso = { estado: 'leyendo', delante: 0, pagina: 2, paginas: 3 }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(label('a.pdf')).toBe('Leyendo página 2 de 3')
  })

  it('is asked for only while it is read', async () => {
    await add(['a.pdf'])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(calls).toEqual([])
    uploadOf('a.pdf').progress(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(calls.length).toBeGreaterThan(0)
    await uploadOf('a.pdf').answer(200, {})
    const asked = calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(asked)
  })

  it('goes on when an answer about it is missed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await add(['a.pdf'])
    uploadOf('a.pdf').progress(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(label('a.pdf')).toBe('Leyendo')
    await uploadOf('a.pdf').answer(200, {})
    expect(read).toEqual(['a.pdf'])
  })
})

describe('photos chosen at once', () => {
  const jpg = (name: string): File =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])], name, { type: 'image/jpeg' })
  const drop = async (names: readonly string[], destino: DocumentoLeible | null = null): Promise<void> => {
    queue.add(names.map(jpg), destino)
    for (let turn = 0; turn < 5; turn += 1) await settle()
  }
  const sets = () =>
    conjuntosDeFotos(queue.snapshot()).map(({ fotos, aparte }) => ({
      aparte,
      fotos: fotos.map(({ file, giro }) => `${file.name} ${giro ?? 0}`),
    }))
  const firstSet = (): string => conjuntosDeFotos(queue.snapshot())[0]?.conjunto ?? ''

  it('are one set, asked about together, and never sent by themselves', async () => {
    await drop(['a.jpg', 'b.jpg'])
    await drop(['c.jpg'])
    expect(sets()).toEqual([
      { aparte: false, fotos: ['a.jpg 0', 'b.jpg 0'] },
      { aparte: false, fotos: ['c.jpg 0'] },
    ])
    expect(FakeUpload.sent).toEqual([])
  })

  it('are put in another order and turned; left for later they stay so', async () => {
    await drop(['a.jpg', 'b.jpg', 'c.jpg'])
    queue.movePhoto(jobOf('c.jpg').id, 0)
    queue.turnPhoto(jobOf('a.jpg').id)
    queue.setAside(firstSet(), true)
    expect(sets()).toEqual([{ aparte: true, fotos: ['c.jpg 0', 'a.jpg 1', 'b.jpg 0'] }])
    queue.movePhoto(jobOf('c.jpg').id, 9)
    expect(sets()[0]?.fotos[0]).toBe('c.jpg 0')
  })

  it('joined go as one PDF to their row; cancelled, they come back as they were', async () => {
    await drop(['a.jpg', 'b.jpg'], 'csf')
    queue.movePhoto(jobOf('b.jpg').id, 0)
    queue.turnPhoto(jobOf('b.jpg').id)
    queue.joinSet(firstSet(), pdf('b.pdf'))
    await settle()
    expect(FakeUpload.sent.map(({ url, fileName }) => [url, fileName])).toEqual([['/api/leerCsf', 'b.pdf']])
    expect(names()).toEqual(['b.pdf'])
    queue.cancel(jobOf('b.pdf').id)
    expect(sets()).toEqual([{ aparte: true, fotos: ['b.jpg 1', 'a.jpg 0'] }])
  })

  it('joined and not read are looked at again, or read once more', async () => {
    await drop(['a.jpg', 'b.jpg'])
    queue.joinSet(firstSet(), pdf('a.pdf'))
    await settle()
    await uploadOf('a.pdf').fail()
    queue.retry(jobOf('a.pdf').id)
    await settle()
    await uploadOf('a.pdf').answer(422, { error: 'No se encontró.' })
    expect(sentNames()).toEqual(['a.pdf', 'a.pdf'])
    queue.reviewPhotos(jobOf('a.pdf').id)
    expect(sets()).toEqual([{ aparte: false, fotos: ['a.jpg 0', 'b.jpg 0'] }])
  })

  it('that are papers of their own are asked about one after another; one alone comes back too', async () => {
    await drop(['a.jpg', 'b.jpg'])
    queue.splitSet(firstSet())
    expect(sets()).toEqual([
      { aparte: false, fotos: ['a.jpg 0'] },
      { aparte: false, fotos: ['b.jpg 0'] },
    ])
    queue.convert(jobOf('a.jpg').id)
    await settle()
    expect(uploadOf('a.jpg').form?.get('fotografia')).toBe('0')
    queue.cancel(jobOf('a.jpg').id)
    expect(sets().map(({ aparte }) => aparte)).toEqual([true, false])
  })
})
