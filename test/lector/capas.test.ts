import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lector } from '#api/documentos/lector/lector.ts'
import { cifrarLetras } from '#seeds/documentos/danos/cifrar.ts'
import { CON_TIEMPO, CSF_QR, drawCsf, drawNss, pdf, PERSONA, qrPng, scan } from './papeles.ts'

let folder: string
const lector = new Lector(CON_TIEMPO)
const file = async (name: string, bytes: Buffer) => {
  const ruta = join(folder, name)
  await writeFile(ruta, bytes)
  return ruta
}
const codigos = (avisos: readonly { readonly codigo: string }[]) => avisos.map(({ codigo }) => codigo)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capas-'))
})
afterAll(async () => {
  lector.close()
  await rm(folder, { recursive: true })
})

/** A scan of the NSS with the text of `capa` lying on it unseen. */
async function escaneoConCapa(capa: (doc: Parameters<typeof drawNss>[0]) => void): Promise<Buffer> {
  const image = await scan(await file('original.pdf', await pdf(drawNss)), { dpi: 150 })
  return pdf(
    (doc) => {
      doc.image(image, 0, 0, { width: doc.page.width, height: doc.page.height }).addContent('3 Tr')
      capa(doc)
    },
    { margin: 0 },
  )
}

/** The next letter and the next digit, as a font with a wrong table tells them. */
const siguiente = (texto: string) =>
  texto.replace(/[A-Ya-y0-8]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))

describe('a text layer that is not what a person sees', () => {
  it('of another person, on a scan: the image is read, and that is told', async () => {
    const ajena = await escaneoConCapa((doc) => {
      doc.fontSize(15).text('Constancia de Vigencia de Derechos', 50, 75)
      doc.text('CURP', 50, 120).text('GOMJ850101HDFMRN05', 50, 136).text('Nombre(s)', 50, 160).text('JUAN', 50, 176)
      doc.text('Instituto Mexicano del Seguro Social con derecho al servicio', 50, 330)
    })
    const { datos, lectura } = await lector.readDocument(await file('ajena.pdf', ajena))
    expect(datos).toMatchObject({ nss: PERSONA.nss, nombres: PERSONA.nombres })
    const told = lectura.avisos.find(({ codigo }) => codigo === 'capa_apartada')
    expect(told?.mensaje).toBe('El texto guardado en la página 1 no es el que se ve en ella: se leyó su imagen.')
  })

  it('of the very page, on a scan: there is nothing to tell', async () => {
    const { lectura } = await lector.readDocument(await file('propia.pdf', await escaneoConCapa(drawNss)))
    expect(codigos(lectura.avisos)).not.toContain('capa_apartada')
  })

  it('of a broken font: nothing that it says is shown to a person, whatever the QR gives', async () => {
    const qr = await qrPng(CSF_QR)
    const broken = cifrarLetras(await pdf((doc) => drawCsf(doc, qr)), siguiente)
    const { datos, lectura } = await lector.readDocument(await file('cifrada.pdf', broken))
    expect(datos).toMatchObject({
      rfc: PERSONA.rfc,
      curp: PERSONA.curp,
      codigoPostal: '20010',
      nombres: PERSONA.nombres,
      regimen: ['Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'],
    })
    expect(codigos(lectura.avisos).filter((each) => each === 'capa_apartada')).toHaveLength(2)
    const shown = JSON.stringify([datos, lectura])
    for (const hidden of ['Nombre', 'Ignacio', 'Salarios', 'BRISAS', 'RAMIREZ'])
      expect(shown).not.toContain(siguiente(hidden))
  })
})
