// Both files are imported statically, because it may be the network that fails.
import "#app/language/more-messages.ts"
import "#app/session/failure-toast.ts"
import { type ReactNode, use } from "react"
import { type Bounds, LanguageBoundary, usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { SmallMark } from "#app/privacy/discreet/mark.tsx"
import { Toaster, ToastRegion } from "#app/ui/toaster.tsx"

export function Toasts({ children }: { children: ReactNode }) {
  const language = usePartLanguage("account")
  // The error messages are loaded in advance, because the server may be unavailable when they are needed.
  loadMessages("errors", language)
  use(loadMessages("account", language))
  use(loadMessages("errors", language))
  return (
    <Toaster>
      {children}
      <LanguageBoundary of="navigation" as={Notices} />
    </Toaster>
  )
}

function Notices(bounds: Bounds) {
  const t = useMessages("navigation")
  return <ToastRegion {...bounds} label={t("notices")} closeLabel={t("closeToast")} mark={<SmallMark />} />
}
