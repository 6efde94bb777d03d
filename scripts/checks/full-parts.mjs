import { readdirSync } from "node:fs"

// The files are listed, because Vitest's --exclude leaves nothing out of a project.
const ownParts = ["killed.test.ts", "power-loss.test.ts", "power-loss-postgres.full.test.ts"]
const otherFailures = readdirSync(`${import.meta.dirname}/../../tests/resilience`)
  .filter((name) => name.endsWith(".test.ts") && !ownParts.includes(name))
  .map((name) => `tests/resilience/${name}`)

/** These run whole what `npm test` has in part, each in at most 40 minutes on two cores. */
export const fullParts = {
  training: [["training"]],
  /** In a full run the unit tests take every rule to both databases, and try all cases of the properties. */
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
