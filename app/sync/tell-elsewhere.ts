import { sayOutcome } from "#app/screens/chat/question-outcome.ts"
import type { OperationResult } from "#domain/operations/sync.ts"
import { rememberAcknowledged } from "./acknowledged.ts"
import type { PendingOperation } from "./outbox.ts"
import type { Store } from "./store.ts"

/** What follows from an answer beyond the rows: it is remembered, and the chat says what became of a question. */
export function tellElsewhere(store: Store, { operation }: PendingOperation, result: OperationResult) {
  if (result.status === "applied" || result.status === "already") void rememberAcknowledged(store.userId, [operation])
  // She sees it by being asked again.
  if (operation.name === "consentGiven" && result.status === "refused") store.remove([operation.id])
  if (operation.name !== "questionAsked" || result.status === "deferred") return
  const isRefused = result.status === "refused"
  const outcome = !isRefused ? "sent" : result.code === "SUPPORT_LIMIT" ? "limited" : "refused"
  try {
    sayOutcome(store.userId, operation.args.questionId, outcome)
  } catch {
    // There is no room left on this device: the conversation stays as it was.
  }
  // Her words stand in the conversation, with the way to the team beside them.
  if (isRefused) store.remove([operation.id])
}
