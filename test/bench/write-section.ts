import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'

const FILE = 'docs/benchmarks.md'

/** Processor, runtime and day of these figures. */
export function machine(): string {
  const [cpu] = os.cpus()
  return `${os.cpus().length} × ${cpu?.model ?? '?'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
}

/** Puts `text` under the heading `title` of docs/benchmarks.md; the rest stays as it is. */
export async function writeSection(title: string, text: string): Promise<void> {
  const whole = await readFile(FILE, 'utf8').catch(() => '# Benchmarks\n')
  const [head = '', ...sections] = whole.split(/^(?=## )/m).map((each) => each.trim())
  const heading = `## ${title}`
  const own = `${heading}\n\n${text}`
  const at = sections.findIndex((each) => each.split('\n')[0] === heading)
  const parts = [head, ...(at < 0 ? [...sections, own] : sections.with(at, own))]
  await writeFile(FILE, `${parts.map((each) => each.trim()).join('\n\n')}\n`)
}
