import { type OperationEnvelope, operationsVersion } from "./operations.ts"

/** By the version that it leads away from. */
export type Upgrades = { [version: number]: (operation: OperationEnvelope) => OperationEnvelope }

const upgrades: Upgrades = {}

/**
 * An operation in the arguments of today, whichever earlier version made it; null when none of the steps knows that version.
 * One of a later version is not to be judged here: whoever has it keeps it until this side is as new.
 */
export function upgradeOperation(
  operation: OperationEnvelope,
  steps: Upgrades = upgrades,
  version = operationsVersion,
): OperationEnvelope | null {
  if (operation.schemaVersion >= version) return operation
  const step = steps[operation.schemaVersion]
  if (!step) return null
  return upgradeOperation({ ...step(operation), schemaVersion: operation.schemaVersion + 1 }, steps, version)
}
