import { useCallback, useEffect, useMemo, useState } from "react"
import type { AppError } from "#app/send.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"
import { createHelpingSync, fetchView, forgetLink, holderOf, isOver, readView } from "./helping-sync.ts"

export type NothingShown = "incomplete" | "wrong" | "ended" | "unreachable"
type Shown = { view: HelperView | null; nothing: NothingShown | null; isOffline: boolean }

export function useHelping(secret: string) {
  const holder = useMemo(() => holderOf(secret), [secret])
  const [shown, setShown] = useState<Shown>(() => ({ ...lastShown(holder), isOffline: false }))
  const end = useCallback(
    ({ code }: Pick<AppError, "code">) => {
      forgetLink(holder)
      setShown({ view: null, nothing: code === "HELPER_LINK_ENDED" ? "ended" : "wrong", isOffline: false })
    },
    [holder],
  )
  const syncing = useMemo(() => createHelpingSync(secret, end), [secret, end])
  const hasList = shown.view?.list !== undefined

  const look = useCallback(async () => {
    try {
      setShown({ view: await fetchView(secret), nothing: null, isOffline: false })
    } catch (error) {
      if (isOver(error)) return end(error)
      setShown((before) => ({ ...before, nothing: before.view ? null : "unreachable", isOffline: true }))
    }
  }, [secret, end])

  useEffect(() => {
    const ending = new AbortController()
    const lookIfSeen = () => document.visibilityState === "visible" && void look()
    void look()
    for (const event of ["online", "focus"]) window.addEventListener(event, lookIfSeen, { signal: ending.signal })
    document.addEventListener("visibilitychange", lookIfSeen, { signal: ending.signal })
    return () => ending.abort()
  }, [look])

  useEffect(() => (hasList ? syncing.start() : undefined), [hasList, syncing])

  return { ...shown, syncing, look: () => void look() }
}

function lastShown(holder: string): Pick<Shown, "view" | "nothing"> {
  const view = readView(holder)
  if (!view || view.expiresAt > new Date().toISOString()) return { view, nothing: null }
  forgetLink(holder)
  return { view: null, nothing: "ended" }
}
