import { existsSync } from 'node:fs'
import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/lint/rows.mjs', import.meta.url)
const { HAND_WRITTEN_ROWS, rows } = (await import(program.href)) as {
  readonly HAND_WRITTEN_ROWS: readonly string[]
  readonly rows: Rule.RuleModule
}

const complaints = (code: string, known = false) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { portal: { rules: { rows } } },
      rules: { 'portal/rows': ['error', { known }] },
    })
    .map(({ message }) => message)

it.each([
  'interface Row { readonly id: number }',
  'export interface FirmaRow extends Firma { readonly id: number }',
  'type FirmaRow = { readonly id: number }',
  'function read() { interface Row { readonly id: number } }',
])('a row written by hand is refused, save in a file that is known to have one: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('is a row written by hand')])
  expect(complaints(code, true)).toEqual([])
})

it.each([
  "type FirmaRow = Pick<RowOf<FirmaModel>, 'id'>",
  "type Row = Pick<RowOf<FirmaModel>, 'id'> & { readonly unidad: string }",
  'interface Arrow { readonly id: number }',
])('what its model types is good, and takes its file off the list: %s', (code) => {
  expect(complaints(code)).toEqual([])
  expect(complaints(code, true)).toEqual([expect.stringContaining('take the file off')])
})

it('the list names files that there are', () => {
  expect(HAND_WRITTEN_ROWS.filter((file) => !existsSync(file))).toEqual([])
})
