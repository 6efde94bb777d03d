import { useQuery } from "@tanstack/react-query"
import { syncQuery } from "#app/kept/sync.ts"
import { silenceSource } from "./kept-silence.ts"
import { useSilence } from "./use-silence.ts"

/** The same as on her other devices. One place around the signed-in screens asks and sends for all of them. */
export function useSyncedSilence(userId: string): boolean {
  useQuery(syncQuery(silenceSource(userId)))
  return useSilence()
}
