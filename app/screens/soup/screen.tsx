import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { messages: "help-now" }
export const clientLoader = screenLoader(handle)

/** The quick exit of /help-now leads to this harmless page, without a way back. */
export default function SoupScreen() {
  return (
    <LanguageBoundary of="help-now">
      <Soup />
    </LanguageBoundary>
  )
}

function Soup() {
  const t = useMessages("help-now")
  return (
    <>
      <title>{t("soupTitle")}</title>
      <meta name="robots" content="noindex" />
      <Page title={t("soupTitle")} intro={t("soupIntro")}>
        <section aria-labelledby="ingredients">
          <h2 id="ingredients" className="mb-2 text-xl">
            {t("ingredients")}
          </h2>
          <LineList text={t("soupIngredients")} className="gap-1" />
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-2 text-xl">
            {t("steps")}
          </h2>
          <LineList text={t("soupSteps")} isOrdered className="gap-1" />
        </section>
      </Page>
    </>
  )
}
