import { type OperationEnvelope, operationsVersion } from "./operations.ts"

/** Upgrade steps, by the version that they start from. */
export type Upgrades = { [version: number]: (operation: OperationEnvelope) => OperationEnvelope }

const asItIs = (operation: OperationEnvelope) => operation
/** Versions 3 to 9 only added: what earlier ones send means the same. */
const upgrades: Upgrades = { 2: asItIs, 3: asItIs, 4: asItIs, 5: asItIs, 6: asItIs, 7: asItIs, 8: asItIs }

/**
 * Upgrades an operation to the current version of the arguments; null when there is no step from its version. One of a
 * newer version is returned as it is: it has to wait until this side is upgraded.
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
