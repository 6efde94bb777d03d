import { Outlet } from "react-router"
import { useLanguageOf, useWords, useWordsIn } from "#app/language/use-words.ts"
import { loadWords } from "#app/language/words.ts"
import { Toaster } from "#app/ui/toaster.tsx"

/** One place for messages, above every screen that has any, so that a message outlives the screen that gave it. */
export default function WithToasts() {
  const language = useLanguageOf("account")
  // Here before they are needed: when they are, it may be because the server is away.
  loadWords("errors", language)
  useWordsIn("account", language)
  useWordsIn("errors", language)
  const t = useWords("navigation")
  return (
    <Toaster label={t("notices")} closeLabel={t("closeToast")} lang={useLanguageOf("navigation")}>
      <Outlet />
    </Toaster>
  )
}
