import type { PDFPageProxy } from 'pdfjs-dist'
import type { ImagenCruda } from './copia-ligera.ts'
import { pdfjs } from './pdfjs.ts'
import { Recorrido, type Capas, type ReglaRelleno } from './recorrido.ts'

/** Walks the page's drawing once, without drawing it. `imagenes`: those of the light copy that it is a page of. */
export async function capasDe(page: PDFPageProxy, imagenes: readonly ImagenCruda[]): Promise<Capas> {
  const { OPS } = await pdfjs()
  const { width, height } = page.getViewport({ scale: 1, rotation: 0 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const walk = new Recorrido(width * height, imagenes)
  const images = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObjectGroup,
  ])
  const fills = new Map<unknown, ReglaRelleno>([
    [OPS.fill, 'nonzero'],
    [OPS.fillStroke, 'nonzero'],
    [OPS.closeFillStroke, 'nonzero'],
    [OPS.eoFill, 'evenodd'],
    [OPS.eoFillStroke, 'evenodd'],
    [OPS.closeEOFillStroke, 'evenodd'],
  ])
  const others = new Set<number>([
    OPS.clip,
    OPS.eoClip,
    OPS.setGState,
    OPS.shadingFill,
    OPS.beginGroup,
    OPS.beginAnnotation,
    OPS.rawFillPath,
    OPS.paintSolidColorImageMask,
  ])
  fnArray.forEach((fn, index) => {
    const args: unknown = argsArray[index]
    if (fn === OPS.save) walk.save()
    else if (fn === OPS.restore) walk.restore()
    else if (fn === OPS.transform) walk.transform(args)
    else if (fn === OPS.paintFormXObjectBegin) {
      walk.other()
      walk.save()
      walk.transform(Array.isArray(args) ? args[0] : null)
    } else if (fn === OPS.paintFormXObjectEnd) walk.restore()
    else if (fn === OPS.setFillRGBColor) walk.color(args)
    else if (fn === OPS.setTextRenderingMode) walk.mode(args)
    else if (fn === OPS.showText) walk.text(args)
    else if (fn === OPS.constructPath) walk.path(args, fills.get(Array.isArray(args) ? args[0] : null))
    else if (images.has(fn)) walk.image(args)
    else if (others.has(fn)) walk.other()
  })
  return walk.capas()
}
