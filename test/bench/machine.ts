import os from 'node:os'

/** Processors, runtime, day and load of this run: a figure says nothing without them. */
export function machine(): string {
  const [cpu] = os.cpus()
  const [load = 0] = os.loadavg()
  const day = new Date().toISOString().slice(0, 10)
  return `${os.cpus().length} × ${cpu?.model ?? '?'}, Node ${process.version}, ${day}, carga ${load.toFixed(1)}`
}
