import { useKept } from "#app/kept/use-kept.ts"
import { useUser } from "#app/session/use-user.ts"
import { initialProgress } from "#domain/progress.ts"
import { progressSource } from "./progress-source.ts"

/** Where she is on her journey, on every screen that asks. */
export function useKeptProgress() {
  return useKept(progressSource(useUser().id), initialProgress)
}
