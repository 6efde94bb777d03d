import type { QueryClient } from "@tanstack/react-query"
import { sendWithConsent } from "#app/consent/kept-consents.ts"
import { AppError } from "#app/send.ts"
import { newEntryId } from "./entry-id.ts"
import { deleteEntry, putEntry, showInList } from "./queries.ts"
import { forgetWaiting, keepWaiting, readWaiting, type WaitingEntry } from "./waiting.ts"

const refusals = [400, 403, 404, 409, 413, 415, 422]
const underWay = new Map<string, Promise<void>>()

/**
 * Sends what waits on this device under an id, one request at a time, and lets go of it once the server has it.
 * Throws when it could not be sent; what the server refuses stays on the device, marked so.
 */
export function sendWaiting(queryClient: QueryClient, userId: string, id: string): Promise<void> {
  const sending = underWay.get(id) ?? sendUntilConfirmed().finally(() => underWay.delete(id))
  underWay.set(id, sending)
  return sending

  async function sendUntilConfirmed() {
    for (let entry = readWaiting(userId, id); entry && !entry.refused; entry = readWaiting(userId, id)) {
      const answer = await sendOnce(userId, entry)
      // Changed or deleted while it was on its way: then that has to be sent as well.
      if (JSON.stringify(readWaiting(userId, id)) !== JSON.stringify(entry)) continue
      if (answer instanceof AppError) {
        keepRefused(entry, answer)
        throw answer
      }
      showInList(queryClient, userId, id, answer)
      forgetWaiting(userId, id)
    }
  }

  function keepRefused({ updatedAt, ...entry }: WaitingEntry, error: AppError) {
    if (error.status !== 404) {
      return keepWaiting(userId, { ...entry, updatedAt, refused: true, isOverLimit: isOverLimit(error) })
    }
    // Deleted on another device: only as an entry of its own could her words be sent again.
    keepWaiting(userId, { ...entry, id: newEntryId(), refused: true })
    forgetWaiting(userId, id)
  }
}

/** Gives what the server keeps: null once it is deleted, or its refusal. */
async function sendOnce(userId: string, entry: WaitingEntry) {
  try {
    if (!entry.deleted) return await sendWithConsent(userId, "diary", () => putEntry(entry))
    await deleteEntry(entry.id)
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return entry.deleted ? null : error
  }
}

export function isOverLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === "DIARY_LIMIT"
}

export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && refusals.includes(error.status)
}
