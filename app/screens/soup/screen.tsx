import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { words: "help-now" }
export const clientLoader = screenLoader(handle)

/** Where the quick exit of /help-now leads: a page that nobody would ask about, and no way back from it. */
export default function Soup() {
  const t = useWords("help-now")
  return (
    <div lang={useLanguageOf("help-now")}>
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
    </div>
  )
}
