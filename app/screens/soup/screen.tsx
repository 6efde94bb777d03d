import { loadScreen } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { words: "help-now" }
export const clientLoader = () => loadScreen(handle)

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
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {t("soupIngredients")
              .split("\n")
              .map((ingredient) => (
                <li key={ingredient}>{ingredient}</li>
              ))}
          </ul>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-2 text-xl">
            {t("steps")}
          </h2>
          <ol className="flex list-decimal flex-col gap-1 pl-5">
            {t("soupSteps")
              .split("\n")
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
        </section>
      </Page>
    </div>
  )
}
