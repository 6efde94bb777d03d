import { Link } from "react-router"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { UnreadMark, usePlaceNames } from "./unread-mark.tsx"
import { usePlaces } from "./use-places.ts"

export function BottomBar() {
  return <LanguageBoundary of="navigation" as={Bar} />
}

function Bar(bounds: Bounds) {
  const t = useMessages("navigation")
  const { unread, nameOf } = usePlaceNames()
  const { main, here } = usePlaces()
  return (
    <nav
      {...bounds}
      aria-label={t("barLabel")}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] move-late writing:translate-y-full lg:hidden flat:static print:hidden"
    >
      {main.map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          aria-label={nameOf(name)}
          aria-current={here.main === name ? "page" : undefined}
          className="relative flex h-16 min-w-0 flex-col items-center justify-center gap-0.5 sideways:h-12 sideways:flex-row sideways:gap-2 px-0.5 text-xs text-ink-soft no-underline aria-[current=page]:font-bold aria-[current=page]:text-ink [&_svg]:aria-[current=page]:text-action"
        >
          <Icon node={icon} size={22} className="shrink-0" />
          <span className="max-w-full text-center wrap-anywhere narrow:sr-only">{t(name)}</span>
          {name === "chat" && <UnreadMark count={unread} className="absolute top-1.5 left-1/2 ml-1.5" />}
        </Link>
      ))}
    </nav>
  )
}
