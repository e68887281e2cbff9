import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lineasDe, type Pagina } from './paginas.ts'

const LINK = /\]\(([^)\s]+)\)/g
const HEADING = /^#{1,6} (.+)$/

/** The anchor that GitHub gives each heading of a page. */
function anchorsOf(archivo: string): ReadonlySet<string> {
  const texto = readFileSync(archivo, 'utf8')
  const prose = lineasDe(archivo, texto)
  const anchors = new Set<string>()
  for (const [index, line] of texto.split('\n').entries()) {
    const title = prose[index]?.prosa === '' ? undefined : HEADING.exec(line)?.[1]
    if (title === undefined) continue
    const words = title.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1').toLowerCase()
    const slug = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    let anchor = slug
    for (let repeated = 1; anchors.has(anchor); repeated++) anchor = `${slug}-${repeated}`
    anchors.add(anchor)
  }
  return anchors
}

function fault(archivo: string, link: string): string | null {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? archivo : path.join(path.dirname(archivo), file)
  if (!existsSync(target)) return `${link}: no such file`
  if (anchor === undefined || !target.endsWith('.md')) return null
  return anchorsOf(target).has(anchor) ? null : `${link}: no such heading`
}

/** Links to a file or a heading that does not exist. Links to other sites are not checked. */
export function brokenLinks({ archivo, lineas }: Pagina): string[] {
  return lineas.flatMap(({ lugar, prosa }) =>
    [...prosa.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => fault(archivo, link))
      .filter((found) => found !== null)
      .map((found) => `${lugar} ${found}`),
  )
}
