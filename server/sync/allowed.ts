import type { OperationResult, SyncRequest } from "#domain/operations/sync.ts"
import type { Sync } from "./sync.ts"

type Sent = SyncRequest["operations"][number]

/** Applies those operations that the sender may send; the others are refused with FORBIDDEN. Results are in the order sent. */
export async function applyAllowed(
  sync: Sync,
  by: Parameters<Sync["apply"]>[0],
  operations: Sent[],
  isAllowed: (operation: Sent) => boolean,
): Promise<OperationResult[]> {
  const allowed = new Set(operations.filter(isAllowed))
  const applied = await sync.apply(by, [...allowed])
  return operations.map((sent) => {
    const result = allowed.has(sent) ? applied.shift() : undefined
    return result ?? { id: sent.id, status: "refused", code: "FORBIDDEN" }
  })
}
