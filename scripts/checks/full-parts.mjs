import { readdirSync } from "node:fs"

// These files are listed one by one, because Vitest's --exclude has no effect on the files of a project.
const ownParts = ["killed.test.ts", "power-loss.test.ts", "power-loss-postgres.full.test.ts"]
const otherFailures = readdirSync(`${import.meta.dirname}/../../tests/resilience`)
  .filter((name) => name.endsWith(".test.ts") && !ownParts.includes(name))
  .map((name) => `tests/resilience/${name}`)

/** The parts of a full run. Each runs completely what `npm test` runs only in part, within 40 minutes on two cores. */
export const fullParts = {
  training: [["training"]],
  /** In a full run, the unit tests check every rule on both databases and all cases of the property tests. */
  databases: [["unit"]],
  schedules: [["simulation"]],
  fuzz: [["fuzz"]],
  abuse: [["abuse"]],
  "kills-sqlite": [["resilience", "killed.test", "-t", "sqlite"]],
  "kills-postgres": [["resilience", "killed.test", "-t", "postgres"]],
  "power-cuts": [["resilience", "power-loss"]],
  failures: [["resilience", ...otherFailures]],
  journeys: [["e2e"]],
  languages: [["languages"]],
  engines: [["engines"]],
}
