import { api } from "#app/api.ts"
import { keptKey } from "#app/kept/storage.ts"
import type { KeptSource } from "#app/kept/sync.ts"
import { type Progress, progressSchema } from "#domain/progress.ts"

const isProgress = (value: unknown) => progressSchema.safeParse(value).success

/** Where a mother's progress lies on this device, and how the server has it. */
export function progressSource(userId: string): KeptSource<Progress> {
  return {
    key: keptKey(userId, "progress"),
    isValue: isProgress,
    async pull() {
      const response = await api.progress.$get()
      return (await response.json()).progress
    },
    async push(kept) {
      const response = await api.progress.$put({ json: kept })
      return (await response.json()).progress
    },
  }
}
