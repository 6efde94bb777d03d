import { syncQuery } from "#app/kept/sync.ts"
import { silenceSource } from "./kept-silence.ts"

/** A slow answer comes later, as everything else does. */
const patienceMs = 2000

/** Resolves once this device knows it, or soon. */
export async function fetchSilence(userId: string) {
  const asked = syncQuery(silenceSource(userId))
    .queryFn()
    .catch(() => {})
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
