import * as z from "zod/mini"
import { readRecord, recordKey } from "#app/storage/records.ts"
import { languages } from "#domain/language.ts"

const schema = z.object({
  endpoint: z.string(),
  publicKey: z.string(),
  language: z.enum(languages),
  isDiscreet: z.boolean(),
  toldAtMs: z.number(),
})
export type DeviceRecord = z.infer<typeof schema>

export function deviceRecordKey(userId: string) {
  return recordKey(userId, "reminder-device")
}

export function readDeviceRecord(userId: string): DeviceRecord | null {
  const record = readRecord<DeviceRecord>(deviceRecordKey(userId), (value) => schema.safeParse(value).success)
  return record?.value ?? null
}
