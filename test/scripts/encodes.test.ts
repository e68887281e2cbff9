import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/lint/encodes.mjs', import.meta.url)
const { encodes } = (await import(program.href)) as { readonly encodes: Rule.RuleModule }

const complaints = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { portal: { rules: { encodes } } },
      rules: { 'portal/encodes': 'error' },
    })
    .map(({ message }) => message)

it.each(["lienzo.encode('png')", "turn(page).encode('jpeg', 85)", "lienzo.toDataURLAsync('image/png')"])(
  'rejects an encoder that works in another thread: %s',
  (code) => {
    expect(complaints(code)).toEqual([expect.stringContaining('use toBuffer')])
  },
)

it.each(["lienzo.toBuffer('image/png')", "new TextEncoder().encode('png '.repeat(2))", 'encode(lienzo, formato)'])(
  'accepts what encodes at once, and other encoders: %s',
  (code) => {
    expect(complaints(code)).toEqual([])
  },
)
