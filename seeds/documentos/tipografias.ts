import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

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

/** Helvetica, Times and Courier stay outside the file, as in many official papers; Liberation Sans is embedded as a subset. */
export const FAMILIAS = {
  helvetica: { normal: 'Helvetica', negrita: 'Helvetica-Bold', cursiva: 'Helvetica-Oblique' },
  times: { normal: 'Times-Roman', negrita: 'Times-Bold', cursiva: 'Times-Italic' },
  courier: { normal: 'Courier', negrita: 'Courier-Bold', cursiva: 'Courier-Oblique' },
  liberation: { normal: liberation('Regular'), negrita: liberation('Bold'), cursiva: liberation('Italic') },
} as const satisfies Record<string, Familia>

export type NombreFamilia = keyof typeof FAMILIAS
