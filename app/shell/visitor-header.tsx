import { Link } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { LanguageBar } from "#app/language/language-bar.tsx"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Mark, useHomeName } from "#app/privacy/discreet/mark.tsx"
import { NetworkNotice } from "./network-notice.tsx"
import { SkipLink } from "./skip-link.tsx"

export function VisitorHeader({ home = "/", isHelpNow = false }: { home?: "/" | "/dashboard"; isHelpNow?: boolean }) {
  return (
    <>
      <SkipLink />
      <LanguageBar />
      <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-2 gap-y-2 px-4 pt-4 sm:px-8 print:hidden">
        <LanguageBoundary of="navigation" as={Home} to={home} />
        {/* On "help now" the language selector shrinks beside the name, and wraps below it if that is not enough. */}
        <div className={`flex min-w-0 flex-wrap items-center gap-2 ${isHelpNow ? "grow basis-44 justify-end" : ""}`}>
          {!isHelpNow && <HelpNowLink className="max-sm:px-3 max-[23rem]:[&>svg]:hidden" />}
          <LanguageSelect isCompact={!isHelpNow} />
        </div>
      </header>
      {/* In an emergency no notice about the network comes first. */}
      {!isHelpNow && <NetworkNotice />}
    </>
  )
}

function Home(props: Bounds & { to: string }) {
  const t = useMessages("navigation")
  return (
    <Link {...props} aria-label={useHomeName(t("home"))} className="inline-flex min-h-11 items-center no-underline">
      <Mark />
    </Link>
  )
}
