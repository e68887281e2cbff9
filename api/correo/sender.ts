import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { deliverCorreos } from './deliver-correos.ts'

/** How often the sender looks whether it was woken, and how often it looks in any case: tries that were put off. */
const TICK_MS = 500
const IDLE_TICKS = 30

let timer: NodeJS.Timeout | null = null
let woken = false
let ticks = 0
let working: Promise<void> = Promise.resolve()
onReset(stopSender)

/** There is something to send. It leaves at the next tick: by then the transaction that queued it is over. */
export function wakeSender(): void {
  woken = true
}

/** Delivers the queue in the background until `stopSender`. */
export function startSender(): void {
  woken = true
  timer ??= setInterval(tick, TICK_MS).unref()
}

function tick(): void {
  ticks += 1
  if (!woken && ticks < IDLE_TICKS) return
  woken = false
  ticks = 0
  working = working.then(deliverAll)
}

async function deliverAll(): Promise<void> {
  try {
    await deliverCorreos()
  } catch (error) {
    logger.error({ err: error }, 'mail not delivered')
  }
}

/** Ends once the message under way has left. */
export async function stopSender(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await working
}
