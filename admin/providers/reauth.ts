/** Asks the person to sign in again over the open screen; true once the same person is in. */
export type ReauthHandler = () => Promise<boolean>

let handler: ReauthHandler | null = null
let pending: Promise<boolean> | null = null

/** The session provider says how to ask. */
export function setReauthHandler(next: ReauthHandler | null): void {
  handler = next
}

/** One question at a time: calls refused together wait for the same answer. */
export function askToSignInAgain(): Promise<boolean> {
  if (!handler) return Promise.resolve(false)
  pending ??= handler().finally(() => {
    pending = null
  })
  return pending
}
