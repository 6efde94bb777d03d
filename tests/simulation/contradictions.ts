import { type Snapshot, snapshotKey } from "#app/sync/snapshot.ts"
import { isDone } from "./is-shown.ts"
import type { Ledger } from "./ledger.ts"
import type { Tab } from "./tab.ts"
import { lostTexts } from "./texts.ts"

/** More than that a device may have to fetch. */
const entriesShownMax = 10

/** Without a look of the page itself, which would see it. */
function storedVersion({ place, mother }: Tab): number | null | undefined {
  const text = place.records.get(snapshotKey(mother.id))
  return text === undefined ? undefined : (JSON.parse(text) as Snapshot).version
}

/**
 * What a page shows no longer though it was done on its device, and nothing has taken it away. Where a device had no room,
 * a page may have to fetch it first.
 */
export function contradictions(ledger: Ledger, tabs: readonly Tab[]): string[] {
  return tabs.flatMap((tab) => {
    if (tab.place.wasFull) return []
    const { rows, refused } = tab.store.read()
    const known = tab.place.knownVersions.get(tab.mother.id) ?? 0
    const version = storedVersion(tab) ?? known
    if (version < known) return [`back at version ${version} after ${known}`]
    tab.place.knownVersions.set(tab.mother.id, version)
    if (!tab.place.hasEvents) return []
    const isRefused = (id: string) => refused.some(({ operation }) => operation.id === id)
    const hers = [...ledger.done.values()].filter(({ mother }) => mother === tab.mother.index)
    const here = hers.filter(({ tab: { place }, isStored }) => place === tab.place && isStored)
    const kept = here.filter(({ operation, isDiscarded }) => !isDiscarded && !isRefused(operation.id))
    const undone = kept.flatMap(({ operation: { name, args } }) => {
      const isShown = name !== "itemDone" || isDone(rows.journeys, args)
      return isShown ? [] : [`no longer shown: ${args.item} of day ${args.day}`]
    })
    const applied = ledger.appliedOf(tab.mother.index)
    const notApplied = hers.map(({ operation }) => operation).filter(({ id }) => !applied.some((it) => it.id === id))
    // What is not applied may have been done before any of the others, or after.
    const operations = [...notApplied, ...applied, ...notApplied]
    if (operations.filter(({ name }) => name === "entryWritten").length >= entriesShownMax) return undone
    const shown = new Set(Object.values(rows.diaryEntries).map(({ notes }) => notes))
    const lost = lostTexts(operations, ledger, shown)
    const keptNotes = kept.flatMap(({ operation: { args } }) => ("notes" in args ? [args.notes] : []))
    return [...undone, ...keptNotes.filter((notes) => lost.includes(notes)).map((notes) => `no longer shown: ${notes}`)]
  })
}
