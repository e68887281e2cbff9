import { afterCommit } from '#api/db/database.ts'

const listeners: (() => void)[] = []

/** Has `listener` run whenever what a profile may do changes: who remembers rights forgets them. */
export function onDerechosCambiados(listener: () => void): void {
  listeners.push(listener)
}

/** To be called by every change of profiles and menus, in its transaction: told once it is kept. */
export function derechosCambiados(): void {
  afterCommit(() => {
    for (const listener of listeners) listener()
  })
}
