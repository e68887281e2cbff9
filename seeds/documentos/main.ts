import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { MARCA } from './dibujo/dibujar-pdf.ts'
import { generarMuestras, type Manifiesto } from './muestras.ts'

/** Writes the sample papers and their manifest anew; the folder may be given as the first argument. */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? 'seeds/demo/documentos')
  const muestras = await generarMuestras()
  let bytes = 0
  for (const { entrada, archivos } of muestras) {
    const target = join(folder, entrada.carpeta)
    await rm(target, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
    for (const [nombre, contenido] of Object.entries(archivos)) await writeFile(join(target, nombre), contenido)
    bytes += Object.values(archivos).reduce((sum, contenido) => sum + contenido.length, 0)
  }
  const manifiesto: Manifiesto = { marca: MARCA, conjuntos: muestras.map(({ entrada }) => entrada) }
  await writeFile(join(folder, 'manifiesto.json'), `${JSON.stringify(manifiesto, null, 2)}\n`)
  process.stdout.write(`${muestras.length} conjuntos, ${Math.round(bytes / 1024)} KB en ${folder}\n`)
}

await main()
