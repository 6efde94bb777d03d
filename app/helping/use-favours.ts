import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { type FavourKind, isAboutBaby, ofTonight } from "#domain/helping/favour.ts"
import { type HelperLink, workingLinks } from "#domain/helping/helper-link.ts"

export type FavourShown = Pick<HelperLink, "name" | "babyHours"> & {
  id: string
  kind: FavourKind
  isDone: boolean
  at: string
}

/**
 * What helpers have taken on or done this evening, the newest first. In quiet mode everything about the baby is left
 * out.
 */
export function useFavours(): FavourShown[] {
  const links = useSynced(({ helperLinks }) => helperLinks)
  const { clockAheadMs } = useSyncState(({ clockAheadMs }) => ({ clockAheadMs }))
  const isQuiet = useSilence()
  const now = new Date(Date.now() + clockAheadMs).toISOString()
  return workingLinks(Object.values(links), now)
    .flatMap(({ id, name, babyHours, favours }) =>
      Object.entries(ofTonight(favours, now)).map(([kind, { isDone, at }]) => ({
        id,
        name,
        ...(babyHours && { babyHours }),
        kind: kind as FavourKind,
        isDone,
        at,
      })),
    )
    .filter(({ kind }) => !isQuiet || !isAboutBaby(kind))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
