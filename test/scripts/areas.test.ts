import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const complaints = async (code: string) => {
  const [result] = await new ESLint().lintText(code, { filePath: 'api/acceso/bitacora/ejemplo.ts' })
  return result?.messages.filter(({ ruleId }) => ruleId === 'portal/areas').map(({ message }) => message) ?? []
}

it.each([
  "import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'",
  "import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'",
])('an area takes nothing of one above it: %s', async (code) => {
  expect(await complaints(code)).toContainEqual(expect.stringContaining('The area acceso stands below'))
})

it('an area types the rows of a table of one above it by its model', async () => {
  const code = "import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'"
  expect(await complaints(code)).toEqual([])
})
