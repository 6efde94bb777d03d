import type { Operation } from "#domain/operations/operations.ts"
import type { Tab } from "./tab.ts"

/** What she did on a device, and what the device said of it. */
export type Done = {
  operation: Operation
  mother: number
  tab: Tab
  /** Whether the device said that it is stored; null when the page died before it could say anything. */
  isStored: boolean | null
  isDiscarded?: boolean
}

/** What the server has applied, and when. */
export type Applied = { operation: Operation; now: string }

export type Ledger = ReturnType<typeof createLedger>

/** Everything that was done and everything that was applied, in order. */
export function createLedger(mothers = 2) {
  const done = new Map<string, Done>()
  const applied = Array.from({ length: mothers }, (): Applied[] => [])
  /** For each deletion the revision of the text that she saw as she deleted it. */
  const seenRevisions = new Map<string, string>()
  const violations: string[] = []

  function apply(mother: number, operation: Operation, now: string) {
    if (applied[mother]?.some((it) => it.operation.id === operation.id)) {
      violations.push(`applied twice: ${operation.name} ${operation.id}`)
    }
    applied[mother]?.push({ operation, now })
  }

  function isApplied(mother: number, id: string) {
    return applied[mother]?.some(({ operation }) => operation.id === id) === true
  }

  function appliedOf(mother: number): Operation[] {
    return (applied[mother] ?? []).map(({ operation }) => operation)
  }

  return { appliedOf, done, applied, seenRevisions, violations, apply, isApplied }
}
