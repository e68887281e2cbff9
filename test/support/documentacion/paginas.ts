import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A line of a page: its prose without code, and each piece of code. A line of a fenced block is one piece. */
export interface Linea {
  readonly lugar: string
  readonly prosa: string
  readonly codigo: readonly string[]
}

export interface Pagina {
  readonly archivo: string
  readonly lineas: readonly Linea[]
}

/** What describes the program as it is. A superseded decision describes an earlier one. */
export function readPaginas(): Pagina[] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
  return ['README.md', 'CONTRIBUTING.md', ...docs.sort()]
    .filter((archivo) => archivo.endsWith('.md') && existsSync(archivo))
    .map((archivo) => ({ archivo, texto: readFileSync(archivo, 'utf8') }))
    .filter(({ texto }) => !/^Superseded by /m.test(texto))
    .map(({ archivo, texto }) => ({ archivo, lineas: lineasDe(archivo, texto) }))
}

export function lineasDe(archivo: string, texto: string): Linea[] {
  let isFenced = false
  return texto.split('\n').map((text, index) => {
    const lugar = `${archivo}:${index + 1}`
    if (text.startsWith('```')) {
      isFenced = !isFenced
      return { lugar, prosa: '', codigo: [] }
    }
    if (isFenced) return { lugar, prosa: '', codigo: [text] }
    const codigo = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    return { lugar, prosa: text.replaceAll(/`[^`]+`/g, ''), codigo }
  })
}
