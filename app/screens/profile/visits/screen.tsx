import { Suspense } from "react"
import { Link } from "react-router"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useIsLoading } from "#app/sync/sync-context.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { Medicines } from "./medicines.tsx"
import { Offers } from "./offers.tsx"
import { Visits } from "./visits.tsx"

export const handle: ScreenHandle = { messages: "visits", also: ["care-calendar", "consent"] }
export const clientLoader = screenLoader(handle)

export default function VisitsScreen() {
  const t = useMessages("visits")
  const isLoading = useIsLoading()
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} back={<BackLink to="/profile?tab=data">{t("back")}</BackLink>} isDense>
        {isLoading ? (
          <Skeleton className="h-120 w-full" />
        ) : (
          <Suspense fallback={<Skeleton className="h-120 w-full" />}>
            <Visits />
            <Offers />
            <Medicines />
            <div className="text-sm text-ink-soft">
              <p>{t("reminders")}</p>
              <Link
                to="/profile/notifications"
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {t("toReminders")}
              </Link>
            </div>
          </Suspense>
        )}
      </Page>
    </>
  )
}
