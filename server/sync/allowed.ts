import type { SyncRequest } from "#domain/operations/sync.ts"
import type { Applied } from "./apply.ts"
import type { Sync } from "./sync.ts"

type Sent = SyncRequest["operations"][number]

/** What the sender may not send is FORBIDDEN; results in the order sent. */
export async function applyAllowed(
  sync: Sync,
  by: Parameters<Sync["apply"]>[0],
  operations: Sent[],
  isAllowed: (operation: Sent) => boolean,
): Promise<Applied> {
  const allowed = new Set(operations.filter(isAllowed))
  const { results: applied, ...rest } = await sync.apply(by, [...allowed])
  const results = operations.map((sent) => {
    const result = allowed.has(sent) ? applied.shift() : undefined
    return result ?? ({ id: sent.id, status: "refused", code: "FORBIDDEN" } as const)
  })
  return { results, ...rest }
}
