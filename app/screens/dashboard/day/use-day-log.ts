import { useState } from "react"
import { type DayOperation, isDayOperation, lacksConsent } from "#app/days/day-operations.ts"
import { useBadgeAward } from "#app/days/use-badge-award.ts"
import { useConsentedSave } from "#app/privacy/consent/use-consent.ts"
import { newId } from "#app/sync/new-id.ts"
import { useOperations, useRowsNow, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { fold, type Operation, type OperationArgs, operationsVersion } from "#domain/operations/operations.ts"

export function useDayLog() {
  const rows = useSynced(({ checkIns, water }) => ({ checkIns, water }))
  const rowsNow = useRowsNow()
  const refused = useSyncState((state) => state.refused)
  const isPending = useSyncState(({ pending, unstored }) =>
    pending.some(({ id, name }) => !unstored.has(id) && isDayOperation(name)),
  )
  const { perform, discard } = useOperations()
  const award = useBadgeAward()
  const [held, setHeld] = useState<Operation<DayOperation>[]>([])
  const unsaved = refused.filter(lacksConsent).map(({ operation }) => operation as Operation<DayOperation>)
  const { isGiven, isAsked, saveWithConsent } = useConsentedSave("diary", saveAll)
  // Answers that the server refused for lack of consent are shown as if saved. Once she has agreed elsewhere they no
  // longer are, so that they cannot hide later answers.
  const shown = [...(isGiven ? [] : unsaved), ...held].reduce<Rows>(fold, { ...noRows, ...rows })

  function saveAll() {
    for (const { name, args } of [...unsaved, ...held]) save(name, args)
    discard(unsaved.map(({ id }) => id))
    setHeld([])
  }

  function save<Name extends DayOperation>(name: Name, args: OperationArgs[Name]) {
    perform(name, args)
    award(rowsNow())
  }

  function log<Name extends DayOperation>(name: Name, args: OperationArgs[Name]) {
    if (isGiven) return save(name, args)
    setHeld([...held, operationOf(name, args)])
    if (!isAsked) saveWithConsent()
  }

  return {
    rows: shown,
    log,
    isPending,
    isAsked: isAsked && (held.length > 0 || unsaved.length > 0),
    agree: saveWithConsent,
  }
}

function operationOf<Name extends DayOperation>(name: Name, args: OperationArgs[Name]) {
  const at = new Date().toISOString()
  return { id: newId(), name, args, at, schemaVersion: operationsVersion } as Operation<DayOperation>
}
