import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const complaints = async (code: string) => {
  const [result] = await new ESLint().lintText(code, { filePath: 'test/browser/portal/ejemplo.ts' })
  return result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message) ?? []
}

it.each(['await page.waitForTimeout(1500)', 'await validador.locator("main").page()["waitForTimeout"](40)'])(
  'no test waits by the clock: %s',
  async (code) => {
    expect(await complaints(code)).toEqual([expect.stringContaining('Nothing waits by the clock')])
  },
)

it('a test lets the time of a page pass', async () => {
  expect(await complaints('await page.clock.runFor(1500)')).toEqual([])
})

it.each(['await vi.waitFor(() => expect(rows).toEqual([]))', 'await vi.waitUntil(() => rows.length === 0)'])(
  'rejects a wait other than waitUntil: %s',
  async (code) => {
    expect(await complaints(code)).toEqual([expect.stringContaining('Waits use waitUntil')])
  },
)

it.each([
  "await page.getByText('Listo').waitFor({ timeout: 5000 })",
  'await expect.poll(rows, { timeout: 10_000 }).toBe(1)',
])('rejects a wait with its own time limit: %s', async (code) => {
  expect(await complaints(code)).toEqual([expect.stringContaining('every wait ends after PLAZO')])
})
