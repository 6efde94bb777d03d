import { useEffect } from "react"
import { Outlet } from "react-router"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { loadWords } from "#app/language/words.ts"
import { Toaster } from "#app/ui/toaster.tsx"

/** One place for messages, above every screen that has any, so that a message outlives the screen that gave it. */
export default function WithToasts() {
  const t = useWords("navigation")
  const language = useLanguageOf("account")
  // Here before they are needed: when they are, it may be because the server is away.
  useEffect(() => {
    loadWords("account", language)
    loadWords("errors", language)
  }, [language])
  return (
    <Toaster label={t("notices")} closeLabel={t("closeToast")}>
      <Outlet />
    </Toaster>
  )
}
