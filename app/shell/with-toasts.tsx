// Here before they are needed: what has failed may be the network.
import "#app/language/more-messages.ts"
import "#app/session/failure-toast.ts"
import { use } from "react"
import { Outlet } from "react-router"
import { type Bounds, LanguageBoundary, usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Toaster, ToastRegion } from "#app/ui/toaster.tsx"

/** The one toaster, above all screens with toasts, so that a toast outlives its screen. */
export default function WithToasts() {
  const language = usePartLanguage("account")
  // Loaded in advance: they may be needed because the server is unavailable.
  loadMessages("errors", language)
  use(loadMessages("account", language))
  use(loadMessages("errors", language))
  return (
    <Toaster>
      <Outlet />
      <LanguageBoundary of="navigation" as={Notices} />
    </Toaster>
  )
}

function Notices(bounds: Bounds) {
  const t = useMessages("navigation")
  return <ToastRegion {...bounds} label={t("notices")} closeLabel={t("closeToast")} />
}
