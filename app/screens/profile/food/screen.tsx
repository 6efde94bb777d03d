import { Suspense } from "react"
import { loadSignTexts } from "#app/care/sign-texts.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { BackToProfile } from "../back-to-profile.tsx"
import { FoodForm } from "./food-form.tsx"

export const handle: ScreenHandle = {
  messages: "food",
  also: ["foods", "wishes", "understood", "consent", "numbers"],
}
export const clientLoader = screenLoader(handle, loadRegionalFoodNames, loadSignTexts.mother)

/** What she told about food, to be changed whenever she likes; her week follows. */
export default function Food() {
  const t = useMessages("food")
  const { isUnknown, reachability } = useSynced()
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t("intro")} back={<BackToProfile label={t("back")} />}>
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          {isUnknown && reachability === "unknown" ? <Skeleton className="h-120 w-full" /> : <FoodForm />}
        </Suspense>
      </Page>
    </>
  )
}
