import { appendFileSync } from 'node:fs'

/**
 * Vitest reporter: appends to the file INFORME one JSON line per test file as it ends, so that a run that is killed loses only the files
 * under way, and a last line with the errors outside of tests. After MAX_FALLIDOS failed files it cancels the run.
 */
export default class Informe {
  #vitest
  #failed = 0

  onInit(vitest) {
    this.#vitest = vitest
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    const line = {
      file: module.relativeModuleId,
      cpu: module.meta().cpu ?? 0,
      passed: count(tests, 'passed'),
      failed: count(tests, 'failed'),
      skipped: count(tests, 'skipped') + count(tests, 'pending'),
      faults: [...faultsOf(module), ...[...module.children.allSuites()].flatMap(faultsOf), ...tests.flatMap(faultsOf)],
    }
    write(line)
    if (line.failed + line.faults.length === 0) return
    this.#failed += 1
    if (this.#failed === Number(process.env.MAX_FALLIDOS)) void this.#vitest.cancelCurrentRun('test-failure')
  }

  onTestRunEnd(_modules, unhandled) {
    write({ loose: unhandled.map((error) => `fuera de toda prueba: ${firstLines(error)}`) })
  }
}

const write = (line) => appendFileSync(process.env.INFORME, `${JSON.stringify(line)}\n`)

const count = (tests, state) => tests.filter((test) => test.result().state === state).length

/** Why a file, a group or a test failed, in its first lines; the run prints them again at its end. */
function faultsOf(entity) {
  const { state, errors } = entity.type === 'test' ? entity.result() : { state: 'failed', errors: entity.errors() }
  if (state !== 'failed' || errors.length === 0) return []
  const where = entity.type === 'module' ? '' : `${entity.fullName}: `
  return [`${where}${errors.map(firstLines).join('\n    ')}`]
}

const firstLines = ({ message, stack }) =>
  `${message}\n${(stack ?? '').split('\n').slice(0, 3).join('\n')}`.split('\n').slice(0, 6).join('\n    ')
