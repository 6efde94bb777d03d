import { type OperationEnvelope, operationsVersion } from "./operations.ts"

export type Upgrades = { [version: number]: (operation: OperationEnvelope) => OperationEnvelope }

const asItIs = (operation: OperationEnvelope) => operation
/** Versions 3 to 9 only added: what earlier ones send means the same. */
const upgrades: Upgrades = { 2: asItIs, 3: asItIs, 4: asItIs, 5: asItIs, 6: asItIs, 7: asItIs, 8: asItIs }

/** Null when there is no step from an operation's version. A newer one stays as it is, to wait for an upgrade. */
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
