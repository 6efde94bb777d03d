import { useEffect } from "react"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { type Bounds, LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { focusMain, onceThere } from "#app/ui/focus-main.ts"
import { reveal } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"
import { hasFormerCode } from "./settings.ts"

export default function HiddenScreen() {
  return <LanguageBoundary of="discreet" as={Screen} />
}

function Screen(bounds: Bounds) {
  const t = useMessages("discreet")
  const lang = useLanguage()
  useEffect(() => {
    focusMain()
    // The focus moves only once this page is gone, because until then this page, and not her screen, is the main
    // element.
    return () => void onceThere(focusMain)
  }, [])

  return (
    <main
      {...bounds}
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-sm flex-col gap-8 px-6 py-8 outline-none"
    >
      <h1 className="mt-[12dvh] text-center text-3xl">{neutralTitle(lang)}</h1>
      {hasFormerCode() && <p>{t("formerCode")}</p>}
      <Button onClick={reveal}>{t("open")}</Button>
      <HelpNowLink words="short" className="mt-auto self-center" />
    </main>
  )
}
