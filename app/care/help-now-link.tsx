import { HeartHandshake } from "lucide"
import { Link } from "react-router"
import { Icon } from "#app/ui/icon.tsx"

type HelpNowLinkProps = {
  label: string
  /** On narrow screens. */
  shortLabel: string
  lang?: string
  /** On the narrowest screens only the icon is visible. */
  isCompact?: boolean
  /** Loads the page anew: what is there has failed. */
  reloadDocument?: boolean
  className?: string
}

/** On every screen, signed in or not, help is one tap away. */
export function HelpNowLink({
  label,
  shortLabel,
  lang,
  isCompact = false,
  reloadDocument,
  className = "",
}: HelpNowLinkProps) {
  return (
    <Link
      to="/help-now"
      lang={lang}
      reloadDocument={reloadDocument}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border border-danger px-4 text-sm font-bold text-danger no-underline transition-colors hover:bg-danger-soft narrow:px-3 narrow:text-xs ${className}`}
    >
      <Icon node={HeartHandshake} size={18} className="shrink-0" />
      <span className={`sm:hidden ${isCompact ? "max-[23rem]:sr-only" : ""}`}>{shortLabel}</span>
      <span className="max-sm:hidden">{label}</span>
    </Link>
  )
}
