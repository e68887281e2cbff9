/** Modules of white at each side, as Code 128 asks. */
const ZONA_MUDA = 10

/** What both drawings share: digits go in pairs (set C), and people read the reference below in groups. */
const barras = (referencia: string) => ({
  bcid: 'code128',
  text: referencia,
  height: 14,
  paddingwidth: ZONA_MUDA,
  includetext: false,
})

/** A reference as Code 128, in SVG. The library loads with the first one. */
export async function codigoBarrasSvg(referencia: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node')
  return toSVG({ ...barras(referencia), scale: 2 })
}

/** The same as an image for a printed sheet. */
export async function codigoBarrasPng(referencia: string): Promise<Buffer> {
  const { toBuffer } = await import('bwip-js/node')
  return toBuffer({ ...barras(referencia), scale: 4, backgroundcolor: 'FFFFFF' })
}
