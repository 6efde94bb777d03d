import { storeOutcome } from "#app/storage/conversation.ts"
import { noteRefusedOfFile } from "#app/storage/refused-of-file.ts"
import type { OperationName, OperationResult } from "#domain/operations/operations.ts"
import { rememberAcknowledged } from "./acknowledged.ts"
import type { PendingOperation } from "./outbox.ts"
import type { Store } from "./store.ts"

const leavesNothingToHer: readonly OperationName[] = ["consentGiven", "repliesRead"]

/** Handles the server's result for one operation; resolves once an acknowledged operation is remembered. */
export async function handleResult(store: Store, pending: PendingOperation, result: OperationResult) {
  showResult(store, pending, result)
  if (result.status === "applied" || result.status === "already") await rememberAcknowledged(store.userId, pending)
}

function showResult(store: Store, { operation, isOfFile }: PendingOperation, result: OperationResult) {
  if (isOfFile && result.status === "refused") {
    noteRefusedOfFile(store.userId, result.code)
    store.remove([operation.id])
  }
  // A refused operation is dropped if its kind leaves her nothing to decide.
  if (leavesNothingToHer.includes(operation.name) && result.status === "refused") store.remove([operation.id])
  if (operation.name !== "questionAsked" || result.status === "deferred") return
  const isRefused = result.status === "refused"
  const outcome = !isRefused ? "sent" : result.code === "SUPPORT_LIMIT" ? "limited" : "refused"
  // The refused question is dropped only if the conversation still holds its text; otherwise it stays visible.
  if (storeOutcome(store.userId, operation.args.questionId, outcome) && isRefused) store.remove([operation.id])
}
