import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { buildIfNeeded } from "../set-up/build.mjs"
import { findOrInstallChromium, findOrInstallChromiumShell } from "../set-up/chromium.mjs"
import { installEngines } from "../set-up/engines.mjs"
import { commandOf } from "../set-up/project.mjs"
import { countPlaywright } from "./count-playwright.mjs"
import { npmScriptSucceeds } from "./npm-script.mjs"
import { runTests } from "./run-tests.mjs"
import { asTally } from "./tally.mjs"

// Vitest leaves one core free by default, which on a machine with two would halve the speed.
const everyCore = "100%"
/** For tests that use the whole machine themselves. */
const oneByOne = 1
/** For tests that mostly wait: for servers that start and end, and for the next attempt. */
const oneMoreThanCores = availableParallelism() + 1

/** The checks of a whole run, in their order. Those that leave something of the machine run together, as `tests` and `survival`. */
export const wholeRun = ["types", "lint", "dependencies", "unused", "tests", "survival", "build", "e2e", "engines"]

/** Every check by the name by which it can be asked for. */
export const checks = {
  types: { title: "Types", run: () => asTally(npmScriptSucceeds("check:types")) },
  lint: { title: "Lint and format", run: () => asTally(npmScriptSucceeds("check:lint")) },
  dependencies: { title: "Dependency rules", run: () => asTally(npmScriptSucceeds("check:dependencies")) },
  unused: { title: "Unused files, exports and dependencies", run: () => asTally(npmScriptSucceeds("check:unused")) },
  unit: { title: "Unit and API tests", run: (filters) => runVitest(["unit", "api"], everyCore, filters) },
  tests: {
    title: "Unit and API tests, simulation, fuzz of sync",
    run: (filters) => runVitest(["unit", "api", "simulation", "fuzz"], everyCore, filters),
  },
  abuse: { title: "Abuse", run: (filters) => runVitest(["abuse"], oneByOne, filters) },
  simulation: { title: "Simulation", run: (filters) => runVitest(["simulation"], oneByOne, filters) },
  fuzz: { title: "Fuzz of sync", run: (filters) => runVitest(["fuzz"], oneByOne, filters) },
  resilience: { title: "Resilience", run: (filters) => runVitest(["resilience"], oneByOne, filters) },
  survival: {
    title: "Abuse and resilience",
    run: (filters) => runVitest(["abuse", "resilience"], oneMoreThanCores, filters),
  },
  build: { title: "Build", run: () => asTally(buildIfNeeded()) },
  e2e: { title: "Journeys in Chromium", run: (filters) => (buildIfNeeded() ? runPlaywright(filters) : asTally(false)) },
  engines: {
    title: "Journeys in Firefox and WebKitGTK",
    run: (filters) => (buildIfNeeded() ? runEngines(filters) : asTally(false)),
  },
}

function runEngines(filters) {
  return installEngines() ? runVitest(["engines"], oneByOne, filters) : { passed: 0, failures: [], skipped: 1 }
}

function runVitest(projects, workers, filters) {
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
  })
}

function runPlaywright(filters) {
  const shell = findOrInstallChromiumShell()
  return runTests({
    args: [commandOf("@playwright/test", "playwright"), "test", "--reporter=list,json", ...filters],
    env: (report) => ({
      CHROMIUM_PATH: findOrInstallChromium(),
      CHROMIUM_SHELL_PATH: shell ?? "",
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
    count: countPlaywright,
  })
}
