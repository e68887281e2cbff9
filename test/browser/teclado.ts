import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 120

/** Presses Tab until `target` holds the focus, as somebody without a mouse does. Fails when Tab never gets there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabsUntil(page, target, key)
}

/** The same, and how often the key was pressed. */
export async function tabsUntil(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await target.waitFor()
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${target.toString()}`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Types into an editable combobox and takes its first match. */
export async function chooseIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}
