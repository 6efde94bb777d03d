import { Bell, Settings } from "lucide"
import { lazy, Suspense } from "react"
import { Link, Navigate, useLocation, useSearchParams } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { Diary } from "./diary/diary.tsx"
import { Evolution } from "./evolution/evolution.tsx"

export const handle: ScreenHandle = { messages: "profile", also: ["consent", "numbers"] }
export const clientLoader = screenLoader(handle)

/** The code of this tab loads last, because she needs it least. */
const Details = lazy(() => fetchFile(async () => ({ default: (await import("./details/details.tsx")).Details })))

/** Parts that used to be on the data tab; old links to them still work. */
const formerly = ["#numbers", "#silence", "#your-data"]

export default function Profile() {
  const t = useMessages("profile")
  loadMessages("diary", useLanguage())
  const [search, setSearch] = useSearchParams()
  const diary = { value: "diary", label: t("diary"), content: <Diary /> } as const
  const data = { value: "data", label: t("data"), content: <LazyDetails /> } as const
  const evolution = { value: "evolution", label: t("evolution"), content: <Evolution /> } as const
  // Quiet mode hides the evolution tab, which shows weight and badges to earn.
  const tabs = useSilence() ? ([diary, data] as const) : ([evolution, diary, data] as const)
  const shown = tabs.find(({ value }) => value === search.get("tab")) ?? tabs[0]
  const { hash } = useLocation()
  if (formerly.includes(hash)) return <Navigate to={`/profile/settings${hash}`} replace />
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} actions={<ProfileLinks />} width="wide" isDense>
        <Tabs
          label={t("tabs")}
          tabs={tabs}
          value={shown.value}
          // The tab is kept in the URL, so that a reload or a link opens the same one.
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        />
      </Page>
    </>
  )
}

function LazyDetails() {
  return (
    <Suspense fallback={<Skeleton className="h-120 w-full" />}>
      <Details />
    </Suspense>
  )
}

const links = [
  { to: "/profile/notifications", name: "notifications", icon: Bell },
  { to: "/profile/settings", name: "settings", icon: Settings },
] as const

function ProfileLinks() {
  const t = useMessages("profile")
  return (
    <ul className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6">
      {links.map(({ to, name, icon }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center gap-2 underline hover:text-action">
            <Icon node={icon} size={18} className="shrink-0 text-action" />
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
