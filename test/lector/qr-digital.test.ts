import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ArchivoPdf } from '#api/documentos/lector/pdf/archivo-pdf.ts'
import { leerPdf } from '#api/documentos/lector/leer-archivo.ts'
import { CURP_QR, drawCurp, pdf, PERSONA, qrPng } from './papeles.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qr-digital-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads a file in this process and counts how often one of its pages was opened to be drawn. */
async function read(name: string, bytes: Buffer) {
  const ruta = join(folder, name)
  await writeFile(ruta, bytes)
  const archivo = await ArchivoPdf.abrir(ruta, 30)
  const drawn = vi.spyOn(archivo, 'pagina')
  try {
    const leido = await leerPdf(archivo, {
      esperado: undefined,
      soloTexto: false,
      hayPrisa: () => false,
      onProgreso: () => undefined,
    })
    return { lectura: leido!.lectura, drawn: drawn.mock.calls.length }
  } finally {
    await archivo.cerrar()
  }
}

/** As many small shapes as a code has, strewn over the page: a border of ornaments. */
function ornaments(doc: Parameters<Parameters<typeof pdf>[0]>[0]): void {
  for (let at = 0; at < 150; at++) doc.rect(20 + (at % 75) * 7.5, at < 75 ? 20 : 760, 4, 4).fill('#225533')
  doc.fillColor('#000000')
}

it('a paper that its text settles is not drawn to look for a code in its ornaments', async () => {
  const { lectura, drawn } = await read(
    'adornos.pdf',
    await pdf((doc) => {
      ornaments(doc)
      drawCurp(doc)
    }),
  )
  expect(lectura.campos['curp']).toMatchObject({ valor: PERSONA.curp, seguro: true, fuente: 'texto' })
  expect(drawn).toBe(0)
})

it('a code where codes are printed is read all the same', async () => {
  const png = await qrPng(CURP_QR)
  const { lectura } = await read(
    'con-qr.pdf',
    await pdf((doc) => {
      ornaments(doc)
      drawCurp(doc)
      doc.image(png, 430, 120, { width: 100 })
    }),
  )
  expect(lectura.campos['curp']).toMatchObject({ valor: PERSONA.curp, seguro: true, fuente: 'qr' })
})
