import { browserStorage } from "./browser-storage.ts"
import { deviceStorage } from "./device.ts"

type StoredRecord = { value: unknown; changedAt: string; waiting: boolean }
/** `isUnsaved` means that the text is stored nowhere else. */
type LocalRecord<Value> = { value: Value; isUnsaved: boolean }

const prefix = "florescer:kept:"

/** The key contains the user id, so that a shared device never mixes two users. */
export function recordKey(userId: string, name: string) {
  return `${prefix}${userId}:${name}`
}

export function readRecord<Value>(key: string, isValue: (value: unknown) => boolean): LocalRecord<Value> | null {
  try {
    const record = JSON.parse(deviceStorage.getItem(key) ?? "null") as StoredRecord | null
    if (!record || !isValue(record.value) || Number.isNaN(Date.parse(record.changedAt))) return null
    return { value: record.value as Value, isUnsaved: record.waiting }
  } catch {
    return null
  }
}

/** Returns false if storage is full. */
export function writeRecord<Value>(key: string, { value, isUnsaved }: LocalRecord<Value>): boolean {
  const record: StoredRecord = { value, changedAt: new Date().toISOString(), waiting: isUnsaved }
  return deviceStorage.setItem(key, JSON.stringify(record))
}

export function unsavedKeys(prefixOfKeys: string): string[] {
  return deviceStorage.keys().filter((key) => key.startsWith(prefixOfKeys) && readRecord(key, () => true)?.isUnsaved)
}

/** Deletes records at a sign-out, except those stored nowhere else and those whose name begins with one of `names`. */
export function clearRecords(userId: string, names: readonly string[] = []) {
  const prefixes = names.map((name) => recordKey(userId, name))
  const unsaved = unsavedKeys(recordKey(userId, ""))
  const stays = (key: string) => unsaved.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))
  for (const key of browserStorage.keys()) {
    if (key.startsWith(recordKey(userId, "")) && !stays(key)) browserStorage.removeItem(key)
  }
}

export function removeRecord(key: string) {
  deviceStorage.removeItem(key)
}
