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
  // The list measures its rows while the first moves come: a hand goes on moving until its row is where it wants it.
  await until(page, place, async (attempt) => {
    const over = 8 + (attempt % 2)
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + over * down, { steps: 8 })
  })
  await page.mouse.up()
  await page.getByText(new RegExp(`queda en el lugar ${place} de`)).waitFor({ state: 'attached' })
}

/**
 * Moves the row that the keyboard has taken to a place (from 1). The list measures its rows after it is taken: an arrow that comes before
 * moves nothing, and a person presses it again.
 */
export function arrowTo(page: Page, arrow: 'ArrowUp' | 'ArrowDown', place: number): Promise<void> {
  return until(page, place, () => page.keyboard.press(arrow))
}

/** Does it again until the page says that the row would go to that place. */
async function until(page: Page, place: number, move: (attempt: number) => Promise<void>): Promise<void> {
  const told = page.getByText(new RegExp(`^Iría al lugar ${place} de`))
  for (let attempt = 0; attempt < 10; attempt++) {
    await move(attempt)
    const there = await told.waitFor({ state: 'attached', timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (there) return
  }
  await told.waitFor({ state: 'attached' })
}
