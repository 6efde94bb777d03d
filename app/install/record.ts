import { deviceStorage, readJson } from "#app/storage/device.ts"
import type { InstallRecord } from "#domain/install-hint.ts"

/** The record belongs to the device, not to an account, but is deleted with an account. */
export const installKey = "florescer:install"

export function readInstallRecord(): InstallRecord | null {
  const stored = readJson(deviceStorage, installKey) as InstallRecord | null
  return typeof stored?.firstDay === "string" ? stored : null
}

export function storeInstallRecord(record: InstallRecord | null): boolean {
  return deviceStorage.setItem(installKey, JSON.stringify(record))
}
