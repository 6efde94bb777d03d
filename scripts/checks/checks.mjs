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
/**
 * One worker more than there are cores, because tests that wait for servers and browsers leave a core idle at times.
 */
const oneMoreThanCores = availableParallelism() + 1

/**
 * The stages of a whole run: first the checks that use one core, then the tests that use all, then the browsers' tests,
 * which wait for a third of their time. Only two checks run beside these, because with more the browsers would run out
 * of processor time.
 */
export const wholeRun = [
  { inSight: ["lint", "dependencies", "unused", "build"], beside: ["types"] },
  { inSight: ["tests"], beside: [] },
  { inSight: ["e2e"], beside: ["survival", "engines"] },
]

/** Installs what the checks need one after the other, because they share a package manager. */
export function prepareWholeRun() {
  installCalendarReader()
  findOrInstallChromium()
  findOrInstallChromiumShell()
  installDesktop()
  installEngines()
}

/** Runs checks one by one, each with the given number of workers or its usual one. */
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
