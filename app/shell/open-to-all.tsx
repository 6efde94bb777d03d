import { type ReactNode, startTransition, useEffect, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { ownFrameHere } from "./own-frame-here.ts"
import { VisitorHeader } from "./visitor-header.tsx"

export function OpenToAll({ children }: { children: ReactNode }) {
  const { user, refresh } = useAuth()
  const Own = useOwnFrame(user !== null)
  if (user && Own) {
    return (
      <Own key={user.id} user={user} refresh={refresh}>
        {children}
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
