import { Worker } from 'node:worker_threads'

/**
 * A thread that ends this process when the one that forked it is gone: a file that keeps the main thread busy would
 * otherwise outlive a server killed without warning.
 */
export function vigilar(): void {
  const code = `
    const parent = process.ppid
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 2000)
  `
  new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } }).unref()
}
