import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/lint/rows.mjs', import.meta.url)
const { rows } = (await import(program.href)) as { readonly rows: Rule.RuleModule }

const complaints = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { portal: { rules: { rows } } },
      rules: { 'portal/rows': 'error' },
    })
    .map(({ message }) => message)

it.each([
  'interface Row { readonly id: number }',
  'export interface FirmaRow extends Firma { readonly id: number }',
  'type FirmaRow = { readonly id: number }',
  'type FirmaRow = Readonly<{ id: number }>',
  'type FirmaRow = { readonly id: number } & { readonly nombre: string }',
  'type FirmaRow = Partial<{ id: number } & Readonly<{ nombre: string }>>',
  'function read() { interface Row { readonly id: number } }',
])('a row written by hand is refused: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('is a row written by hand')])
})

it.each([
  "type FirmaRow = Pick<RowOf<FirmaModel>, 'id'>",
  "type Row = Pick<RowOf<FirmaModel>, 'id'> & { readonly unidad: string }",
  "type FirmaRow = Readonly<Pick<RowOf<FirmaModel>, 'id'>> & { readonly unidad: string }",
  'type PersonaRow = Readonly<Record<string, string | number | null>>',
  'interface Arrow { readonly id: number }',
])('what its model types is good: %s', (code) => {
  expect(complaints(code)).toEqual([])
})
