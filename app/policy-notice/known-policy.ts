import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"

const knownKey = (userId: string) => recordKey(userId, "known-policy")

/** As far as this device knows. */
export function readKnownPolicy(userId: string): number {
  return readRecord<number>(knownKey(userId), (value) => typeof value === "number")?.value ?? 0
}

/** Where the storage is full, it is asked for again. */
export function saveKnownPolicy(userId: string, number: number) {
  writeRecord(knownKey(userId), { value: number, isUnsaved: false })
}
