import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { Worker } from 'tesseract.js'
import { escalar, grisDe, recortar } from './lienzo.ts'

const require = createRequire(import.meta.url)
const SPANISH = join(dirname(require.resolve('@tesseract.js-data/spa/package.json')), '4.0.0_best_int')

let worker: Promise<Worker> | undefined

/** The recogniser with the Spanish data of its npm package; nothing is downloaded and nothing kept on disk. */
function recogniser(): Promise<Worker> {
  worker ??= (async () => {
    const { createWorker, OEM, PSM } = await import('tesseract.js')
    const made = await createWorker('spa', OEM.LSTM_ONLY, { langPath: SPANISH, gzip: true, cacheMethod: 'none' })
    await made.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '216' })
    return made
  })()
  return worker
}

/** Words of an upright image with their boxes in pixels and the recogniser's confidence, 0..1. Noise is left out. */
export async function reconocerPalabras(lienzo: Canvas): Promise<Palabra[]> {
  const { data } = await (await recogniser()).recognize(toPgm(lienzo), {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines))
  return lines.flatMap(({ words }) =>
    words
      .filter(({ text, confidence }) => confidence > 15 && /[\p{L}\d]/u.test(text))
      .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        texto: text,
        x: x0,
        y: y0,
        w: x1 - x0,
        h: y1 - y0,
        confianza: confidence / 100,
      })),
  )
}

/** One printed run read again alone, as one line, with its letters about `height` pixels high. */
export async function releer(lienzo: Canvas, { x, y, w, h }: Palabra, height: number): Promise<string> {
  const margin = Math.ceil(h * 0.7)
  const [left, top] = [Math.max(0, Math.floor(x - margin)), Math.max(0, Math.floor(y - margin))]
  const [width, tall] = [Math.ceil(w + 2 * margin), Math.ceil(h + 2 * margin)]
  const part = recortar(lienzo, left, top, Math.min(width, lienzo.width - left), Math.min(tall, lienzo.height - top))
  const engine = await recogniser()
  const { PSM } = await import('tesseract.js')
  await engine.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
  try {
    const { data } = await engine.recognize(toPgm(escalar(part, Math.round((part.width * height) / h))))
    return data.text.replace(/\s+/g, '')
  } finally {
    await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  }
}

/** Plain grey levels: what the recogniser works on, without the cost of a PNG. */
function toPgm(lienzo: Canvas): Buffer {
  const { data, ancho, alto } = grisDe(lienzo)
  return Buffer.concat([Buffer.from(`P5\n${ancho} ${alto}\n255\n`, 'latin1'), data])
}
