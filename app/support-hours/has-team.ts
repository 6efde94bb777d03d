import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"

export const hasTeamKey = (userId: string) => recordKey(userId, "has-team")

export function readHasTeam(userId: string): boolean {
  return readRecord<boolean>(hasTeamKey(userId), (value) => typeof value === "boolean")?.value ?? false
}

/** Where the storage is full, it is asked for again. */
export function saveHasTeam(userId: string, value: boolean) {
  if (readHasTeam(userId) !== value) writeRecord(hasTeamKey(userId), { value, isUnsaved: false })
}
