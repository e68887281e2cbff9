import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const FILE = 'docs/architecture.md'
const PARAGRAPH_MAX = 600

/** The prose: no code, no tables. */
const prose = readFileSync(FILE, 'utf8')
  .replaceAll(/^```[^]*?^```$/gm, '')
  .split('\n')
  .filter((line) => !line.startsWith('|'))

describe('docs/architecture.md', () => {
  it('links only to what there is', () => {
    const links = [...prose.join('\n').matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !existsSync(path.join(path.dirname(FILE), link)))).toEqual([])
  })

  it('has a sentence a line, and no paragraph or point of a list over its length', () => {
    expect(prose.filter((line) => /[\w`)]\. [A-Z]/.test(line.replace(/^\d+\. /, '')))).toEqual([])
    const paragraphs = prose.join('\n').split(/\n\n+|\n(?=- |\d+\. )/)
    expect(paragraphs.filter((text) => text.length > PARAGRAPH_MAX)).toEqual([])
  })

  it('shows a list, a dialog, a paper and a movement on an example of its own', () => {
    const text = prose.join('\n')
    for (const what of ['A dialog', 'A list', 'A paper', 'A movement']) {
      const section = text.split(`### ${what}\n`)[1]?.split('\n### ')[0] ?? ''
      expect(section, what).toMatch(/\]\(\.\.\/(?:api|admin|domain)\/[\w/.-]+\.tsx?\)/)
    }
  })
})

describe('a room', () => {
  it('holds twenty-five files at most, and then has rooms of its own; migrations stand in one row', () => {
    const files = ['domain', 'api', 'admin', 'cli', 'seeds', 'scripts', 'test'].flatMap((layer) =>
      readdirSync(layer, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.parentPath),
    )
    const rooms = new Map<string, number>()
    for (const room of files) rooms.set(room, (rooms.get(room) ?? 0) + 1)
    expect([...rooms].filter(([room, held]) => held > 25 && room !== path.join('api', 'db', 'migrations'))).toEqual([])
  })
})
