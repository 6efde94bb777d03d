import { writeFileSync } from "node:fs"
import { failure } from "./failure.mjs"

/** A reporter for Vitest that writes a run as a tally, with what no single test reports: a group that broke, a worker that ended. */
export default class TallyReporter {
  onTestRunEnd(modules, errors) {
    const count = (state) => modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
    const tally = {
      passed: count("passed"),
      failures: [
        ...modules.flatMap(failuresOf),
        ...errors.map((error) => failed(process.cwd(), "outside of the tests", error)),
      ],
      skipped: count("skipped"),
    }
    writeFileSync(process.env.FLORESCER_TALLY_FILE, JSON.stringify(tally))
  }
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
