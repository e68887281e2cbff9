import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded before the portal (`--import`): how late its event loop comes to what is due, in milliseconds, since the last SIGUSR2. It is
 * written to the file that BENCH_RETRASO names when the process ends.
 */
const NS_PER_MS = 1e6
const histogram = monitorEventLoopDelay({ resolution: 1 })
histogram.enable()
process.on('SIGUSR2', () => histogram.reset())
process.on('exit', () => {
  const { max } = histogram
  const figures = { p99: histogram.percentile(99) / NS_PER_MS, max: max / NS_PER_MS }
  writeFileSync(process.env['BENCH_RETRASO'] ?? '/dev/null', JSON.stringify(figures))
})
