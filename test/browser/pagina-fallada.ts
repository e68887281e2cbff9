import { afterEach } from 'vitest'
import { describeOpenPages } from '#test/support/browser.ts'

// A wait that ended says what it waited for. What the page showed meanwhile says why.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of await describeOpenPages()) process.stderr.write(`${page}\n`)
})
