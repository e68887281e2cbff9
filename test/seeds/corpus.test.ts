import type { Canvas } from '@napi-rs/canvas'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { componerCsf } from '#seeds/documentos/corpus/csf/componer-csf.ts'
import { componerCurp } from '#seeds/documentos/corpus/componer-curp.ts'
import { componerNss } from '#seeds/documentos/corpus/componer-nss.ts'
import { crearCorpus, type PapelDeCorpus } from '#seeds/documentos/corpus/crear-corpus.ts'
import { marcoAlAzar } from '#seeds/documentos/corpus/marco.ts'
import { personasDeCorpus } from '#seeds/documentos/corpus/personas-corpus.ts'
import { dibujarPdf } from '#seeds/documentos/dibujo/dibujar-pdf.ts'
import { imagenesDe, textosDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { qrTexts } from '#test/support/imagen/read-qr.ts'
import { clashes } from './clashes.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SEMILLA = 90_210

async function corpusOf(semilla: number, personas: number): Promise<PapelDeCorpus[]> {
  const papeles: PapelDeCorpus[] = []
  for await (const papel of crearCorpus({ semilla, personas })) papeles.push(papel)
  return papeles
}

const fingerprint = ({ id, pdf, campos }: PapelDeCorpus): string =>
  createHash('sha256').update(id).update(JSON.stringify(campos)).update(pdf).digest('hex')

let papeles: PapelDeCorpus[] = []
beforeAll(async () => {
  papeles = await corpusOf(SEMILLA, 12)
})

describe('corpus', () => {
  test('the same seed gives the same bytes, a longer run begins with the shorter one, another seed gives others', async () => {
    const short = (await corpusOf(SEMILLA, 3)).map(fingerprint)
    expect(papeles.slice(0, 9).map(fingerprint)).toEqual(short)
    expect((await corpusOf(SEMILLA + 1, 3)).map(fingerprint).filter((print) => short.includes(print))).toEqual([])
  })

  test('every person has the three papers, each with its own id', () => {
    expect(papeles.map(({ documento }) => documento).slice(0, 6)).toEqual(['curp', 'nss', 'csf', 'curp', 'nss', 'csf'])
    expect(new Set(papeles.map(({ id }) => id)).size).toBe(36)
  })

  test('every word of every expected value is printed on its paper', async () => {
    const missing: string[] = []
    for (const { id, pdf, campos } of papeles) {
      const page = (await textosDe(pdf)).join('\n').replaceAll(/\s+/g, '')
      const bare = page.replaceAll('-', '')
      const notAsPrinted = new Set(['sexo', 'fechaNacimiento', 'codigoEntidad', 'fechaEmision'])
      for (const [campo, valor] of Object.entries<string | readonly string[]>({ ...campos })) {
        if (notAsPrinted.has(campo)) continue
        const words = [valor].flat().flatMap((text) => text.split(' '))
        if (!words.every((word) => page.includes(word) || bare.includes(word)))
          missing.push(`${id} ${campo}: ${words.join(' ')}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('dates and sexes are those of the key, and the tax paper says when it was issued', () => {
    for (const { campos } of papeles) {
      if ('fechaNacimiento' in campos)
        expect(parseCurp(campos.curp)).toMatchObject({ sexo: campos.sexo, fechaNacimiento: campos.fechaNacimiento })
      if ('fechaEmision' in campos) expect(campos.fechaEmision).toMatch(/^2026-\d\d-\d\d$/)
    }
  })

  test('each QR says the key of its paper, and papers said to have none have none', async () => {
    const some = papeles.filter(({ documento }) => documento !== 'nss').slice(0, 8)
    for (const { id, pdf, qr, campos } of some) {
      const [said = ''] = await qrTexts(pdf, 130)
      const key = 'rfc' in campos ? `${campos.idCIF}_${campos.rfc}` : campos.curp
      expect(qr ? said : `${key}${said}`, id).toContain(key)
      expect(qr || said === '', id).toBe(true)
    }
  })
})

describe('looks of the corpus', () => {
  const compuestos = [...personasDeCorpus(31, 80)].flatMap(({ persona }, index) => {
    const random = seededRandom(5_000 + index)
    return [componerCurp(persona, random), componerNss(persona, random), componerCsf(persona, random)]
  })

  test('no text leaves the page or lies over another or over the QR', () => {
    expect(compuestos.flatMap(({ papel, diseno }) => clashes(papel).map((clash) => `${diseno}: ${clash}`))).toEqual([])
  })

  test('layouts are many: no two papers of a kind share all their choices', () => {
    expect(new Set(compuestos.map(({ diseno }) => diseno)).size).toBeGreaterThan(50)
    expect(new Set(compuestos.map(({ variante }) => JSON.stringify(variante))).size).toBe(compuestos.length)
    expect(new Set(compuestos.map(({ papel }) => papel.familia)).size).toBe(6)
  })

  test('each IMSS paper comes in several layouts and the tax paper in one, two and three pages', () => {
    for (const kind of ['asignacion', 'semanas', 'vigencia']) {
      const own = compuestos.filter(({ diseno }) => diseno.startsWith('nss-') && diseno.includes(kind))
      expect(new Set(own.map(({ diseno }) => diseno)).size, kind).toBeGreaterThanOrEqual(3)
    }
    const pages = compuestos.filter(({ diseno }) => diseno.startsWith('csf-')).map(({ papel }) => papel.hojas.length)
    expect([...new Set(pages)].sort()).toEqual([1, 2, 3])
  })
})

test('sheets are letter, A4, legal, printed smaller or written lying down, and always seen upright', async () => {
  const persona = [...personasDeCorpus(7, 1)][0]!.persona
  const { papel } = componerNss(persona, seededRandom(3))
  const marcos = Array.from({ length: 60 }, (_, index) => marcoAlAzar(seededRandom(index * 7919)))
  const different = new Set(marcos.map((marco) => `${marco?.ancho} ${marco?.alto} ${marco?.girado}`))
  expect(different.size).toBe(5)
  const girado = marcos.find((marco) => marco?.girado)!
  const [lying] = await imagenesDe(await dibujarPdf({ ...papel, marco: girado }), 36)
  const [plain] = await imagenesDe(await dibujarPdf(papel), 36)
  expect([lying!.width, lying!.height]).toEqual([plain!.width, plain!.height])
  expect(darkRows(lying!)).toEqual(darkRows(plain!))
})

/** Which rows of the page have ink. */
function darkRows(page: Canvas): boolean[] {
  const { data } = page.getContext('2d').getImageData(0, 0, page.width, page.height)
  return Array.from({ length: page.height }, (_, row) =>
    data.subarray(row * page.width * 4, (row + 1) * page.width * 4).some((level) => level < 90),
  )
}

describe('people of the corpus', () => {
  const personas = [...personasDeCorpus(SEMILLA, 40)].map(({ persona }) => persona)
  const some = (found: (persona: (typeof personas)[number]) => boolean): boolean => personas.some(found)

  test('nobody shares a key, and every CURP says its person', () => {
    expect(new Set(personas.flatMap(({ curp, nss }) => [curp, nss])).size).toBe(80)
    for (const { curp, fechaNacimiento, sexo, codigoEntidad } of personas) {
      expect(isCurpCheckDigitOk(curp)).toBe(true)
      expect(parseCurp(curp)).toMatchObject({ fechaNacimiento, sexo, codigoEntidad })
    }
  })

  test.each([
    ['Ñ', ({ apellidoPaterno, apellidoMaterno }) => /Ñ/.test(apellidoPaterno + apellidoMaterno)],
    ['a diaeresis', ({ apellidoPaterno, apellidoMaterno }) => /[ÜÖ]/.test(apellidoPaterno + apellidoMaterno)],
    ['particles', ({ apellidoPaterno }) => /^(DE|DEL|VAN|VON|MAC|MC|LE|DI|DA) /.test(apellidoPaterno)],
    ['one surname', ({ apellidoMaterno }) => apellidoMaterno === ''],
    ['an apostrophe', ({ apellidoPaterno, apellidoMaterno }) => (apellidoPaterno + apellidoMaterno).includes("'")],
    ['a hyphen', ({ apellidoPaterno, apellidoMaterno }) => (apellidoPaterno + apellidoMaterno).includes('-')],
    ['some 60 letters', ({ nombres }) => nombres.length > 40 && nombres.length <= 60],
    ['María or José first', ({ nombres }) => /^(MARÍA|JOSÉ) \S+$/.test(nombres)],
    ['María or José cut short', ({ nombres }) => /^(MA\.?|M\.|J\.?|JOSE) /.test(nombres)],
    ['a word that the CURP avoids', ({ curp, rfc }) => curp.charAt(1) === 'X' && /^[A-Z][AEIOU]/.test(rfc)],
    ['two letters', ({ apellidoPaterno }) => apellidoPaterno.length === 2],
    ['both surnames alike', ({ apellidoPaterno, apellidoMaterno }) => apellidoPaterno === apellidoMaterno],
    ['29 February', ({ fechaNacimiento }) => fechaNacimiento.endsWith('02-29')],
    ['a birth since 2000', ({ fechaNacimiento, curp }) => fechaNacimiento >= '2000' && /[A-Z]/.test(curp.charAt(16))],
    ['a birth abroad', ({ codigoEntidad }) => codigoEntidad === 'NE'],
    ['sex X', ({ sexo }) => sexo === 'X'],
    [
      'no inner number, no locality, no cross streets',
      ({ domicilio: d }) => d.numeroInterior + d.localidad + d.yCalle === '',
    ],
    ['a long street', ({ domicilio: d }) => d.nombreVialidad.length > 25],
  ] as readonly [string, (persona: (typeof personas)[number]) => boolean][])(
    'among 40 people there is %s',
    (_, found) => {
      expect(some(found)).toBe(true)
    },
  )
})
