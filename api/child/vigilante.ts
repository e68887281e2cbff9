import { Worker } from 'node:worker_threads'

/** What a terminal or a service manager sends to a whole group: the parent, which gets it too, ends its readers itself. */
const GROUP_SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** A reader's first word: its program is loaded. */
export const LISTO = 'listo'

/** Says to whoever forked this process that its program is loaded. */
export function decirListo(): void {
  process.send?.(LISTO)
}

/**
 * Begins a thread that ends this process when the one that forked it is gone: a file that keeps the main thread busy would
 * otherwise outlive a server killed without warning. Resolves once the thread stands: the processor's time of beginning it is not
 * that of what is done afterwards.
 */
export function vigilar(): Promise<void> {
  for (const signal of GROUP_SIGNALS) process.on(signal, () => undefined)
  const code = `
    const parent = process.ppid
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 2000)
  `
  const thread = new Worker(code, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  thread.unref()
  return new Promise((resolve) => thread.once('online', resolve))
}
