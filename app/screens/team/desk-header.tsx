import { ArrowLeft, Keyboard } from "lucide"
import { useRef } from "react"
import { Link, NavLink } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { SkipLink } from "#app/shell/skip-link.tsx"
import { Wordmark } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { DeskKeys } from "./desk-keys.tsx"
import { useAtDesk } from "./members-only.tsx"
import { useShortcuts } from "./shortcuts.ts"

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold no-underline transition-colors hover:bg-sunken aria-[current=page]:bg-done-soft"

export function DeskHeader() {
  const t = useMessages("team")
  const { member } = useAtDesk()
  const keys = useRef<HTMLButtonElement>(null)
  useShortcuts({ "?": () => keys.current?.click() })
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2 sm:px-6">
      <SkipLink />
      <Link to="/team" className="inline-flex min-h-11 flex-wrap items-center gap-x-3 no-underline">
        <Wordmark size={24} />
        <span className="border-l border-line-strong pl-3 font-semibold text-ink-soft">{t("team")}</span>
      </Link>
      <Link to="/dashboard" className={`${look} max-sm:-mr-3 sm:mr-auto`}>
        <Icon node={ArrowLeft} size={18} />
        {t("toApp")}
      </Link>
      <nav aria-label={t("places")} className="-mx-3 flex flex-wrap items-center gap-1">
        <NavLink to="/team/new" className={look}>
          {t("writeFirst")}
        </NavLink>
        <NavLink to="/team/saved-replies" className={look}>
          {t("savedReplies")}
        </NavLink>
        {member.isOperator && (
          <NavLink to="/team/overview" className={look}>
            {t("overview")}
          </NavLink>
        )}
        <DeskKeys
          trigger={(open) => (
            <button ref={keys} type="button" onClick={open} className={`${look} max-sm:hidden`}>
              <Icon node={Keyboard} size={18} />
              {t("keys")}
            </button>
          )}
        />
      </nav>
    </header>
  )
}
