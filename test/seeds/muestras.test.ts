import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isNearPerson } from '#domain/identidad/near-person.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { AFILIADOS_DE_DEMO, SEMILLA_AFILIADOS } from '#seeds/demo/personas/semillas.ts'
import { generarMuestras, type Manifiesto, type MuestraGenerada } from '#seeds/documentos/muestras.ts'
import { imagenesDe, textosDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { qrTexts } from '#test/support/imagen/read-qr.ts'

vi.setConfig({ testTimeout: 60_000 })

const FOLDER = join(import.meta.dirname, '../../seeds/demo/documentos')
const { conjuntos } = JSON.parse(readFileSync(join(FOLDER, 'manifiesto.json'), 'utf8')) as Manifiesto
const papeles = conjuntos.flatMap(({ carpeta, documentos }) =>
  Object.entries(documentos).map(([documento, papel]) => ({
    documento,
    carpeta,
    ...papel,
    nombre: `${carpeta}/${papel.archivo}`,
  })),
)
const bytesOf = (nombre: string): Buffer => readFileSync(join(FOLDER, nombre))
/** Letters and digits only: values wrap on the page. */
const squeeze = (text: string): string => text.replaceAll(/\s+/g, '')
const texts = (valor: string | readonly string[]): readonly string[] => (typeof valor === 'string' ? [valor] : valor)

let generadas: MuestraGenerada[] = []
beforeAll(async () => {
  generadas = await generarMuestras()
}, 60_000)

describe('sample papers', () => {
  test('the manifest names every file of the folder and no other, all under 4 MB', () => {
    const listed = conjuntos.flatMap(({ carpeta, foto, carta, documentos }) =>
      [foto, ...(carta === null ? [] : [carta]), ...Object.values(documentos).map(({ archivo }) => archivo)].map(
        (archivo) => `${carpeta}/${archivo}`,
      ),
    )
    const present = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(pdf|jpg)$/.test(name),
    )
    expect(present.toSorted()).toEqual(listed.toSorted())
    const bytes = present.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
    expect(bytes).toBeLessThan(4 * 1024 * 1024)
  })

  test('there are eight people: some papers are scans, one person has only scans, one CSF lies on its side, one has a letter', () => {
    const scans = conjuntos.map(
      ({ documentos }) => Object.values(documentos).filter(({ origen }) => origen === 'escaneado').length,
    )
    expect(conjuntos).toHaveLength(8)
    expect(scans.filter((count) => count > 0).length).toBeGreaterThanOrEqual(3)
    expect(scans).toContain(3)
    expect(conjuntos.some(({ documentos }) => documentos.csf.rotacion === 90)).toBe(true)
    expect(conjuntos.filter(({ carta }) => carta !== null)).toHaveLength(1)
  })

  test('keys worked out by hand: an inconvenient word, skipped particles, one surname, Ñ, a leap day', () => {
    const keys = conjuntos.map(({ persona }) => [persona.curp.slice(0, 13), persona.rfc.slice(0, 10)])
    expect(keys).toContainEqual(['PXTO690124MGT', 'PUTX690124'])
    expect(keys).toContainEqual(['MESA850530MDF', 'DESA850530'])
    expect(keys).toContainEqual(['NUXK961009MNE', 'NGKI961009'])
    expect(keys).toContainEqual(['XAZA030706XAS', 'ÑAZA030706'])
    expect(keys).toContainEqual(['CURM781203HZS', 'CURM781203'])
  })

  test('none of these people is among the affiliates of the demo, nor near one', () => {
    const afiliados = generarPersonas(SEMILLA_AFILIADOS, AFILIADOS_DE_DEMO)
    const keys = new Set(afiliados.flatMap(({ curp, rfc, nss }) => [curp, rfc, nss]))
    const shared = conjuntos
      .flatMap(({ persona: { curp, rfc, nss } }) => [curp, rfc, nss])
      .filter((key) => keys.has(key))
    expect(shared).toEqual([])
    const near = conjuntos.filter(({ persona }) => afiliados.some((afiliado) => isNearPerson(persona, afiliado)))
    expect(near.map(({ carpeta }) => carpeta)).toEqual([])
  })

  test.each(papeles.filter(({ origen }) => origen === 'digital'))(
    '$nombre prints every value of the manifest and the mark',
    async ({ nombre, campos }) => {
      const printed = (await textosDe(bytesOf(nombre))).join('\n')
      expect(printed.match(/MUESTRA · documento ficticio/g)?.length).toBeGreaterThanOrEqual(2)
      const page = squeeze(printed)
      const notAsPrinted = ['sexo', 'fechaNacimiento', 'codigoEntidad', 'fechaEmision']
      const wanted = Object.entries(campos).filter(([campo]) => !notAsPrinted.includes(campo))
      const missing = wanted.filter(([, valor]: [string, string | readonly string[]]) => {
        const forms = texts(valor).map(squeeze)
        return !forms.every((form) => page.includes(form) || page.replaceAll('-', '').includes(form))
      })
      expect(missing).toEqual([])
    },
  )

  test.each(papeles.filter(({ origen }) => origen === 'escaneado'))(
    '$nombre is an image without text, turned as the manifest says',
    async ({ nombre, rotacion }) => {
      expect((await textosDe(bytesOf(nombre))).join('')).toBe('')
      const [page] = await imagenesDe(bytesOf(nombre), 36)
      expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(rotacion % 180 !== 0)
    },
  )

  test.each(papeles.filter(({ qr }) => qr))(
    'the QR of $nombre says the key of the paper',
    async ({ nombre, campos }) => {
      const [said = ''] = await qrTexts(bytesOf(nombre))
      if ('idCIF' in campos)
        expect(said).toBe(
          `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=${campos.idCIF}_${campos.rfc}`,
        )
      else expect(said.split('|')[0]).toBe(campos.curp)
    },
  )

  test('generated anew, manifest and texts are those that are kept', async () => {
    expect(generadas.map(({ entrada }) => entrada)).toEqual(conjuntos)
    for (const { entrada, archivos } of generadas)
      for (const [archivo, bytes] of Object.entries(archivos).filter(([name]) => name.endsWith('.pdf')))
        expect(await textosDe(bytes), archivo).toEqual(await textosDe(bytesOf(`${entrada.carpeta}/${archivo}`)))
  })
})
