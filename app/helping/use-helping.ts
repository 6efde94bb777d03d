import { useCallback, useEffect, useMemo, useState } from "react"
import type { AppError } from "#app/send.ts"
import type { FavourKind, FavourState } from "#domain/helping/favour.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"
import {
  createHelpingSync,
  fetchView,
  forgetCopiesOf,
  forgetLink,
  holderOf,
  isConfirmed,
  isOver,
  readView,
  sendFavour,
} from "./helping-sync.ts"

export type NothingShown = "incomplete" | "wrong" | "ended" | "unreachable"
/**
 * The page asks again at this interval, because the mother's phone may send the new link only later. The rate is far
 * below the server's limit for wrong links.
 */
const lookAgainMs = 30_000

type Shown = { view: HelperView | null; nothing: NothingShown | null; isOffline: boolean }

export function useHelping(secret: string) {
  const holder = useMemo(() => holderOf(secret), [secret])
  const [shown, setShown] = useState<Shown>(() => ({ ...lastShown(holder), isOffline: false }))
  const end = useCallback(
    async (error: AppError) => {
      if (!(await isConfirmed(error))) return false
      forgetLink(holder)
      setShown({ view: null, nothing: error.code === "HELPER_LINK_ENDED" ? "ended" : "wrong", isOffline: false })
      return true
    },
    [holder],
  )
  const syncing = useMemo(() => createHelpingSync(secret, end), [secret, end])
  const hasList = shown.view?.list !== undefined

  const look = useCallback(async () => {
    try {
      setShown({ view: await fetchView(secret), nothing: null, isOffline: false })
    } catch (error) {
      if (isOver(error) && (await end(error))) return
      setShown(({ view, nothing }) => ({ view, nothing: view ? null : (nothing ?? "unreachable"), isOffline: true }))
    }
  }, [secret, end])

  /** Sends what a helper does to the server; returns false if the mother will not learn of it. */
  async function noteFavour(kind: FavourKind, state: FavourState): Promise<boolean> {
    try {
      setShown({ view: await sendFavour(secret, { kind, state }), nothing: null, isOffline: false })
      if (kind === "buy") void syncing.schedule.request()
      return true
    } catch (error) {
      if (isOver(error)) await end(error)
      return false
    }
  }

  const lookIfSeen = useCallback(() => void (document.visibilityState === "visible" && look()), [look])
  const isWrong = shown.nothing === "wrong"

  useEffect(() => {
    const ending = new AbortController()
    void look()
    for (const event of ["online", "focus"]) window.addEventListener(event, lookIfSeen, { signal: ending.signal })
    document.addEventListener("visibilitychange", lookIfSeen, { signal: ending.signal })
    return () => ending.abort()
  }, [look, lookIfSeen])

  useEffect(() => {
    if (!isWrong) return
    const timer = setInterval(lookIfSeen, lookAgainMs)
    return () => clearInterval(timer)
  }, [isWrong, lookIfSeen])

  useEffect(() => (hasList ? syncing.start() : undefined), [hasList, syncing])

  return { ...shown, syncing, noteFavour, look: () => void look() }
}

function lastShown(holder: string): Pick<Shown, "view" | "nothing"> {
  const view = readView(holder)
  if (!view || view.expiresAt > new Date().toISOString()) return { view, nothing: null }
  forgetCopiesOf(holder)
  return { view: null, nothing: "ended" }
}
