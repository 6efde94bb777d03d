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
  failures: [["resilience", "--exclude=**/{killed,power-loss,power-loss-postgres.full}.test.ts"]],
  journeys: [["e2e"]],
  languages: [["languages"]],
  engines: [["engines"]],
}
