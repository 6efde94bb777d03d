import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"

const knownKey = (userId: string) => recordKey(userId, "known-policy")

export function readKnownPolicy(userId: string): number {
  return readRecord<number>(knownKey(userId), (value) => typeof value === "number")?.value ?? 0
}

export function saveKnownPolicy(userId: string, number: number) {
  writeRecord(knownKey(userId), { value: number, isUnsaved: false })
}
