import { fileURLToPath } from "node:url"
import { installCalendarReader } from "../set-up/calendar-reader.mjs"
import { findOrInstallChromium, findOrInstallChromiumShell } from "../set-up/chromium.mjs"
import { installDesktop } from "../set-up/desktop.mjs"
import { installEngines } from "../set-up/engines.mjs"
import { commandOf } from "../set-up/project.mjs"
import { countPlaywright } from "./count-playwright.mjs"
import { runTests } from "./run-tests.mjs"

/** Runs Vitest. Filters are parts of file names, or options such as `-t`. */
export function runVitest(projects, workers, filters) {
  if (projects.includes("api")) installCalendarReader()
  return runTests({
    args: [
      commandOf("vitest", "vitest"),
      "run",
      ...projects.map((name) => `--project=${name}`),
      "--reporter=default",
      `--reporter=${fileURLToPath(import.meta.resolve("./vitest-tally.mjs"))}`,
      `--maxWorkers=${workers}`,
      ...filters,
    ],
    env: (report) => ({ FLORESCER_TALLY_FILE: report }),
    mayBeNone: filters.some((filter) => filter.startsWith("--changed")),
  })
}

export function runEngines(workers, filters) {
  installDesktop()
  return installEngines()
    ? runVitest(["engines"], workers, filters)
    : { passed: 0, failures: [], skipped: 1, files: [] }
}

export function runPlaywright(projects, filters) {
  const shell = findOrInstallChromiumShell()
  const chosen = projects.map((name) => `--project=${name}`)
  return runTests({
    args: [commandOf("@playwright/test", "playwright"), "test", "--reporter=list,json", ...chosen, ...filters],
    env: (report) => ({
      CHROMIUM_PATH: findOrInstallChromium(),
      CHROMIUM_SHELL_PATH: shell ?? "",
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
    count: countPlaywright,
  })
}
