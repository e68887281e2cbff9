import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { DANOS } from '#seeds/documentos/danos/danos.ts'
import type { Grupo, Muestra } from './muestra.ts'

/** What stands beside a paper made elsewhere. */
const esperadoSchema = z.object({
  documento: z.enum([...DOCUMENTOS_LEIBLES, 'otro']),
  forma: z.coerce.string().default(''),
  dano: z.coerce.string().default(''),
  grupo: z.enum(['digital', 'limpio', 'resto', 'capa-falsa']).optional(),
  dpi: z.coerce.number().nullish(),
  qr: z.boolean().default(false),
  esperado: z.enum(DOCUMENTOS_LEIBLES).optional(),
  /** The other papers of the file. */
  otros: z.array(z.unknown()).default([]),
  campos: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

/** The papers of `folder`: one folder each, with `papel.pdf`, `.jpg` or `.png` and `esperado.json`. */
export async function* carpeta(folder: string): AsyncGenerator<Muestra> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((each) => each.isDirectory()).map(({ name }) => name)
  for (const name of names.sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))) {
    const files = await readdir(path.join(folder, name))
    const file = files.find((each) => /\.(pdf|jpe?g|png)$/i.test(each))
    if (file === undefined || !files.includes('esperado.json')) continue
    const text = await readFile(path.join(folder, name, 'esperado.json'), 'utf8')
    const { dpi, grupo, esperado: said, otros, ...rest } = esperadoSchema.parse(JSON.parse(text))
    const ruta = path.join(folder, name, file)
    // Where a file holds several papers, the person says which one is meant.
    const esperado = said ?? (otros.length > 0 && rest.documento !== 'otro' ? rest.documento : undefined)
    const dano = danoGeneral(rest.forma, rest.dano, dpi ?? 0)
    const base = { ...rest, dano, id: name, ruta, dpi: dpi ?? 0, grupo: grupo ?? grupoDe(rest, dpi ?? 0) }
    yield { ...base, imagenes: [], ...(esperado ? { esperado } : {}) }
  }
}

/** The goal that a paper of another author's naming falls under. */
function grupoDe({ forma, dano }: { readonly forma: string; readonly dano: string }, dpi: number): Grupo {
  const known = DANOS.find(({ nombre }) => nombre === dano)
  if (known) return known.grupo
  if (forma === 'digital') return 'digital'
  if (/capa/i.test(dano)) return 'capa-falsa'
  return forma === 'escaneo' && dpi >= 200 && !/^(bn|dos papeles)/.test(dano) ? 'limpio' : 'resto'
}

/** The kind of harm, without its figures: "sello, gris, sesgo 0.4, jpeg 50" is a stamp on a grey scan. */
function danoGeneral(forma: string, dano: string, dpi: number): string {
  const [first = ''] = dano.replace(/ bajo la imagen.*| invisible.*| \d.*$/, '').split(',')
  return forma === 'escaneo' ? `${first} ${dpi}` : first
}

/** Leaves `muestra` in `folder` as `carpeta` reads it. */
export async function guardar(muestra: Muestra, folder: string): Promise<void> {
  const { id, ruta, documento, forma, dano, grupo, dpi, qr, campos } = muestra
  const said = muestra.esperado ? { esperado: muestra.esperado } : {}
  const esperado = { documento, forma, dano, grupo, dpi, qr, ...said, campos }
  const target = path.join(folder, id)
  await mkdir(target, { recursive: true })
  await copyFile(ruta, path.join(target, `papel${path.extname(ruta)}`))
  await writeFile(path.join(target, 'esperado.json'), `${JSON.stringify(esperado, null, 2)}\n`)
}
