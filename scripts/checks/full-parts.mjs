import { readdirSync } from "node:fs"

// Vitest's own --exclude leaves nothing out of a project.
const ownParts = ["killed.test.ts", "power-loss.test.ts", "power-loss-postgres.full.test.ts"]
const otherFailures = readdirSync(`${import.meta.dirname}/../../tests/resilience`)
  .filter((name) => name.endsWith(".test.ts") && !ownParts.includes(name))
  .map((name) => `tests/resilience/${name}`)

/** Each at most 40 minutes on two cores: what `npm test` has in part only. */
export const fullParts = {
  training: [["training"]],
  /** All rules on both databases, and all cases of the properties. */
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
