import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lector, type Avance } from '#api/documentos/lector/lector.ts'
import {
  CON_TIEMPO,
  CSF_QR,
  CURP_QR,
  drawCsf,
  drawCurp,
  drawNss,
  pdf,
  pdfOfImage,
  PERSONA,
  qrPng,
  rawPdf,
  scan,
  spinningPdf,
} from './papeles.ts'
import { PLAZO } from '#test/support/plazo.ts'

let folder: string
const lector = new Lector(CON_TIEMPO)
const file = async (name: string, bytes: Buffer | string) => {
  const ruta = join(folder, name)
  await writeFile(ruta, bytes)
  return ruta
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lector-'))
})
afterAll(async () => {
  lector.close()
  await rm(folder, { recursive: true })
})

const NAMES = { nombres: 'LUCIA ELENA', apellidoPaterno: 'RAMIREZ', apellidoMaterno: 'SOTO', curp: PERSONA.curp }
const CURP = {
  ...NAMES,
  sexo: 'M',
  fechaNacimiento: '1988-03-14',
  entidad: 'AGUASCALIENTES',
  codigoEntidad: 'AS',
  nacionalidad: '',
  vigencia: '',
}
const NSS = { ...NAMES, nss: PERSONA.nss }
const CSF = {
  ...NAMES,
  rfc: PERSONA.rfc,
  codigoPostal: '20010',
  tipoVialidad: 'CALLE',
  nombreVialidad: 'GENERAL IGNACIO ZARAGOZA',
  numeroExterior: '125-B',
  numeroInterior: '',
  colonia: 'LAS BRISAS',
  localidad: '',
  municipio: 'AGUASCALIENTES',
  entidad: 'AGUASCALIENTES',
  entreCalle: 'AVENIDA UNO',
  yCalle: 'CALLE DOS',
  fechaEmision: '2026-01-12',
  regimen: ['Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'],
  situacion: 'ACTIVO',
  idCIF: '16020304050',
}

describe('a server at rest', () => {
  it('holds no reader until a file comes', () => {
    expect(lector.status()).toMatchObject({ lectores: 0, ocupados: 0, enCola: 0 })
  })
})

describe('digital papers', () => {
  it('CURP: every field from its text, boxes where it is printed', async () => {
    const { lectura, datos, paginas } = await lector.readDocument(
      await file('curp.pdf', await pdf((doc) => drawCurp(doc))),
    )
    expect([lectura.documento, paginas]).toEqual(['curp', 1])
    expect(datos).toEqual(CURP)
    const { caja, pagina, fuente, seguro } = lectura.campos['curp']!
    expect({ pagina, fuente, seguro }).toEqual({ pagina: 1, fuente: 'texto', seguro: true })
    // Drawn at x 50, y 146, 16 points high, on a page of 612 × 792.
    expect(caja[0]).toBeCloseTo(50 / 612, 2)
    expect(Math.abs(caja[1] * 792 - 146)).toBeLessThan(8)
    expect(Math.abs(caja[3] * 792 - 16)).toBeLessThan(8)
  })

  it('CURP with QR: the QR comes first', async () => {
    const ruta = await file('curp-qr.pdf', await pdf(await drawnWithQr(drawCurp, CURP_QR)))
    const { lectura, datos } = await lector.readDocument(ruta)
    expect(datos).toEqual(CURP)
    expect(lectura.campos['nombres']).toMatchObject({ fuente: 'qr', seguro: true })
    expect(lectura.avisos).toEqual([])
  })

  it('NSS: the number without hyphens and the name in its columns', async () => {
    const { lectura, datos } = await lector.readDocument(await file('nss.pdf', await pdf(drawNss)))
    expect(lectura.documento).toBe('nss')
    expect(datos).toEqual(NSS)
    expect(lectura.avisos).toEqual([])
  })

  it('CSF: two columns, a wrapped label, a wrapped value, empty fields that are not missing', async () => {
    const ruta = await file('csf.pdf', await pdf(await drawnWithQr(drawCsf, CSF_QR)))
    const { lectura, datos, paginas } = await lector.readDocument(ruta)
    expect([lectura.documento, paginas]).toEqual(['csf', 2])
    expect(datos).toEqual(CSF)
    expect(Object.entries(lectura.campos).filter(([, campo]) => !campo.seguro)).toEqual([])
    expect(lectura.avisos).toEqual([])
    expect(lectura.campos['regimen']!.pagina).toBe(2)
  })

  it('another paper is none of the three, and nothing is recognised in it', async () => {
    const prose =
      'Por la presente se hace constar que la obra de la calle se encuentra en el estado que consta en el plano. '
    const ruta = await file('otro.pdf', await pdf((doc) => doc.text(prose.repeat(5))))
    const { lectura, datos } = await lector.readDocument(ruta)
    expect(lectura).toMatchObject({ documento: 'otro', campos: {} })
    expect(datos).toBeNull()
  })

  it('two papers in one file: the expected one is read and the other is told', async () => {
    const both = await pdf((doc) => {
      drawCurp(doc)
      doc.addPage()
      drawNss(doc)
    })
    const { lectura, datos } = await lector.readDocument(await file('dos.pdf', both), { esperado: 'nss' })
    expect(lectura.documento).toBe('nss')
    expect(datos).toEqual(NSS)
    expect(lectura.avisos.map(({ codigo }) => codigo)).toContain('varios_documentos')
  })
})

const drawnWithQr = async (draw: typeof drawCurp, payload: string) => {
  const image = await qrPng(payload)
  return (doc: Parameters<typeof drawCurp>[0]) => draw(doc, image)
}

describe('scanned papers', () => {
  it('the paper asked for is found on a scanned page behind another one that has text', async () => {
    const nss = await scan(await file('nss-atras.pdf', await pdf(drawNss)), { dpi: 150 })
    const both = await pdf((doc) => {
      drawCurp(doc)
      doc.addPage().image(nss, 0, 0, { width: doc.page.width, height: doc.page.height })
    })
    const { datos, lectura } = await lector.readDocument(await file('curp-y-nss.pdf', both), { esperado: 'nss' })
    expect(lectura.documento).toBe('nss')
    expect(datos).toMatchObject({ nss: PERSONA.nss })
  })

  it('upside down: read whole, with the page told per file, and shown upright', async () => {
    const original = await file('para-escanear.pdf', await pdf(drawNss))
    const ruta = await file('nss-al-reves.pdf', await pdfOfImage(await scan(original, { giro: 2 })))
    const avances: Avance[] = []
    const { lectura, datos, posturas } = await lector.readDocument(ruta, {
      onProgress: (avance) => avances.push(avance),
    })
    expect(datos).toEqual(NSS)
    expect(posturas).toEqual([{ giro: 2, angulo: 0 }])
    expect(lectura.campos['nss']).toMatchObject({ fuente: 'ocr', seguro: true })
    expect(Math.abs(lectura.campos['nss']!.caja[1] * 792 - 136)).toBeLessThan(8)
    expect(avances).toContainEqual({ etapa: 'leyendo', pagina: 1, de: 1, mensaje: 'Leyendo la página 1 de 1.' })
    const upright = await lector.renderPage(ruta, 1, { width: 1600, formato: 'jpeg' })
    const again = await lector.readDocument(await file('derecha.jpg', upright))
    expect(again.posturas).toEqual([{ giro: 0, angulo: 0 }])
    expect(again.datos).toEqual(NSS)
  })

  it('a photo on its side and two degrees askew', async () => {
    const original = await file('curp-para-foto.pdf', await pdf((doc) => drawCurp(doc)))
    const ruta = await file('foto.jpg', await scan(original, { giro: 1, angulo: 2 }))
    const { lectura, datos } = await lector.readDocument(ruta)
    expect(lectura.documento).toBe('curp')
    expect(datos).toEqual(CURP)
  })

  it('a foreign text layer under the image of the page does not count', async () => {
    const original = await file('con-capa.pdf', await pdf((doc) => drawCurp(doc)))
    const image = await scan(original)
    const layered = await pdf(
      (doc) => {
        doc.fontSize(12).text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 50, 75)
        doc.text('Clave:', 50, 130).text('GOMJ850101HDFMRN05', 50, 146).text('Nombre JUAN GOMEZ MORA', 50, 200)
        doc.image(image, 0, 0, { width: doc.page.width, height: doc.page.height })
      },
      { margin: 0 },
    )
    const { datos } = await lector.readDocument(await file('capa-ajena.pdf', layered))
    expect(datos).toEqual(CURP)
  })
})

describe('files that are not papers', () => {
  const truncated = async () => (await pdf((doc) => drawCurp(doc))).subarray(0, 1500)
  const many = () => pdf((doc) => Array.from({ length: 499 }, () => doc.addPage()))

  it.each([
    ['no es un PDF', 'vacio', () => Buffer.alloc(0)],
    ['solo de nombre', 'no_pdf', () => Buffer.from('Hola, soy un texto con otro nombre.')],
    ['cifrado', 'cifrado', () => pdf((doc) => drawCurp(doc), { userPassword: 'secreto' })],
    ['cortado', 'truncado', truncated],
    ['basura con encabezado', 'ilegible', () => Buffer.from('%PDF-1.4\nnada de nada\n%%EOF\n')],
    ['quinientas páginas', 'demasiadas_paginas', many],
  ] as const)('%s: %s, and not because the reader gives up', async (name, codigo, bytes) => {
    const ruta = await file(`${name}.pdf`, await bytes())
    await expect(lector.readDocument(ruta)).rejects.toMatchObject({ name: 'LectorError', codigo })
  })

  it('says how many pages there are and how many are allowed', async () => {
    const ruta = await file('treinta-y-una.pdf', await pdf((doc) => Array.from({ length: 30 }, () => doc.addPage())))
    const refusal = { detail: 'Tiene 31 páginas; el límite es 30.', suggestion: 'Sube solo las páginas del documento.' }
    await expect(lector.readDocument(ruta)).rejects.toMatchObject(refusal)
  })

  it('a page that is not there', async () => {
    const ruta = await file('una.pdf', await pdf(drawNss))
    await expect(lector.renderPage(ruta, 2)).rejects.toMatchObject({ codigo: 'pagina_inexistente' })
  })
})

describe('limits', () => {
  const strict = new Lector({ procesos: 1, limiteMs: PLAZO / 8, prioridad: 0, colaMaxima: 2, inactividadMs: 300 })
  let spinning: string
  let good: string
  beforeAll(async () => {
    spinning = await file('vueltas.pdf', spinningPdf())
    good = await file('bueno.pdf', await pdf(drawNss))
  })
  afterAll(() => strict.close())
  const reading = () => expect.poll(() => strict.status().ocupados).toBe(1)

  it('a file that makes the reader spin is ended at the limit and its neighbour is read', async () => {
    const places: number[] = []
    const first = strict.readDocument(spinning).catch((error: unknown) => error)
    // Each file's kind is looked at before it is queued: sent together, either might be the first.
    await reading()
    const onProgress = (avance: Avance) => (avance.etapa === 'cola' ? places.push(avance.antes) : 0)
    const second = strict.readDocument(good, { onProgress })
    expect(await first).toMatchObject({ codigo: expect.stringMatching(/^(tiempo|memoria)$/) as string })
    expect((await second).datos).toEqual(NSS)
    expect(places[0]).toBe(1)
  })

  it('a paper with text of its own is read while the only reader recognises a scan', async () => {
    const one = new Lector(CON_TIEMPO)
    const order: string[] = []
    const escaneo = await file(
      'delante.pdf',
      await pdfOfImage(await scan(await file('csf-delante.pdf', await pdf((doc) => drawCsf(doc))))),
    )
    const pages = new Promise<void>((resolve) => {
      void one
        .readDocument(escaneo, {
          onProgress: ({ etapa, ...avance }) => {
            if (etapa === 'leyendo' && 'pagina' in avance && avance.pagina > 0) resolve()
          },
        })
        .then(() => order.push('escaneo'))
    })
    await pages
    await one.readDocument(good).then(() => order.push('digital'))
    await expect.poll(() => order).toEqual(['digital', 'escaneo'])
    one.close()
  })

  it('cancelling ends the work that runs and the work that waits', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()]
    const first = strict.readDocument(spinning, { signal: running.signal }).catch((error: unknown) => error)
    await reading()
    const second = strict.readDocument(good, { signal: waiting.signal }).catch((error: unknown) => error)
    await sleep(700)
    waiting.abort()
    running.abort()
    for (const outcome of await Promise.all([first, second])) expect(outcome).toMatchObject({ codigo: 'cancelado' })
    expect((await strict.readDocument(good)).datos).toEqual(NSS)
  })

  it('one request too many is refused at once', async () => {
    const cancel = new AbortController()
    const waiting = [1, 2, 3].map(() =>
      strict.readDocument(spinning, { signal: cancel.signal }).catch((error: unknown) => error),
    )
    await expect.poll(() => strict.status().enCola).toBe(2)
    await expect(strict.readDocument(good)).rejects.toMatchObject({ codigo: 'ocupado' })
    cancel.abort()
    await Promise.all(waiting)
  })

  it('an idle reader goes away', async () => {
    await strict.readDocument(good)
    await expect.poll(() => strict.status().lectores).toBe(0)
  })

  it('a reader over its memory is ended', async () => {
    const small = new Lector({ procesos: 1, memoriaMb: 40 })
    const ruta = await file('memoria.pdf', spinningPdf())
    await expect(small.readDocument(ruta)).rejects.toMatchObject({ codigo: 'memoria' })
    small.close()
  })

  it('an image of 30,000 × 30,000 is refused by its header', async () => {
    const header = Buffer.alloc(64)
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(header)
    header.writeUInt32BE(30_000, 16)
    header.writeUInt32BE(30_000, 20)
    await expect(lector.readDocument(await file('enorme.png', header))).rejects.toMatchObject({ codigo: 'memoria' })
  })

  it('references that loop do not hold the reader', async () => {
    const loop = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>',
    ])
    await expect(lector.readDocument(await file('ciclo.pdf', loop))).rejects.toMatchObject({ name: 'LectorError' })
  })
})
