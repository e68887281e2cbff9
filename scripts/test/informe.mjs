import { writeFileSync } from 'node:fs'

/**
 * Vitest reporter: leaves in the file of INFORME what scripts/test.mjs counts and prints. A file's seconds hold all that it
 * costs its worker: the environment, the modules it imports, its set-up and its tests.
 */
export default class Informe {
  #files = []

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
    const loading = environmentSetupDuration + prepareDuration + setupDuration + collectDuration
    this.#files.push({
      file: module.relativeModuleId,
      seconds: (loading + duration) / 1000,
      passed: count(tests, 'passed'),
      failed: count(tests, 'failed'),
      skipped: count(tests, 'skipped') + count(tests, 'pending'),
      faults: [...faultsOf(module), ...[...module.children.allSuites()].flatMap(faultsOf), ...tests.flatMap(faultsOf)],
    })
  }

  onTestRunEnd(_modules, unhandled) {
    const loose = unhandled.map((error) => `fuera de toda prueba: ${firstLines(error)}`)
    writeFileSync(process.env.INFORME, JSON.stringify({ files: this.#files, loose }))
  }
}

const count = (tests, state) => tests.filter((test) => test.result().state === state).length

/** Why a file, a group or a test failed, with the first lines: told again at the end, where a long log is read first. */
function faultsOf(entity) {
  const { state, errors } = entity.type === 'test' ? entity.result() : { state: 'failed', errors: entity.errors() }
  if (state !== 'failed' || errors.length === 0) return []
  const where = entity.type === 'module' ? '' : `${entity.fullName}: `
  return [`${where}${errors.map(firstLines).join('\n    ')}`]
}

const firstLines = ({ message, stack }) =>
  `${message}\n${(stack ?? '').split('\n').slice(0, 3).join('\n')}`.split('\n').slice(0, 6).join('\n    ')
