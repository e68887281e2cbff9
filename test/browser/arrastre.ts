import { expect } from 'vitest'
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
 * Moves the row that the keyboard has picked up to a place (from 1). The list measures its rows after the pick-up and ignores arrows until
 * then, so the arrow is pressed again while the announced place differs.
 */
export function arrowTo(page: Page, place: number): Promise<void> {
  return until(page, place, async () => {
    const now = (await announcedPlace(page)) ?? Infinity
    await page.keyboard.press(now > place ? 'ArrowUp' : 'ArrowDown')
  })
}

/** Repeats `move` until the page announces that the row would go to `place`. */
async function until(page: Page, place: number, move: (attempt: number) => Promise<void>): Promise<void> {
  let attempt = 0
  const moved = async () => {
    const now = await announcedPlace(page)
    if (now !== place) await move(attempt++)
    return now
  }
  await expect.poll(moved, { interval: 500 }).toBe(place)
}

/** The place in "Iría al lugar N de M", null while nothing is announced. */
async function announcedPlace(page: Page): Promise<number | null> {
  const [text = ''] = await page.getByText(/^Iría al lugar \d+ de/).allTextContents()
  const place = /^Iría al lugar (\d+)/.exec(text.trim())?.[1]
  return place === undefined ? null : Number(place)
}
