import { Suspense } from "react"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useIsLoading } from "#app/sync/sync-context.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { FoodForm } from "./food-form.tsx"

export const handle: ScreenHandle = {
  messages: "food",
  also: ["foods", "wishes", "understood", "people", "consent"],
}
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

export default function Food() {
  const t = useMessages("food")
  const isLoading = useIsLoading()
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t("heading")}
        intro={t("intro")}
        back={<BackLink to="/profile">{t("back")}</BackLink>}
        isDense
        width="wide"
      >
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          {isLoading ? <Skeleton className="h-120 w-full" /> : <FoodForm />}
        </Suspense>
      </Page>
    </>
  )
}
