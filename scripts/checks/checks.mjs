import { availableParallelism } from "node:os"
import { buildIfNeeded } from "../set-up/build.mjs"
import { installCalendarReader } from "../set-up/calendar-reader.mjs"
import { findOrInstallChromium, findOrInstallChromiumShell } from "../set-up/chromium.mjs"
import { installDesktop } from "../set-up/desktop.mjs"
import { installEngines } from "../set-up/engines.mjs"
import { npmScriptSucceeds } from "./npm-script.mjs"
import { runEngines, runPlaywright, runVitest } from "./runners.mjs"
import { asTally } from "./tally.mjs"

export const oneByOne = 1
/** Tests that wait for servers and browsers leave a core free at times. */
const oneMoreThanCores = availableParallelism() + 1

/** First comes what uses one core, then what uses all, then what waits for a third of its time. Beside browsers, more starved. */
export const wholeRun = [
  { inSight: ["lint", "dependencies", "unused", "build"], beside: ["types"] },
  { inSight: ["tests"], beside: [] },
  { inSight: ["e2e"], beside: ["survival", "engines"] },
]

/** Installs what the checks need one after the other, since they share a package manager. */
export function prepareWholeRun() {
  installCalendarReader()
  findOrInstallChromium()
  findOrInstallChromiumShell()
  installDesktop()
  installEngines()
}

/** With as many workers as each has where it runs alone, or as are given. */
export function runChecks(names, filters = [], workers = undefined) {
  return names.map((name) => {
    console.log(`\n── ${checks[name].title} ──`)
    return { title: checks[name].title, ...checks[name].run(filters, workers) }
  })
}

export const checks = {
  types: { title: "Types", run: () => asTally(npmScriptSucceeds("check:types")) },
  lint: { title: "Lint and format", run: () => asTally(npmScriptSucceeds("check:lint")) },
  dependencies: { title: "Dependency rules", run: () => asTally(npmScriptSucceeds("check:dependencies")) },
  unused: { title: "Unused files, exports and dependencies", run: () => asTally(npmScriptSucceeds("check:unused")) },
  unit: { title: "Unit and API tests", run: (filters) => runVitest(["unit", "app", "api"], oneMoreThanCores, filters) },
  tests: {
    title: "Unit and API tests, simulation, fuzz of sync",
    run: (filters) => runVitest(["unit", "app", "api", "simulation", "fuzz"], oneMoreThanCores, filters),
  },
  changed: {
    title: "Tests that import what has changed",
    run: ([since = "HEAD~1"]) => runVitest(["unit", "app", "api"], oneMoreThanCores, [`--changed=${since}`]),
  },
  abuse: { title: "Abuse", run: (filters) => runVitest(["abuse"], oneByOne, filters) },
  simulation: { title: "Simulation", run: (filters) => runVitest(["simulation"], oneByOne, filters) },
  fuzz: { title: "Fuzz of sync", run: (filters) => runVitest(["fuzz"], oneByOne, filters) },
  resilience: { title: "Resilience", run: (filters) => runVitest(["resilience"], oneByOne, filters) },
  training: { title: "Models trained again", run: (filters) => runVitest(["training"], oneByOne, filters) },
  survival: {
    title: "Abuse and resilience",
    run: (filters) => runVitest(["abuse", "resilience"], oneByOne, filters),
  },
  build: { title: "Build", run: () => asTally(buildIfNeeded()) },
  e2e: {
    title: "Journeys in Chromium",
    run: (filters) => built(() => runPlaywright(["phone", "whole-browser"], filters)),
  },
  languages: {
    title: "Every state in every language",
    run: (filters) => built(() => runPlaywright(["every-language"], filters)),
  },
  engines: {
    title: "Journeys in Firefox and WebKitGTK",
    run: (filters, workers = oneMoreThanCores) => built(() => runEngines(workers, filters)),
  },
}

function built(run) {
  return buildIfNeeded() ? run() : asTally(false)
}
