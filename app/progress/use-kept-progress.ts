import { api } from "#app/api.ts"
import { keptKey } from "#app/kept/storage.ts"
import { useKept } from "#app/kept/use-kept.ts"
import { useUser } from "#app/session/use-user.ts"
import { initialProgress, type Progress, progressSchema } from "#domain/progress.ts"

const isProgress = (value: unknown) => progressSchema.safeParse(value).success

async function pull() {
  const response = await api.progress.$get()
  return (await response.json()).progress
}

async function push(kept: { value: Progress; changedAt: string }) {
  const response = await api.progress.$put({ json: kept })
  return (await response.json()).progress
}

/** Where she is on her journey, on every screen that asks. */
export function useKeptProgress() {
  const key = keptKey(useUser().id, "progress")
  return useKept({ key, isValue: isProgress, pull, push }, initialProgress)
}
