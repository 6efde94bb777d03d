import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { words: "not-found" }

export default function NotFound() {
  const t = useWords("not-found")
  return (
    <>
      <title>{t("title")}</title>
      <VisitorHeader />
      <Page title={t("heading")} intro={t("text")} width="form" back={<Flower petals={3} size={120} />}>
        <ButtonLink to="/" className="self-start">
          {t("back")}
        </ButtonLink>
      </Page>
    </>
  )
}
