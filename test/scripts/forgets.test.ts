import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

const program = new URL('../../scripts/lint/forgets.mjs', import.meta.url)
const { forgets } = (await import(program.href)) as { readonly forgets: Rule.RuleModule }

const complaints = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { portal: { rules: { forgets } } },
      rules: { 'portal/forgets': 'error' },
    })
    .map(({ message }) => message)

describe('a module of the API that remembers', () => {
  it.each([
    ['a variable', 'let timer: NodeJS.Timeout | null = null'],
    ['an exported variable', 'export let count = 0'],
    ['a map that is filled later', 'const known = new Map<string, number>()'],
  ])('%s is reported unless it is forgotten', (_, code) => {
    expect(complaints(code)).toHaveLength(1)
    expect(complaints(`${code}\nonReset(() => undefined)`)).toEqual([])
  })

  it.each([
    ['a table', "const NAMES = new Set(['uno'])"],
    ['a library loaded once', 'let zxing: Promise<typeof Zxing> | null = null'],
    ['a variable of a function', 'function count() { let n = 0; n += 1; return n }'],
  ])('%s is no memory', (_, code) => {
    expect(complaints(code)).toEqual([])
  })
})
