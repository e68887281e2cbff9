import { env } from '#api/env.ts'
import { onReset } from '#api/memory.ts'

let own: string | null = null
onReset(() => {
  own = null
})

/** Where this server listens, told once it does. */
export function setOwnUrl(url: string): void {
  own = url
}

/**
 * The portal's address for a link in a message: PUBLIC_URL, else where this server listens. Never what a request says of
 * itself: whoever asks would choose where the link of somebody else leads.
 */
export function ownUrl(): string {
  const url = env.PUBLIC_URL ?? own ?? `http://localhost:${env.PORT}`
  return url.replace(/(?<!\/)\/+$/, '')
}
