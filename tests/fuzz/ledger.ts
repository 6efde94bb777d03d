import type { Rows } from "#domain/nouns/noun.ts"
import { definitionOf, type Operation, type OperationResult } from "#domain/operations/operations.ts"

/** What one mother's devices have been told. */
export function createLedger() {
  const applied = new Map<string, Operation>()
  const counts: Record<string, number> = {}

  function count(what: string, by: number) {
    counts[what] = (counts[what] ?? 0) + by
  }

  /** Notes the results of a request; what does not fit is what it returns. */
  function note(sent: readonly { id: string }[], results: readonly OperationResult[]): string[] {
    const problems: string[] = []
    for (const [at, result] of results.entries()) {
      const operation = sent[at] as Operation
      count(result.status === "refused" ? result.code : result.status, 1)
      if (result.id !== operation.id) problems.push(`the result of ${operation.id} names ${result.id}`)
      if (result.status === "refused" && result.code === "INTERNAL")
        problems.push(`INTERNAL: ${JSON.stringify(operation)}`)
      if (result.status !== "applied") continue
      if (applied.has(result.id)) problems.push(`applied twice: ${result.id}`)
      const args = definitionOf(operation.name).args.parse(operation.args)
      applied.set(result.id, { ...operation, args } as Operation)
    }
    return problems
  }

  return { applied, counts, count, note, followed: undefined as Rows | undefined }
}
export type Ledger = ReturnType<typeof createLedger>

/** Whether the second answer to the same operations says the same: what was taken has been, and what is no operation stays none. */
export function isSameAgain(before: readonly OperationResult[], after: readonly OperationResult[]): boolean {
  return before.every((first, at) => {
    const second = after[at]
    if (first.status === "applied" || first.status === "already") return second?.status === "already"
    if (first.status !== "refused") return second?.status === first.status
    // Any other refusal depends on what is stored and may differ the second time.
    return first.code !== "UNKNOWN_OPERATION" || (second?.status === "refused" && second.code === first.code)
  })
}
