import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bien, falla, messageOf, type Revision } from '#api/doctor/revision.ts'
import { env } from '#api/env.ts'
import { closeLector, countPages } from './lector.ts'

const LECTORES = 'Lectores de documentos'

/** The smallest PDF of one page: a reader that starts and counts it works. */
const UNA_PAGINA = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** Starts a reader process, has it open a page, and lets it go; and looks for the words of the OCR. */
export async function revisarLectores(): Promise<Revision> {
  const remedio = 'Vuelve a instalar las dependencias con npm ci y construye con npm run build.'
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-doctor-'))
  try {
    const file = path.join(folder, 'pagina.pdf')
    await writeFile(file, UNA_PAGINA)
    const pages = await countPages(file)
    if (pages !== 1) return falla(LECTORES, 'El lector abrió una página y dijo otra cosa.', remedio)
    await access(path.dirname(await languageFile()))
    return bien(LECTORES, `Un lector abre documentos; hasta ${env.READER_PROCESSES} a la vez.`)
  } catch (error) {
    return falla(LECTORES, `Ningún lector pudo abrir un documento: ${messageOf(error)}.`, remedio)
  } finally {
    closeLector()
    await rm(folder, { recursive: true, force: true })
  }
}

async function languageFile(): Promise<string> {
  const { createRequire } = await import('node:module')
  return createRequire(import.meta.url).resolve('@tesseract.js-data/spa/package.json')
}
