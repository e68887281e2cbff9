import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/seguridad.md', 'utf8')

/** Requirements of levels 1 and 2 of chapters V6, V7, V8 and V14 of ASVS 5.0.0: section, then those that are of level 3. */
const SECCIONES: Readonly<Record<string, readonly [last: number, nivel3: readonly number[]]>> = {
  '6.1': [3, []],
  '6.2': [12, []],
  '6.3': [8, [5, 6, 7, 8]],
  '6.4': [6, [5, 6]],
  '6.5': [8, [6, 7, 8]],
  '6.6': [4, [4]],
  '6.7': [2, [1, 2]],
  '6.8': [4, []],
  '7.1': [3, []],
  '7.2': [4, []],
  '7.3': [2, []],
  '7.4': [5, []],
  '7.5': [3, [3]],
  '7.6': [2, []],
  '8.1': [4, [3, 4]],
  '8.2': [4, [4]],
  '8.3': [3, [2, 3]],
  '8.4': [2, [2]],
  '14.1': [2, []],
  '14.2': [8, [5, 6, 7, 8]],
  '14.3': [3, []],
}

const wanted = Object.entries(SECCIONES).flatMap(([seccion, [last, nivel3]]) =>
  Array.from({ length: last }, (_, i) => i + 1)
    .filter((n) => !nivel3.includes(n))
    .map((n) => `${seccion}.${n}`),
)

const requirements = page.slice(page.indexOf('## Requirements'), page.indexOf('## Exceptions'))
const rows = [...requirements.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, id = '', cells = '']) => ({
  id,
  cells: cells.split(' | ').map((cell) => cell.trim()),
}))

describe('the table of requirements', () => {
  it('has a row for each requirement of level 2', () => {
    expect(rows.map(({ id }) => id)).toEqual(wanted)
  })

  it('names for each the test that proves it, or says that it does not apply', () => {
    const wrong = rows.filter(({ cells: [, how = '', test = ''] }) => {
      if (how.startsWith('does not apply')) return test !== '–'
      const [, file = '', name = ''] = /^`(test\/[\w/.-]+)` “(.+)”$/.exec(test) ?? []
      return file === '' || !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(name)
    })
    expect(wrong.map(({ id, cells }) => `${id}: ${cells[2] ?? ''}`)).toEqual([])
  })

  it('gives the reason of each exception that it points to', () => {
    const exceptions = page.slice(page.indexOf('## Exceptions'))
    const pointed = rows.filter(({ cells }) => cells.join().includes('#exceptions')).map(({ id }) => id)
    expect(pointed.filter((id) => !exceptions.includes(`| ${id} |`))).toEqual([])
  })
})
