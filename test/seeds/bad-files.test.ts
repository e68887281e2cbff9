import { expect, test, vi } from 'vitest'
import { imagenesDe, textosDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import {
  emptyFile,
  encryptedPdf,
  heavyPdf,
  loopingPdf,
  manyPagesPdf,
  notAPdf,
  pdfByNameOnly,
  spinningPdf,
  truncatedPdf,
} from '#test/support/hostil/bad-files.ts'

vi.setConfig({ testTimeout: 60_000 })

test.each([notAPdf(), pdfByNameOnly(), emptyFile(), loopingPdf()])('$nombre cannot be drawn', async ({ bytes }) => {
  await expect(imagenesDe(bytes, 36)).rejects.toThrow()
})

test('the truncated file holds nothing that can be read', async () => {
  const { bytes } = await truncatedPdf()
  await expect(textosDe(bytes)).rejects.toThrow()
})

test('the encrypted file asks for its password', async () => {
  const { bytes } = await encryptedPdf()
  await expect(textosDe(bytes)).rejects.toThrow(/password/i)
})

test('the heavy file weighs 11 MB and still opens', async () => {
  const { bytes } = await heavyPdf()
  expect(bytes.length).toBe(11 * 1024 * 1024)
  expect(await textosDe(bytes)).toHaveLength(1)
})

test('the long file has 500 pages', async () => {
  const { bytes } = await manyPagesPdf()
  expect(await textosDe(bytes)).toHaveLength(500)
})

test('the slow file is tiny and valid, and says its word a hundred million times', async () => {
  expect(spinningPdf().bytes.length).toBeLessThan(5_000)
  const [page = ''] = await textosDe(spinningPdf(3).bytes)
  expect(page.match(/CURP/g)).toHaveLength(1_000)
})
