import type { Locator, Page } from 'playwright-core'

/**
 * Drags a row of a sortable list by its handle to the place (from 1) of another, and lets go only once the page says that
 * it would stay there: a pointer that outruns a busy page drops the row where it was.
 */
export async function dragTo(page: Page, handle: Locator, target: Locator, place: number): Promise<void> {
  await handle.hover()
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('The handle or its target is not in sight')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const down = Math.sign(to.y - from.y)
  await page.mouse.down()
  await page.mouse.move(x, y + 6 * down, { steps: 2 })
  await page.getByText(/^Iría al lugar/).waitFor({ state: 'attached' })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 8 * down, { steps: 8 })
  await page.getByText(new RegExp(`^Iría al lugar ${place} de`)).waitFor({ state: 'attached' })
  await page.mouse.up()
  await page.getByText(new RegExp(`queda en el lugar ${place} de`)).waitFor({ state: 'attached' })
}
