import { Menu, X } from "lucide"
import { type ReactNode, useState } from "react"
import { Link, useLocation } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { LanguageBar } from "#app/language/language-bar.tsx"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { HideNow } from "#app/privacy/discreet/hide-now.tsx"
import { Mark, useHomeName } from "#app/privacy/discreet/mark.tsx"
import { LazyBell } from "#app/recipes/lazy-bell.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { BetweenScreens } from "./between-screens.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { Navigation } from "./navigation.tsx"
import { NetworkNotice } from "./network-notice.tsx"
import { RefusedChanges } from "./refused-changes.tsx"
import { SkipLink } from "./skip-link.tsx"

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LanguageBar />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Sidebar />
        {/* The padding keeps the bottom bar from covering the end of the page. */}
        <div className="min-w-0 pb-(--bottom-bar) move-late lg:pb-0 print:pb-0">
          <TopBar />
          <NetworkNotice />
          <RefusedChanges />
          <LazyKeepReminders />
          <BetweenScreens>{children}</BetweenScreens>
        </div>
        <BottomBar />
        <LazyBell />
      </div>
    </>
  )
}

function Sidebar() {
  return (
    <LanguageBoundary
      of="navigation"
      as="header"
      className="sticky top-0 hidden h-dvh flex-col items-stretch gap-6 overflow-y-auto border-r border-line px-5 py-8 lg:flex print:hidden"
    >
      <HomeLink />
      <HelpNowLink className="self-start" />
      <HideNow className="-mt-2 self-start px-4" />
      <Navigation />
    </LanguageBoundary>
  )
}

function TopBar() {
  return (
    <LanguageBoundary
      of="navigation"
      as="header"
      className="sticky top-0 z-30 border-b border-line bg-ground lg:hidden print:hidden sideways:static"
    >
      <Places />
    </LanguageBoundary>
  )
}

function Places() {
  const t = useMessages("navigation")
  const [open, setOpen] = useState(false)
  const trigger = (
    <button
      type="button"
      aria-label={open ? t("closeMenu") : t("openMenu")}
      className="absolute top-2 right-3 sideways:top-0 flex size-12 items-center justify-center rounded-full hover:bg-sunken"
    >
      {open ? <Icon node={X} /> : <Icon node={Menu} />}
    </button>
  )
  return (
    <>
      <div className="flex h-(--top-bar) items-center justify-between gap-2 pr-16 pl-4">
        <HomeLink />
        <span className="flex items-center">
          <HelpNowLink isCompact />
          <HideNow isIconOnly />
        </span>
      </div>
      <Disclosure
        trigger={trigger}
        open={open}
        onOpenChange={setOpen}
        panelClassName="max-h-[calc(100dvh-var(--top-bar))] overflow-y-auto"
      >
        <div className="flex flex-col gap-6 px-3 pt-1 pb-5">
          <Navigation isBesideBar onNavigate={() => setOpen(false)} />
        </div>
      </Disclosure>
    </>
  )
}

function HomeLink() {
  const t = useMessages("navigation")
  const { pathname } = useLocation()
  return (
    <Link
      to="/dashboard"
      aria-label={useHomeName(t("home"))}
      aria-current={pathname === "/dashboard" ? "page" : undefined}
      className="inline-flex min-h-11 items-center no-underline narrow:[&>span>span]:sr-only"
    >
      <Mark />
    </Link>
  )
}

/** If the code for reminders fails to load, her reminders are renewed at the next visit. */
const KeepReminders = optional(() => import("#app/reminders/keep-reminders.tsx"))

function LazyKeepReminders() {
  const isWished = useSynced(({ reminderTimes }) => reminderTimes.own !== undefined)
  return isWished && <KeepReminders />
}
