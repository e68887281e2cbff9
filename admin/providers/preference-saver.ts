import { request } from './api-client.ts'
import type { Preferencias } from '#domain/usuarios/preferencias.ts'

const DEBOUNCE_MS = 600

/** Outlives the page that sends it; a session that ended asks nobody to sign in for a colour. */
async function send(preferencias: Preferencias): Promise<void> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify(preferencias), keepalive: true }
  await request('/api/preferencias', init, { anonymous: true })
}

/** Keeps on the server what the person chose, a moment after the last choice: one call at a time, the newest. */
export class PreferenceSaver {
  #pending: Preferencias | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #working: Promise<void> | null = null
  readonly #send: (preferencias: Preferencias) => Promise<void>
  /** Told after each attempt whether it was kept. */
  onResult: (kept: boolean) => void = () => undefined

  constructor(sendOne: (preferencias: Preferencias) => Promise<void> = send) {
    this.#send = sendOne
  }

  schedule(preferencias: Preferencias): void {
    this.#pending = preferencias
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), DEBOUNCE_MS)
  }

  /** Sends what is pending now. Never fails: what could not be kept goes with the next choice, since each is whole. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#working) await this.#working
    const preferencias = this.#pending
    if (!preferencias) return
    this.#pending = null
    this.#working = this.#send(preferencias)
      .then(
        () => this.onResult(true),
        () => this.onResult(false),
      )
      .finally(() => {
        this.#working = null
      })
    await this.#working
  }
}

/** The saver of the page. */
export const preferenceSaver = new PreferenceSaver()
