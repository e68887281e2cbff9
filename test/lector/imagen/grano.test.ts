import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadImage, createCanvas } from '#api/documentos/lector/lienzo.ts'
import { posturaDe } from '#api/documentos/lector/reconocer/postura.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ruido } from '#seeds/documentos/danos/tono.ts'
import { drawNss, pdf } from '#test/lector/papeles.ts'
import { escaneo } from './escaneos.ts'

it.each([140, 170])('a page under heavy grain (%s) stands as its lines do, not as the grain does', async (grano) => {
  const folder = await mkdtemp(join(tmpdir(), 'lector-grano-'))
  try {
    const ruta = join(folder, 'nss.pdf')
    await writeFile(ruta, await pdf(drawNss))
    const bytes = await escaneo(ruta, 200, (page) => ruido(grano)(page, { random: seededRandom(3), dpi: 200 }))
    const image = await loadImage(bytes)
    const page = createCanvas(image.width, image.height)
    page.getContext('2d').drawImage(image, 0, 0)
    const { giro, angulo } = await posturaDe(page)
    expect([giro, Math.abs(angulo) < 0.5]).toEqual([0, true])
  } finally {
    await rm(folder, { recursive: true })
  }
})
