import { existsSync, readdirSync, statSync } from 'node:fs'
import type { Pagina } from './paginas.ts'

/** Folders that commands make: a checkout may not have them. */
const MADE = ['node_modules', 'dist', 'data', 'entrega', 'capturas', 'coverage', '.git']

const tops = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !MADE.includes(entry.name))
  .map((entry) => entry.name)

/** Each file and folder below the top folders. */
const known = tops.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
)

/** What stands for a name: `<papel>`, `…`, `*`; `**` and a last `…` stand for several folders. */
const PLACEHOLDER = /<[^<>]*>|…|\*+/g

function patternOf(ruta: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  let [pattern, from] = ['', 0]
  for (const { 0: mark, index } of ruta.matchAll(PLACEHOLDER)) {
    const isDeep = mark === '**' || (mark === '…' && index + 1 === ruta.length)
    pattern += literal(ruta.slice(from, index)) + (isDeep ? '.+' : '[^/]*')
    from = index + mark.length
  }
  pattern += literal(ruta.slice(from))
  const choices = pattern.replaceAll(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return new RegExp(`^${choices}$`)
}

function exists(ruta: string): boolean {
  const isFolder = ruta.endsWith('/')
  const bare = ruta.replace(/\/$/, '')
  if (/[<…*{]/.test(bare)) {
    const pattern = patternOf(bare)
    return known.some((each) => pattern.test(each))
  }
  return existsSync(bare) && (!isFolder || statSync(bare).isDirectory())
}

/** Paths of a piece of code or of a diagram's label: words that begin with a top folder and a slash. */
function rutasOf(code: string): string[] {
  return code
    .replaceAll('<br>', ' ')
    .replaceAll(/&lt;(.*?)&gt;/g, '<$1>')
    .replaceAll(/<[^<>]*>/g, (name) => name.replaceAll(' ', '_'))
    .split(/[\s"'()]+/)
    .map((word) => word.replace(/^\.\//, '').replace(/[.,;:]$/, ''))
    .filter((word) => tops.some((top) => word.startsWith(`${top}/`)))
}

/** Paths in code that no file or folder has. */
export function brokenRutas({ lineas }: Pagina): string[] {
  return lineas.flatMap(({ lugar, codigo }) =>
    codigo
      .flatMap(rutasOf)
      .filter((ruta) => !exists(ruta))
      .map((ruta) => `${lugar} ${ruta}: no such path`),
  )
}
