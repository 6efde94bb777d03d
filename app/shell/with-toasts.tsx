// Here before they are needed: what has failed may be the network.
import "#app/language/more-messages.ts"
import "#app/session/failure-toast.ts"
import { Outlet } from "react-router"
import { loadMessages } from "#app/language/load-messages.ts"
import { useLanguageOf, useMessages, useMessagesIn } from "#app/language/use-messages.ts"
import { Toaster } from "#app/ui/toaster.tsx"

/** The one toaster, above all screens with toasts, so that a toast outlives its screen. */
export default function WithToasts() {
  const language = useLanguageOf("account")
  // Loaded in advance: they may be needed because the server is unavailable.
  loadMessages("errors", language)
  useMessagesIn("account", language)
  useMessagesIn("errors", language)
  const t = useMessages("navigation")
  return (
    <Toaster label={t("notices")} closeLabel={t("closeToast")} lang={useLanguageOf("navigation")}>
      <Outlet />
    </Toaster>
  )
}
