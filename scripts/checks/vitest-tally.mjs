import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import { failure } from "./failure.mjs"

/** Counts tests; errors that no single test reports count as failures too. */
export default class TallyReporter {
  ended = []

  onTestModuleEnd(module) {
    this.ended.push(module)
  }

  onTestRunEnd(_, errors) {
    const count = (state) => this.ended.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
    const tally = {
      passed: count("passed"),
      failures: [
        ...this.ended.flatMap(failuresOf),
        ...errors.map((error) => failed(process.cwd(), "outside of the tests", error)),
      ],
      skipped: count("skipped"),
      files: this.ended.map(secondsOf),
    }
    writeFileSync(process.env.FLORESCER_TALLY_FILE, JSON.stringify(tally))
  }
}

function secondsOf(module) {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic()
  const ms = duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration
  return { file: relative(process.cwd(), module.moduleId), seconds: ms / 1000 }
}

function failuresOf(module) {
  const { moduleId, children } = module
  const groups = [module, ...children.allSuites()].filter((group) => group.errors().length > 0)
  return [
    ...groups.map((group) => failed(moduleId, group.fullName ?? "the file itself", group.errors()[0])),
    ...[...children.allTests("failed")].map((test) => failed(moduleId, test.fullName, test.result().errors[0])),
    ...[...children.allTests("pending")].map((test) => failed(moduleId, test.fullName, { message: "did not end" })),
  ]
}

function failed(file, name, { message, stack = message, cause }) {
  return failure({ file, name, message: cause?.message ? `${cause.message}\n${stack}` : stack })
}
