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
  const unfolded = useUnfolded()
  if (user && Own) {
    return (
      <Own key={user.id} user={user} refresh={refresh}>
        <Reopened names={unfolded}>{children}</Reopened>
      </Own>
    )
  }
  return (
    <>
      <VisitorHeader />
      {children}
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

/** The names of what she has unfolded. */
function useUnfolded(): ReadonlySet<string> {
  const [names] = useState(() => new Set<string>())
  useEffect(() => {
    const note = (fold: HTMLDetailsElement) => names[fold.open ? "add" : "delete"](nameOf(fold))
    const onToggle = ({ target }: Event) => target instanceof HTMLDetailsElement && note(target)
    // Some may have been unfolded before the scripts came.
    folds().forEach(note)
    document.addEventListener("toggle", onToggle, { capture: true })
    return () => document.removeEventListener("toggle", onToggle, { capture: true })
  }, [names])
  return names
}

/** The frame mounts what it holds anew: what was unfolded before it came stays unfolded. */
function Reopened({ names, children }: { names: ReadonlySet<string>; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const fold of folds()) if (names.has(nameOf(fold))) fold.open = true
  }, [names])
  return children
}
