import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { words: "soon" }

/** Stands at the addresses whose screens are still to come. */
export default function Soon() {
  const t = useWords("soon")
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t("text")} width="form" back={<Flower petals={1} size={120} />}>
        <ButtonLink to="/dashboard" className="self-start">
          {t("back")}
        </ButtonLink>
      </Page>
    </>
  )
}
