import path from 'node:path'
import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/lint/circles.mjs', import.meta.url)
const { circles } = (await import(program.href)) as { readonly circles: Rule.RuleModule }

const complaints = (file: string, code: string) =>
  new Linter({ cwd: process.cwd() })
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { portal: { rules: { circles } } },
        rules: { 'portal/circles': 'error' },
      },
      path.resolve(file),
    )
    .map(({ message }) => message)

it('a file that is needed by what it imports is reported with the way back, also where it is only for a type', () => {
  expect(complaints('domain/plain-date.ts', "import type { Dia } from '#domain/calendario/plain-date.ts'")).toEqual([
    'Imports itself by domain/plain-date.ts → domain/calendario/plain-date.ts → domain/plain-date.ts',
  ])
  expect(complaints('domain/plain-date.ts', "export * from './calendario/plain-date.ts'")).toHaveLength(1)
  expect(complaints('domain/plain-date.ts', "import type { Issue } from './issue.ts'")).toEqual([])
})
