/** Points of the side of a photo as it is kept: sharp where it is shown, small to send. */
const SIDE = 512

const UNREADABLE = 'El archivo no es una imagen JPG o PNG completa: elige otro.'

/**
 * The middle square of a JPG or PNG as a small JPEG, turned as its camera says; nothing else of the file (place, date,
 * device) goes with it. Throws with a Spanish message for what is no such image.
 */
export async function squareFoto(file: File): Promise<Blob> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') throw new Error(UNREADABLE)
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(UNREADABLE)
  })
  const edge = Math.min(image.width, image.height)
  const side = Math.min(SIDE, edge)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error(UNREADABLE)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, (image.width - edge) / 2, (image.height - edge) / 2, edge, edge, 0, 0, side, side)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))), 'image/jpeg', 0.85)
  })
}
