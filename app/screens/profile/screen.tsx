import { lazy, Suspense } from "react"
import { useSearchParams } from "react-router"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { loadWords } from "#app/language/words.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { Diary } from "./diary/diary.tsx"
import { Evolution } from "./evolution/evolution.tsx"
import { ProfileLinks } from "./profile-links.tsx"

export const handle: ScreenHandle = { words: "profile", also: ["consent", "silence"] }
export const clientLoader = screenLoader(handle)

/** The largest tab, and the one that she needs least. */
const Details = lazy(async () => ({ default: (await import("./details/details.tsx")).Details }))

export default function Profile() {
  const t = useWords("profile")
  // Here before she turns to the diary, so that it opens at once.
  loadWords("diary", useLanguageOf("diary"))
  const [search, setSearch] = useSearchParams()
  const diary = { value: "diary", label: t("diary"), content: <Diary /> } as const
  const data = { value: "data", label: t("data"), content: <LaterDetails /> } as const
  const evolution = { value: "evolution", label: t("evolution"), content: <Evolution /> } as const
  // It shows weight, and badges to be earned.
  const tabs = useSilence() ? ([diary, data] as const) : ([evolution, diary, data] as const)
  const shown = tabs.find(({ value }) => value === search.get("tab")) ?? tabs[0]
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} actions={<ProfileLinks />}>
        <Tabs
          label={t("tabs")}
          tabs={tabs}
          value={shown.value}
          // In the address, so that a reload or a link finds the same tab.
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        />
      </Page>
    </>
  )
}

function LaterDetails() {
  return (
    <Suspense fallback={<Skeleton className="h-120 w-full" />}>
      <Details />
    </Suspense>
  )
}
