import { knownVersions } from "../database/migrate.ts"
import { CommandError } from "../program.ts"

/** Why a copy cannot be made or restored. */
export class BackupError extends CommandError {}

/** Throws a BackupError when the schema version is one that only a newer Florescer knows. */
export function refuseNewer(version: string, what: string) {
  if (!knownVersions.includes(version)) {
    throw new BackupError(`${what} comes from a newer Florescer (${version}): update this one first.`)
  }
}
