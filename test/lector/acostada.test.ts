import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Lector } from '#api/documentos/lector/lector.ts'
import { CON_TIEMPO, pdf, PERSONA, scan } from './papeles.ts'

let folder: string
const lector = new Lector(CON_TIEMPO)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'acostada-'))
})
afterAll(async () => {
  lector.close()
  await rm(folder, { recursive: true })
})

const FILAS = [
  ['NSS', '05-08-88-1234-1'],
  ['CURP', PERSONA.curp],
  ['Nombre(s)', PERSONA.nombres],
  ['Primer apellido', PERSONA.apellidoPaterno],
  ['Segundo apellido', PERSONA.apellidoMaterno],
  ['Sexo', 'MUJER'],
  ['Calidad', '1'],
  ['Turno', 'MATUTINO'],
  ['UMF', '010'],
] as const

/** Short rows between rules, and the longest lines of the page running up both of its margins. */
const conMargenes = () =>
  pdf(
    (doc) => {
      doc.fontSize(8)
      for (const x of [15, 585]) {
        doc.save().rotate(-90, { origin: [x, 560] })
        doc.text('MUESTRA · documento ficticio · Instituto Mexicano del Seguro Social', x, 560, { lineBreak: false })
        doc.restore()
      }
      doc.fontSize(14).text('Vigencia de Derechos', 240, 75).fontSize(9)
      FILAS.forEach(([label, value], index) => {
        const y = 110 + index * 21
        doc.rect(45, y - 6, 520, 18).stroke('#999999')
        doc
          .text(label, 190 - doc.widthOfString(label), y, { lineBreak: false })
          .text(value, 200, y, { lineBreak: false })
      })
    },
    { margin: 0 },
  )

it('a page whose longest lines run up its margins is read upright all the same', async () => {
  const original = join(folder, 'original.pdf')
  await writeFile(original, await conMargenes())
  const ruta = join(folder, 'margenes.jpg')
  await writeFile(ruta, await scan(original))
  const { datos, posturas } = await lector.readDocument(ruta)
  expect(posturas).toEqual([{ giro: 0, angulo: 0 }])
  const { nss, curp, nombres, apellidoPaterno, apellidoMaterno } = PERSONA
  expect(datos).toEqual({ nss, curp, nombres, apellidoPaterno, apellidoMaterno })
})
