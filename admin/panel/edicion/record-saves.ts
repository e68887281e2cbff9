interface Own {
  /** The version from which this screen alone has brought the record… */
  readonly from: number
  /** …to this one. */
  readonly to: number
}

/**
 * Saves of single cells, record by record: one goes after the other, and each with the version that the one before it
 * left. Two cells of a row filled in quickly are two changes of one person, not a conflict; what somebody else saved
 * still is one.
 */
export class RecordSaves {
  private readonly last = new Map<number, Promise<unknown>>()
  private readonly own = new Map<number, Own>()

  /** Sends a change of record `id`, seen at `version`, in its turn. Rejects with what `send` rejects with. */
  async save<T extends object>(id: number, version: number, send: (version: number) => Promise<T>): Promise<T> {
    const before = this.last.get(id) ?? Promise.resolve()
    const mine = before.catch(() => undefined).then(() => this.run(id, version, send))
    this.last.set(id, mine)
    try {
      return await mine
    } finally {
      if (this.last.get(id) === mine) this.last.delete(id)
    }
  }

  private async run<T extends object>(id: number, version: number, send: (version: number) => Promise<T>): Promise<T> {
    const own = this.own.get(id)
    const seen = own && own.from <= version && version <= own.to ? own.to : version
    const saved = await send(seen)
    // A proposal does not change the record's version.
    const to = 'version' in saved && typeof saved.version === 'number' ? saved.version : seen
    this.own.set(id, { from: own?.to === seen ? own.from : seen, to })
    return saved
  }
}
