import { expect, it } from 'vitest'
import { clavesBajoEtiqueta } from '#api/documentos/lector/reconocer/clave-bajo-etiqueta.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { letra } from '#test/lector/letra.ts'

const SIZE = 22
const [X, Y] = [80, 140]
const ETIQUETA = { texto: 'CLAVE:', x: X, y: Y - 52, w: 80, h: 18, confianza: 0.96 }

/** Digits as books print them: low ones, and some that hang below the line. */
const BAJAS = new Set('012')
const COLGADAS = new Set('34579')

/** A sheet with a key under its label. */
function hoja(clave: string): HojaPreparada {
  const page = createCanvas(760, 300)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(SIZE)
  let x = X
  for (const sign of clave) {
    pen.setTransform(1, 0, 0, BAJAS.has(sign) ? 0.85 : 1, x, Y + (COLGADAS.has(sign) ? SIZE * 0.18 : 0))
    pen.fillText(sign, 0, 0)
    x += pen.measureText(sign).width + 3
  }
  return preparar(grisDe(page), { giro: 0, angulo: 0 }, 20)
}

it('a key whose digits rise and hang is read stretch by stretch under its label, and placed', async () => {
  const [found, ...more] = await clavesBajoEtiqueta(hoja('IAIL600908MCSBBR01'), [ETIQUETA], () => null)
  expect(more).toEqual([])
  expect(found).toMatchObject({ texto: 'IAIL600908MCSBBR01', confianza: 0.93 })
  expect(Math.abs((found?.x ?? 0) - X)).toBeLessThan(8)
  expect(Math.abs((found?.y ?? 0) + (found?.h ?? 0) - Y)).toBeLessThan(12)
})

it('one whose check digit does not fit is none', async () => {
  expect(await clavesBajoEtiqueta(hoja('IAIL600908MCSBBR07'), [ETIQUETA], () => null)).toEqual([])
})

it('beside a label of several words the key is looked for behind the last of them', async () => {
  const page = createCanvas(900, 160)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(SIZE)
  let x = 40
  const palabras = 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'.split(' ').map((texto) => {
    pen.fillText(texto, x, 80)
    const word = { texto, x, y: 64, w: pen.measureText(texto).width, h: 16, confianza: 0.96 }
    x += word.w + 7
    return word
  })
  pen.fillText('IAIL600908MCSBBR01', x + 20, 80)
  const sheet = preparar(grisDe(page), { giro: 0, angulo: 0 }, 20)
  const [found] = await clavesBajoEtiqueta(sheet, palabras, () => null)
  expect(found?.texto).toBe('IAIL600908MCSBBR01')
  expect(Math.abs((found?.x ?? 0) - x - 20)).toBeLessThan(8)
})
