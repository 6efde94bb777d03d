import { readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { failure } from "./failure.mjs"

const graceMs = 5000

/** Includes what no single test reports. */
export default class TallyReporter {
  ended = []

  onInit(vitest) {
    const { FLORESCER_TEST_PLAN: plan } = process.env
    if (!plan) return
    this.plan = JSON.parse(readFileSync(plan, "utf8"))
    const leftMs = this.plan.untilMs - Date.now()
    setTimeout(() => vitest.cancelCurrentRun("time is over"), leftMs).unref()
    setTimeout(() => this.stop(), leftMs + graceMs).unref()
  }

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
      leftOut: this.leftOut(),
    }
    writeFileSync(process.env.FLORESCER_TALLY_FILE, JSON.stringify(tally))
  }

  leftOut() {
    const ended = new Set(this.ended.map(fileOf))
    return this.plan?.tests.filter((test) => !ended.has(test)) ?? []
  }

  stop() {
    this.onTestRunEnd([], [])
    process.exit()
  }
}

function fileOf({ moduleId }) {
  return relative(process.cwd(), moduleId)
}

function secondsOf(module) {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic()
  const ms = duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration
  return { file: fileOf(module), seconds: ms / 1000 }
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
