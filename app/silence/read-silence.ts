import { browserStorage } from "#app/sync/device.ts"
import { readOutbox } from "#app/sync/outbox.ts"
import { readSnapshot } from "#app/sync/snapshot.ts"

/** Whether a user wishes to read nothing about the baby, as this device knows it: by what she said here last, or by what the server had. */
export function readSilence(userId: string): boolean {
  const pending = readOutbox(browserStorage, userId).findLast(({ operation }) => operation.name === "silenceSet")
  if (pending?.operation.name === "silenceSet") return pending.operation.args.isOn
  return readSnapshot(browserStorage, userId)?.rows.silence.own?.values?.isOn === true
}
