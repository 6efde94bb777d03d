import { api } from "#app/api.ts"
import { keptKey, readKept } from "#app/kept/storage.ts"
import type { KeptSource } from "#app/kept/sync.ts"
import { type Silence, silenceSchema } from "#domain/silence.ts"

const isSilence = (value: unknown) => silenceSchema.safeParse(value).success

/** Where it lies on this device whether she wishes to read nothing about the baby, and how the server has it. */
export function silenceSource(userId: string): KeptSource<Silence> {
  return {
    key: keptKey(userId, "silence"),
    isValue: isSilence,
    pull: async () => (await (await api.silence.$get()).json()).silence,
    push: async (kept) => (await (await api.silence.$put({ json: kept })).json()).silence,
  }
}

export function readSilence(userId: string): boolean {
  const { key, isValue } = silenceSource(userId)
  return readKept<Silence>(key, isValue)?.value.isOn ?? false
}
