import { knownVersions } from "../database/migrate.ts"
import { CommandError } from "../program.ts"

export class BackupError extends CommandError {}

/** Throws a BackupError if the schema is newer than this release. */
export function refuseNewer(version: string, what: string) {
  if (!knownVersions.includes(version)) {
    throw new BackupError(`${what} comes from a newer Florescer (${version}): update this one first.`)
  }
}
