import { describe, expect, it } from 'vitest'
import { clavesEnPeine } from '#api/documentos/lector/reconocer/claves-en-peine.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { peinesDe } from '#api/documentos/lector/vision/peine.ts'
import { letra } from '#test/lector/letra.ts'

const [ANCHO, ALTO] = [1400, 420]
const [LEFT, TOP, ROOM, TALL] = [80, 180, 46, 48] as const

interface Dibujo {
  /** Colour of the boxes. */
  readonly rayas?: string
  /** How much lower the row ends than it begins, in pixels. */
  readonly caida?: number
  /** Boxes whose left side is not printed. */
  readonly perdidas?: readonly number[]
}

/** A label and a key under it, each sign in a box of its own. */
function conPeine(clave: string, { rayas = '#202020', caida = 0, perdidas = [] }: Dibujo = {}): HojaPreparada {
  const lienzo = createCanvas(ANCHO, ALTO)
  const pen = lienzo.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, ANCHO, ALTO)
  pen.fillStyle = '#101010'
  pen.font = letra(26)
  pen.fillText('CLAVE ÚNICA:', LEFT, 150)
  pen.fillText('NACIONALIDAD: MEXICANA', LEFT, 330)
  const row = clave.length * ROOM
  pen.setTransform(1, caida / row, 0, 1, 0, (-LEFT * caida) / row)
  pen.strokeStyle = rayas
  pen.lineWidth = 2
  pen.strokeRect(LEFT, TOP, row, TALL)
  for (const [at, sign] of Array.from(clave).entries()) {
    const x = LEFT + at * ROOM
    if (at > 0 && !perdidas.includes(at)) {
      pen.beginPath()
      pen.moveTo(x, TOP)
      pen.lineTo(x, TOP + TALL)
      pen.stroke()
    }
    pen.fillText(sign, x + (ROOM - pen.measureText(sign).width) / 2, TOP + 34)
  }
  return preparar(grisDe(lienzo), { giro: 0, angulo: 0 }, 20)
}

const CURP = 'RASL880314MASMTC06'
const NSS = '05088812341'

describe('a key in boxes of one sign each', () => {
  it.each([
    ['a CURP', CURP, {}],
    ['an NSS in pale boxes', NSS, { rayas: '#c4c4c4' }],
    ['a CURP in a row that falls a little', CURP, { caida: 12 }],
    ['a CURP without one of the sides', CURP, { perdidas: [7] }],
  ] as const)('is read: %s', async (_name, clave, dibujo) => {
    const found = await clavesEnPeine(conPeine(clave, dibujo), [clave.length])
    expect(found.map(({ texto }) => texto)).toEqual([clave])
    expect(found[0]?.x).toBeCloseTo(LEFT, -1)
    expect(found[0]?.w).toBeCloseTo(clave.length * ROOM, -1)
  })

  it('is not given when its check digit is not right', async () => {
    expect(await clavesEnPeine(conPeine('RASL880314MASMTC07'), [18])).toEqual([])
  })

  it('is no row of another number of boxes', () => {
    const hoja = conPeine('2026 SN')
    expect(peinesDe(hoja.gris, hoja.letra, [18, 13, 11])).toEqual([])
    expect(peinesDe(hoja.gris, hoja.letra, [7]).map(({ celdas }) => celdas.length)).toEqual([7])
  })
})
