import { errorMessage, isApiError } from '#admin/providers/api-error.ts'

/** A draft as the server keeps it, as far as saving needs. */
export interface StoredDraft {
  readonly id: string
  readonly version: number
  /** ISO instant. */
  readonly actualizadoAt: string
}

export interface DraftPorts<Body, Stored extends StoredDraft> {
  /** `key` is the same for every attempt at making this draft: one whose answer was lost is not made twice. */
  readonly create: (body: Body, key: string) => Promise<Stored>
  readonly save: (id: string, version: number, body: Body) => Promise<Stored>
  /** A draft was just made: its id belongs in the address. */
  readonly onCreated: (id: string) => void
}

export type DraftState<Stored> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Not sent, and sent again by itself: no network, or a server that asked for a moment. */
  | { readonly kind: 'offline'; readonly ocupado: boolean }
  /** It is no more: sent or thrown away in another window, by this person or a colleague. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly message: string; /** The server's. */ readonly codigo: string }
  /** Somebody, or the same person elsewhere, saved another version: the person decides which one holds. */
  | { readonly kind: 'conflict'; readonly actual: Stored }

const DEBOUNCE_MS = 800
const RETRY_MS = 5_000

/**
 * Keeps a draft on the server while it is written: one call at a time, the newest content, a moment after the last key.
 * Without network it tries again by itself; a version that somebody else made stops it until the person chooses.
 */
export class DraftSaver<Body, Stored extends StoredDraft> {
  private state: DraftState<Stored>
  private pending: Body | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private working: Promise<void> | null = null
  private ended = false
  private failure: unknown = null
  private readonly listeners = new Set<() => void>()
  private id: string | null
  private version: number
  /** Content of the first attempt at making the draft: every later one sends the same. */
  private first: Body | null = null
  private readonly key = newKey()
  ports: DraftPorts<Body, Stored>

  constructor(stored: StoredDraft | null, ports: DraftPorts<Body, Stored>) {
    this.id = stored?.id ?? null
    this.version = stored?.version ?? 0
    this.state = stored ? { kind: 'saved', at: stored.actualizadoAt } : { kind: 'idle' }
    this.ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): DraftState<Stored> => this.state

  /** Null until the draft is made. */
  get draftId(): string | null {
    return this.id
  }

  /** Whether something written is not on the server yet. */
  get dirty(): boolean {
    return this.pending !== null || this.working !== null
  }

  schedule(body: Body): void {
    if (this.ended) return
    this.pending = body
    if (this.isStopped()) return
    // "Guardado" is never said of what is not on the server yet.
    if (this.state.kind === 'idle' || this.state.kind === 'saved') this.set({ kind: 'saving' })
    this.later(DEBOUNCE_MS)
  }

  /** Saves what is pending now. Resolves when nothing is left to send, or it cannot be sent. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    while (this.working) await this.working
    if (this.pending === null || this.ended || this.isStopped()) return
    this.working = this.send(this.pending).finally(() => {
      this.working = null
    })
    await this.working
  }

  /** The draft's id; makes the draft with `body` when there is none yet. Throws ApiError when it cannot be made. */
  async ensure(body: Body): Promise<string> {
    if (this.id) return this.id
    this.pending ??= body
    await this.flush()
    if (this.id) return this.id
    throw this.failure instanceof Error ? this.failure : new Error('No se pudo crear el borrador.')
  }

  /** The person keeps what is written here over the other version (`over`, when it was taken back since). */
  keepMine(body: Body, over?: Stored): Promise<void> {
    if (this.state.kind !== 'conflict') return Promise.resolve()
    this.version = (over ?? this.state.actual).version
    this.pending = body
    this.set({ kind: 'saving' })
    return this.flush()
  }

  /** The other version holds: what was pending is dropped. */
  takeTheirs(): void {
    if (this.state.kind !== 'conflict') return
    const { actual } = this.state
    this.version = actual.version
    this.pending = null
    this.set({ kind: 'saved', at: actual.actualizadoAt })
  }

  /** Nothing more is sent: the draft was discarded or became a movement. */
  end(): void {
    this.ended = true
    this.pending = null
    clearTimeout(this.timer)
  }

  private later(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private set(state: DraftState<Stored>): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  private async send(body: Body): Promise<void> {
    this.pending = null
    if (this.state.kind !== 'saving') this.set({ kind: 'saving' })
    try {
      const stored = await (this.id ? this.ports.save(this.id, this.version, body) : this.make(body))
      if (this.hasEnded()) return
      const fresh = this.id === null
      this.id = stored.id
      this.version = stored.version
      this.failure = null
      if (this.hasPending()) this.later(DEBOUNCE_MS)
      else this.set({ kind: 'saved', at: stored.actualizadoAt })
      if (fresh) this.ports.onCreated(stored.id)
    } catch (error) {
      if (this.hasEnded()) return
      this.failure = error
      this.pending ??= body
      this.fail(error)
    }
  }

  /** Makes the draft. What was typed since the first attempt goes as a save of its own, right after. */
  private async make(body: Body): Promise<Stored> {
    const first = (this.first ??= body)
    try {
      const stored = await this.ports.create(first, this.key)
      if (first !== body) this.pending ??= body
      return stored
    } catch (error) {
      // Refused for what it says, not lost: nothing was made, and the next attempt says something else.
      if (isApiError(error) && error.status > 0 && error.status < 500) this.first = null
      throw error
    }
  }

  /** Asked through methods: while the call was under way the draft may have ended, or more was typed. */
  private hasEnded(): boolean {
    return this.ended
  }

  private hasPending(): boolean {
    return this.pending !== null
  }

  /** No attempt would succeed: the person chooses first, or there is no draft to save. */
  private isStopped(): boolean {
    return this.state.kind === 'conflict' || this.state.kind === 'gone'
  }

  private fail(error: unknown): void {
    if (isApiError(error) && error.codigo === 'version' && error.body.actual)
      this.set({ kind: 'conflict', actual: error.body.actual as Stored })
    else if (isApiError(error) && error.status === 404 && this.id !== null) this.set({ kind: 'gone' })
    else if (isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)) {
      this.set({ kind: 'offline', ocupado: error.status !== 0 })
      this.later(RETRY_MS)
    } else {
      const codigo = isApiError(error) ? error.codigo : ''
      this.set({ kind: 'failed', message: `No se guardó: ${errorMessage(error)}`, codigo })
    }
  }
}

/** Names the making of one draft. `crypto.randomUUID` exists only on secure origins; an office may serve plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `borrador-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
