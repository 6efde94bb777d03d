import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { ownFrameHere } from "./own-frame-here.ts"
import { VisitorHeader } from "./visitor-header.tsx"

export function OpenToAll({ children }: { children: ReactNode }) {
  const { user, refresh } = useAuth()
  const Own = useOwnFrame(user !== null)
  const [unfolded] = useState(() => new Set<string>())
  const kept = <KeepUnfolded names={unfolded}>{children}</KeepUnfolded>
  if (user && Own) {
    return (
      <Own key={user.id} user={user} refresh={refresh}>
        {kept}
      </Own>
    )
  }
  return (
    <>
      <VisitorHeader />
      {kept}
    </>
  )
}

function useOwnFrame(isWanted: boolean) {
  const [Own, setOwn] = useState(ownFrameHere)
  const language = usePartLanguage("account")
  useEffect(() => {
    if (!isWanted || Own) return
    let isStill = true
    Promise.all([
      fetchFile(() => import("./own-frame.tsx")),
      loadMessages("account", language),
      loadMessages("errors", language),
    ]).then(
      ([{ OwnFrame }]) => isStill && startTransition(() => setOwn(() => OwnFrame)),
      () => {},
    )
    return () => {
      isStill = false
    }
  }, [isWanted, Own, language])
  return Own
}

const folds = () => [...document.querySelectorAll("details")]

function nameOf(fold: HTMLDetailsElement): string {
  return `${fold.closest("section")?.id} ${fold.querySelector("summary")?.textContent}`
}

/** Another frame remounts its contents; this keeps unfolded what was unfolded in the previous frame. */
function KeepUnfolded({ names, children }: { names: Set<string>; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const fold of folds()) if (names.has(nameOf(fold))) fold.open = true
    return () => {
      // The old contents are still in the page here. Reading them is more reliable than "toggle" events, the last of
      // which may not have fired yet.
      names.clear()
      for (const fold of folds()) if (fold.open) names.add(nameOf(fold))
    }
  }, [names])
  return children
}
