import { HeartHandshake } from "lucide"
import { Link } from "react-router"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { Icon } from "#app/ui/icon.tsx"
import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"

type HelpNowLinkProps = {
  words?: "short" | "long"
  isCompact?: boolean
  reloadDocument?: boolean
  className?: string
}

export function HelpNowLink({ words, isCompact = false, reloadDocument, className = "" }: HelpNowLinkProps) {
  return (
    <LanguageBoundary
      of="help-now-link"
      as={Link}
      to="/help-now"
      reloadDocument={reloadDocument}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border border-danger px-4 text-sm font-bold text-danger no-underline transition-colors hover:bg-danger-soft narrow:px-3 narrow:text-xs ${isCompact ? "max-[23rem]:px-3 min-[22rem]:max-[23rem]:[&>svg]:hidden" : ""} ${className}`}
    >
      <Icon node={HeartHandshake} size={18} className="shrink-0" />
      <Words words={words} isCompact={isCompact} />
    </LanguageBoundary>
  )
}

function Words({ words, isCompact }: Pick<HelpNowLinkProps, "words" | "isCompact">) {
  const messages = { pt, en, es }[useLanguage()]
  if (words) return <span>{{ short: messages.helpNow, long: messages.helpNowLong }[words]}</span>
  return (
    <>
      <span className={`sm:hidden ${isCompact ? "max-[22rem]:sr-only" : ""}`}>{messages.helpNow}</span>
      <span className="max-sm:hidden">{messages.helpNowLong}</span>
    </>
  )
}
