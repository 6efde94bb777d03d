import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"

export function NotFoundPage() {
  return <LanguageBoundary of="not-found" as={Nothing} />
}

function Nothing(bounds: Bounds) {
  const t = useMessages("not-found")
  return (
    <>
      <title>{t("title")}</title>
      <Page {...bounds} title={t("heading")} intro={t("text")} width="form" back={<Flower petals={3} size={120} />}>
        <ButtonLink to="/" className="self-start">
          {t("back")}
        </ButtonLink>
      </Page>
    </>
  )
}
