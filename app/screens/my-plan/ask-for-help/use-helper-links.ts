import { v4 as uuidV4 } from "uuid"
import { newSecret } from "#app/helping/link.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { helperSecretPattern, workingLinks } from "#domain/helping/helper-link.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"

export type HelperChoice = Omit<OperationArgs["helperLinkMade"], "linkId" | "secretHash">

/** Secrets of links that were made on this page, in case the device's storage is full. */
const ofPage = new Map<string, string>()

/** The server stores only a hash, so each secret stays on the device that made it. */
export function useHelperLinks() {
  const { id: userId } = useUser()
  const helperLinks = useSynced((rows) => rows.helperLinks)
  const { pending, clockAheadMs } = useSyncState(({ pending, clockAheadMs }) => ({ pending, clockAheadMs }))
  const { perform } = useOperations()
  const now = new Date(Date.now() + clockAheadMs).toISOString()
  const links = workingLinks(Object.values(helperLinks), now).map((link) => ({
    ...link,
    isPending: pending.some(({ name, args }) => name === "helperLinkMade" && args.linkId === link.id),
  }))
  const keyOf = (linkId: string) => recordKey(userId, `helper-secret:${linkId}`)

  function make(choice: HelperChoice): string {
    const linkId = uuidV4()
    const { secret, secretHash } = newSecret()
    ofPage.set(linkId, secret)
    writeRecord(keyOf(linkId), { value: secret, isUnsaved: false })
    perform("helperLinkMade", { linkId, secretHash, ...choice })
    return linkId
  }

  function takeBack(linkId: string) {
    perform("helperLinkTakenBack", { linkId })
    ofPage.delete(linkId)
    removeRecord(keyOf(linkId))
  }

  function secretOf(linkId: string): string | null {
    const isSecret = (value: unknown) => typeof value === "string" && helperSecretPattern.test(value)
    return ofPage.get(linkId) ?? readRecord<string>(keyOf(linkId), isSecret)?.value ?? null
  }

  return { links, make, takeBack, secretOf }
}

export type ShownLink = ReturnType<typeof useHelperLinks>["links"][number]
