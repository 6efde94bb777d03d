import * as z from "zod/mini"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { newId } from "#app/sync/new-id.ts"

const timerSchema = z.object({
  id: z.string(),
  recipeId: z.number(),
  step: z.number(),
  minutes: z.number(),
  name: z.string(),
  endsAtMs: z.number(),
})
export type Timer = z.infer<typeof timerSchema>
const timersSchema = z.array(timerSchema)

const isTimers = (value: unknown) => timersSchema.safeParse(value).success
const forgottenAfterMs = 60 * 60_000
export const timersMost = 8

export function useTimers() {
  const key = recordKey(useUser().id, "timers")
  const read = () => (readRecord<Timer[]>(key, isTimers)?.value ?? []).filter(isCurrent)
  const timers = useStored(key, read)

  function store(next: Timer[]): boolean {
    const value = next.sort((one, other) => one.endsAtMs - other.endsAtMs)
    return writeRecord(key, { value, isUnsaved: false })
  }

  function start(timer: Omit<Timer, "id" | "endsAtMs">): boolean {
    return store([...read(), { ...timer, id: newId(), endsAtMs: Date.now() + timer.minutes * 60_000 }])
  }

  function stop(id: string) {
    store(read().filter((timer) => timer.id !== id))
  }

  return { timers, start, stop }
}

function isCurrent({ endsAtMs }: Timer): boolean {
  return Date.now() - endsAtMs < forgottenAfterMs
}

/** Formats the time as in "4:09", rounded up to whole seconds. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
