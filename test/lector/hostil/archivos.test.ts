import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lector, type ResultadoLectura } from '#api/documentos/lector/lector.ts'
import { drawNss, pdf, PERSONA } from '#test/lector/papeles.ts'
import { PLAZO } from '#test/support/plazo.ts'
import { bomb, deflated, manyObjects, onePage, pdfOfObjects, plain } from '#test/support/hostil/hostile-pdf.ts'

/**
 * Files made to harm: each ends at its limit with words, and the paper that waits behind it is read. A file that is left running fails its
 * test, because there is one reader. `npm run bench -- archivos` measures how long they take.
 */
const LIMITES = { procesos: 1, limiteMs: PLAZO / 8, prioridad: 0 }
let folder: string
let bueno: string
const lector = new Lector({ ...LIMITES, memoriaMb: 700 })
const estrecho = new Lector({ ...LIMITES, memoriaMb: 350 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostil-'))
  bueno = join(folder, 'bueno.pdf')
  await writeFile(bueno, await pdf(drawNss))
})
afterAll(async () => {
  lector.close()
  estrecho.close()
  await rm(folder, { recursive: true })
})

interface Suerte {
  readonly codigo: string
  readonly message: string
  readonly resultado: ResultadoLectura | null
}

/** How the reading of `bytes` ends, with a good paper queued behind it that must be read whole. */
async function suerteDe(bytes: Buffer, name = 'malo.pdf', reader = lector): Promise<Suerte> {
  const malo = join(folder, name)
  await writeFile(malo, bytes)
  const reading = reader.readDocument(malo).then(
    (resultado) => ({ codigo: 'leido', message: '', resultado }),
    (error: unknown) => ({
      ...(error as { codigo: string; message: string }),
      message: String(error),
      resultado: null,
    }),
  )
  const neighbour = reader.readDocument(bueno)
  const suerte = await reading
  expect((await neighbour).datos).toMatchObject({ nss: PERSONA.nss, curp: PERSONA.curp })
  return suerte
}

/** Blank, or a paper of no kind: nothing was taken from it. */
const readsNothing = { codigo: 'leido', resultado: { lectura: { documento: 'otro', campos: {} } } }
const LIMITE = /^(tiempo|memoria)$/
/** Refused, ended at a limit, or read to its end: never left running. */
const FIN = /^(ilegible|leido|tiempo|memoria)$/

describe('cut', () => {
  it.each([0.05, 0.4, 0.95])('at %d of its length', async (part) => {
    const whole = await pdf(drawNss)
    const { codigo, message } = await suerteDe(whole.subarray(0, Math.floor(whole.length * part)))
    expect([codigo, message]).toEqual(['truncado', 'LectorError: El PDF está incompleto: le falta el final.'])
  })

  it('with an end glued on: no field is made up', async () => {
    const whole = await pdf(drawNss)
    const cut = Buffer.concat([whole.subarray(0, Math.floor(whole.length * 0.4)), Buffer.from('\n%%EOF\n')])
    const { codigo, resultado } = await suerteDe(cut)
    expect(codigo).toMatch(FIN)
    expect(resultado?.lectura.campos ?? {}).toEqual({})
  })
})

describe('references that loop', () => {
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

  it('pages that are their own children', async () => {
    const loop = pdfOfObjects([catalog, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>'])
    expect((await suerteDe(loop)).codigo).toBe('ilegible')
  })

  it('a parent that is its own child, from which the page inherits', async () => {
    const loop = pdfOfObjects([
      catalog,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 4 0 R >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
      plain('BT ET'),
    ])
    expect((await suerteDe(loop)).codigo).toMatch(FIN)
  })

  it('a form that draws itself', async () => {
    const form = {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
      data: Buffer.from('/F Do /F Do'),
    }
    expect((await suerteDe(onePage(plain('/F Do'), '/XObject << /F 5 0 R >>', [form]))).codigo).toMatch(
      /^(ilegible|leido|tiempo|memoria)$/,
    )
  })

  it('tables that name each other, and a length that is its own stream', async () => {
    const loop = onePage('<< /Length 4 0 R >>\nstream\nBT ET\nendstream').toString('latin1')
    const at = loop.lastIndexOf('xref\n0')
    const looped = loop.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at}`)
    expect((await suerteDe(Buffer.from(looped, 'latin1'))).codigo).toMatch(FIN)
  })
})

describe('too much of something', () => {
  it('a million objects', async () => {
    const many = manyObjects(1_000_000)
    expect(many.length).toBeLessThan(20 * 1024 * 1024)
    const { codigo, resultado } = await suerteDe(many)
    expect(codigo).toMatch(FIN)
    expect(resultado?.lectura.campos ?? {}).toEqual({})
  })

  it('five thousand pages', async () => {
    const kids = Array.from({ length: 5_000 }, (_, n) => `${n + 3} 0 R`)
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
    const many = [`<< /Type /Catalog /Pages 2 0 R >>`, `<< /Type /Pages /Count 5000 /Kids [${kids.join(' ')}] >>`]
    const { codigo, message } = await suerteDe(pdfOfObjects([...many, ...kids.map(() => page)]))
    expect([codigo, message]).toEqual(['demasiadas_paginas', 'LectorError: El PDF tiene demasiadas páginas.'])
  })

  it.each([2_000_000_000, -1])('pages counted as %i', async (count) => {
    const lie = onePage(plain('BT ET')).toString('latin1').replace('/Count 1', `/Count ${count}`)
    expect((await suerteDe(Buffer.from(lie, 'latin1'))).codigo).toMatch(
      /^(ilegible|demasiadas_paginas|leido|tiempo|memoria)$/,
    )
  })

  it('a page of 10⁹ points a side', async () => {
    const huge = onePage(plain('0 0 9 9 re f')).toString('latin1').replace('612 792', '999999999 999999999')
    expect((await suerteDe(Buffer.from(huge, 'latin1'))).codigo).toMatch(FIN)
  })
})

describe('locked or armed', () => {
  it('encrypted: it asks for a copy without password', async () => {
    const { codigo, message } = await suerteDe(await pdf(drawNss, { userPassword: 'secreto', ownerPassword: 'duenio' }))
    expect([codigo, message]).toEqual(['cifrado', 'LectorError: El PDF está protegido con contraseña.'])
  })

  it('encrypted against printing only, it is read like any other', async () => {
    const { resultado } = await suerteDe(
      await pdf(drawNss, { ownerPassword: 'duenio', permissions: { printing: 'lowResolution' } }),
    )
    expect(resultado?.datos).toMatchObject({ nss: PERSONA.nss })
  })

  it('a script that would run when it opens does not, and the paper is read', async () => {
    const armed = (await pdf(drawNss, { pdfVersion: '1.4' })).toString('latin1')
    const script =
      '/OpenAction << /S /JavaScript /JS (while\\(true\\){}; app.launchURL\\("http://127.0.0.1:9/"\\)) >> /Type /Catalog'
    expect(armed).toContain('/Type /Catalog')
    const { resultado } = await suerteDe(Buffer.from(armed.replace('/Type /Catalog', script), 'latin1'))
    expect(resultado?.datos).toMatchObject({ nss: PERSONA.nss })
  })

  it('attachments are left where they are, and the paper is read', async () => {
    const { resultado } = await suerteDe(
      await pdf((doc) => {
        doc.file(Buffer.alloc(3 * 1024 * 1024, 7), { name: 'programa.exe' })
        doc.file(Buffer.from('%PDF-1.4 otro'), { name: '../../curp.pdf' })
        drawNss(doc)
      }),
    )
    expect(resultado?.datos).toMatchObject({ nss: PERSONA.nss })
  })
})

describe('bombs', () => {
  // 400 MB of blanks in a few KB.
  const content = bomb(400)

  it('one content', async () => {
    expect(content.data.length).toBeLessThan(5_000)
    const { codigo, message } = await suerteDe(onePage(content), 'bomba.pdf', estrecho)
    expect(codigo).toMatch(LIMITE)
    expect(message).toMatch(/tardó demasiado|demasiada memoria/)
  })

  it('ten contents', async () => {
    const page = onePage(content)
      .toString('latin1')
      .replace('/Contents 4 0 R', `/Contents [${'4 0 R '.repeat(10)}]`)
    expect((await suerteDe(Buffer.from(page, 'latin1'), 'bombas.pdf', estrecho)).codigo).toMatch(LIMITE)
  })
})

describe('images of 30,000 × 30,000', () => {
  const side = 30_000
  const header = (bytes: number[], size: number, write: (head: Buffer) => void) => {
    const head = Buffer.alloc(size)
    Buffer.from(bytes).copy(head)
    write(head)
    return head
  }
  const png = header([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52], 64, (head) => {
    head.writeUInt32BE(side, 16)
    head.writeUInt32BE(side, 20)
  })
  const jpeg = header([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8], 64, (head) => {
    head.writeUInt16BE(side, 7)
    head.writeUInt16BE(side, 9)
  })

  it.each([
    ['PNG', png, 'enorme.png'],
    ['JPG', jpeg, 'enorme.jpg'],
  ] as const)('%s', async (_, bytes, name) => {
    const { codigo, message } = await suerteDe(bytes, name)
    expect([codigo, message]).toEqual(['memoria', 'LectorError: El archivo pide demasiada memoria para leerse.'])
  })

  it('inside a PDF, whose page is read without it', async () => {
    const data = deflateSync(Buffer.alloc((side * side) / 8))
    const dict = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`
    const page = onePage(plain('612 0 0 792 0 0 cm /I Do'), '/XObject << /I 5 0 R >>', [{ dict, data }])
    const suerte = await suerteDe(page)
    if (suerte.resultado) expect(suerte).toMatchObject(readsNothing)
    else expect(suerte.codigo).toMatch(LIMITE)
  })
})

describe('a text without end', () => {
  it('three million words in one page', async () => {
    const words = Buffer.from(`BT /F 9 Tf ${'(CURP) Tj '.repeat(3_000_000)} ET`)
    const { codigo } = await suerteDe(
      onePage(deflated(words), '/Font << /F 5 0 R >>', ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']),
    )
    expect(codigo).toMatch(FIN)
  })
})
