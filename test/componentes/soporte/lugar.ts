import { act, queryAllByLabelText, queryAllByRole, waitFor, type ByRoleMatcher } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

type Texto = string | RegExp

interface PorTexto {
  readonly exact?: boolean
}

interface PorRol extends PorTexto {
  readonly name?: Texto
  readonly disabled?: boolean
  readonly level?: number
}

interface Filtro {
  readonly hasText?: Texto
  readonly hasNotText?: Texto
}

/** happy-dom applies no styles, so nothing of the page turns the pointer away. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** As Playwright compares: part of the text in any case, unless `exact` or a pattern. */
function matches(text: string | null, wanted: Texto, exact = false): boolean {
  const said = plain(text)
  if (wanted instanceof RegExp) return wanted.test(said)
  return exact ? said === plain(wanted) : said.toLowerCase().includes(plain(wanted).toLowerCase())
}

/** Closed parts of a page, whose content nobody reads. A `<summary>` is read while its part is closed. */
const CLOSED = '[hidden], [aria-hidden=true], dialog:not([open]), details:not([open]) > :not(summary)'

const isShown = (element: Element): boolean => element.closest(CLOSED) === null

const unique = (elements: readonly HTMLElement[]): HTMLElement[] => [...new Set(elements)]

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
}

/**
 * Elements of the mounted page, searched again at each use by the queries of Testing Library. It speaks the part of
 * Playwright's `Locator` that screen tests use: a test reads the same on both tiers, and acts and readings wait alike.
 */
export class Lugar {
  readonly #name: string
  readonly #find: () => readonly HTMLElement[]

  constructor(name: string, find: () => readonly HTMLElement[]) {
    this.#name = name
    this.#find = find
  }

  #inside(name: string, find: (root: HTMLElement) => readonly HTMLElement[]): Lugar {
    return new Lugar(`${this.#name} ${name}`, () => unique(this.#find().flatMap((root) => find(root))).filter(isShown))
  }

  getByRole(role: ByRoleMatcher, { name, exact, disabled, level }: PorRol = {}): Lugar {
    return this.#inside(`${String(role)} ${String(name ?? '')}`, (root) => {
      const byName = name === undefined ? {} : { name: (said: string) => matches(said, name, exact) }
      const found = queryAllByRole(root, role, { hidden: true, ...byName, ...(level !== undefined && { level }) })
      return disabled === undefined ? found : found.filter((one) => isDisabled(one) === disabled)
    })
  }

  /** The innermost elements that show the text. */
  getByText(text: Texto, { exact = false }: PorTexto = {}): Lugar {
    return this.#inside(String(text), (root) => {
      const all = [...root.querySelectorAll<HTMLElement>('*')].filter((one) => matches(one.textContent, text, exact))
      return all.filter((one) => !all.some((other) => other !== one && one.contains(other)))
    })
  }

  getByLabel(label: Texto, { exact = false }: PorTexto = {}): Lugar {
    return this.#inside(String(label), (root) => queryAllByLabelText(root, (said) => matches(said, label, exact)))
  }

  getByPlaceholder(placeholder: string): Lugar {
    return this.locator(`[placeholder="${placeholder}"]`)
  }

  locator(selector: string, filtro: Filtro = {}): Lugar {
    return this.#inside(selector, (root) => [...root.querySelectorAll<HTMLElement>(selector)]).filter(filtro)
  }

  filter({ hasText, hasNotText }: Filtro): Lugar {
    return new Lugar(`${this.#name} ${String(hasText ?? hasNotText ?? '')}`, () =>
      this.#find().filter(
        ({ textContent }) =>
          (hasText === undefined || matches(textContent, hasText)) &&
          (hasNotText === undefined || !matches(textContent, hasNotText)),
      ),
    )
  }

  nth(place: number): Lugar {
    return new Lugar(`${this.#name} ${place}`, () => [this.#find().at(place)].filter((one) => one !== undefined))
  }

  first(): Lugar {
    return this.nth(0)
  }

  last(): Lugar {
    return this.nth(-1)
  }

  all(): readonly Lugar[] {
    return this.#find().map((_, place) => this.nth(place))
  }

  count(): number {
    return this.#find().length
  }

  texts(): readonly string[] {
    return this.#find().map(({ textContent }) => plain(textContent))
  }

  elements(): readonly HTMLElement[] {
    return this.#find()
  }

  /** The only element of this place, once it is there. */
  element(): Promise<HTMLElement> {
    return waitFor(() => {
      const [only, ...more] = this.#find()
      if (only && more.length === 0) return only
      throw new Error(`${only ? more.length + 1 : 'No'} elements: ${this.#name}`)
    })
  }

  async waitFor(): Promise<void> {
    await this.element()
  }

  async waitForGone(): Promise<void> {
    await waitFor(() => {
      if (this.count() > 0) throw new Error(`Still there: ${this.#name}`)
    })
  }

  async textContent(): Promise<string> {
    return plain((await this.element()).textContent)
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name)
  }

  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value
  }

  async isChecked(): Promise<boolean> {
    return ((await this.element()) as HTMLInputElement).checked
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.element())
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled())
  }

  /** Waits until the element has the focus. */
  async hasFocus(): Promise<void> {
    await waitFor(async () => {
      if ((await this.element()) !== document.activeElement) throw new Error(`No focus on ${this.#name}`)
    })
  }

  async click(): Promise<void> {
    const element = await this.element()
    await waitFor(() => {
      if (isDisabled(element)) throw new Error(`Disabled: ${this.#name}`)
    })
    await user.click(element)
  }

  /** Writes in the place of what the field has. */
  async fill(text: string): Promise<void> {
    const field = (await this.element()) as HTMLInputElement
    act(() => field.focus())
    if (text === '') return user.clear(field)
    act(() => field.select())
    await user.paste(text)
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click()
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click()
  }

  async selectOption(option: string): Promise<void> {
    await user.selectOptions(await this.element(), option)
  }

  async upload(file: File): Promise<void> {
    await user.upload(await this.element(), file)
  }
}

export const documento = (): Lugar => new Lugar('', () => [document.body])

export const pulsarTecla = (key: string): Promise<void> => user.keyboard(`{${key}}`)
