import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Names of the text styles that the papers use. */
export type Estilo = 'normal' | 'negrita' | 'cursiva'

/** A font family: built-in PDF fonts by name, or the path of an embedded one. */
export type Familia = Readonly<Record<Estilo, string>>

const requireHere = createRequire(import.meta.url)

/** Folder of the installed package `name`. */
export function packageFolder(name: string): string {
  return dirname(requireHere.resolve(`${name}/package.json`))
}

function liberation(style: string): string {
  return join(packageFolder('pdfjs-dist'), 'standard_fonts', `LiberationSans-${style}.ttf`)
}

function aller(weight: string): string {
  return join(packageFolder('node-polyglot'), 'docs/public/fonts', `aller-${weight}.ttf`)
}

/** Marks a font that is packed inside the archive of the browser used in tests. */
const EMPACADA = 'chromium:'

/** Helvetica, Times and Courier stay outside the file, as in many official papers; the others are embedded as subsets. */
export const FAMILIAS = {
  helvetica: { normal: 'Helvetica', negrita: 'Helvetica-Bold', cursiva: 'Helvetica-Oblique' },
  times: { normal: 'Times-Roman', negrita: 'Times-Bold', cursiva: 'Times-Italic' },
  courier: { normal: 'Courier', negrita: 'Courier-Bold', cursiva: 'Courier-Oblique' },
  liberation: { normal: liberation('Regular'), negrita: liberation('Bold'), cursiva: liberation('Italic') },
  aller: { normal: aller('light'), negrita: aller('bold'), cursiva: aller('light') },
  openSans: {
    normal: `${EMPACADA}OpenSans-Regular.ttf`,
    negrita: `${EMPACADA}OpenSans-Bold.ttf`,
    cursiva: `${EMPACADA}OpenSans-Italic.ttf`,
  },
} as const satisfies Record<string, Familia>

export type NombreFamilia = keyof typeof FAMILIAS

/** Makes `doc` write in that font from here on. */
export function usarFuente(doc: PDFKit.PDFDocument, familia: NombreFamilia, estilo: Estilo): PDFKit.PDFDocument {
  const fuente: string = FAMILIAS[familia][estilo]
  if (fuente.startsWith(EMPACADA)) doc.registerFont(fuente, empacada(fuente.slice(EMPACADA.length)))
  return doc.font(fuente)
}

let empacadas: ReadonlyMap<string, Buffer> | null = null

/** That package hides its manifest: the way to its folder goes by its program, three folders down. */
function archivoDeFuentes(): string {
  return join(dirname(requireHere.resolve('@sparticuz/chromium')), '../../bin/fonts.tar.br')
}

function empacada(nombre: string): Buffer {
  empacadas ??= desempacar(brotliDecompressSync(readFileSync(archivoDeFuentes())))
  const bytes = empacadas.get(nombre)
  if (!bytes) throw new Error(`No font ${nombre} in the archive`)
  return bytes
}

/** Files of a tar archive by their bare name: blocks of 512 bytes, name at 0 and size in octal at 124. */
function desempacar(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const [name = ''] = tar.toString('latin1', at, at + 100).split('\0')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0
    files.set(name.split('/').at(-1) ?? name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
