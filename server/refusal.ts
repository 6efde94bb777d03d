import { knownVersions } from "./database/migrate.ts"

/** Why a copy is not made or not put back; its message is one sentence for whoever runs this server. */
export class Refusal extends Error {}

/** Throws a Refusal when something has a version of the schema that only a newer Florescer knows. */
export function refuseNewer(version: string, what: string) {
  if (!knownVersions.includes(version)) {
    throw new Refusal(`${what} comes from a newer Florescer (${version}): update this one first.`)
  }
}
