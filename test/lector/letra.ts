import { GlobalFonts } from '@napi-rs/canvas'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FAMILY = 'Letra de prueba'
const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')
for (const style of ['Regular', 'Bold'])
  GlobalFonts.registerFromPath(join(folder, `LiberationSans-${style}.ttf`), FAMILY)

/** The letters that tests draw with, `px` pixels high: those of a package, since each machine has other ones of its own. */
export const letra = (px: number, weight: 'normal' | 'bold' = 'normal'): string =>
  `${weight} ${String(px)}px "${FAMILY}"`
