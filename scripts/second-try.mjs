import { writeFileSync } from 'node:fs'

/** Vitest reporter: leaves in the file of SECOND_TRY the tests that passed only when tried again, so that they are told. */
export default class SecondTry {
  #found = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#found.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    writeFileSync(process.env.SECOND_TRY, JSON.stringify(this.#found))
  }
}
