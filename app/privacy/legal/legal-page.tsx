import type { ReactNode } from "react"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useVersion } from "#app/privacy/policy/use-policy.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Page } from "#app/ui/page.tsx"
import { Contents, Section } from "./sections.tsx"

const others = { terms: "/terms", privacy: "/privacy" } as const
const gist = ["short1", "short2", "short3"] as const

type OwnKey = "title" | "metaDescription" | "heading" | (typeof gist)[number]

type LegalPageProps<Id extends string, Point extends string> = {
  t: (key: NoInfer<OwnKey | Id | `${Id}Lead` | Point | `${Point}Text`>) => string
  outline: readonly { id: Id; points: readonly Point[] }[]
  intro?: ReactNode
  other: keyof typeof others
  endings: Partial<Record<NoInfer<Id>, ReactNode>>
}

function Dates() {
  const t = useMessages("legal")
  const { version, applies } = useVersion()
  return (
    <>
      {t("updated")}
      <span className="block text-base" suppressHydrationWarning>
        {version}
      </span>
      <span className="block text-base empty:hidden" suppressHydrationWarning>
        {applies}
      </span>
    </>
  )
}

export function LegalPage<Id extends string, Point extends string>(props: LegalPageProps<Id, Point>) {
  const tLegal = useMessages("legal")
  const { t, outline, intro, other, endings } = props
  const sections = outline.map(({ id, points }) => ({
    id,
    heading: t(id),
    lead: t(`${id}Lead`),
    points: points.map((point) => ({ name: t(point), text: t(`${point}Text`) })),
  }))
  return (
    <>
      <title>{t("title")}</title>
      <meta name="description" content={t("metaDescription")} />
      <VisitorHeader />
      <Page title={t("heading")} intro={intro ?? <Dates />} width="wide">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,40rem)]">
          <div className="flex flex-col gap-5 lg:col-start-2">
            <Card tone="note" aria-labelledby="short">
              <h2 id="short" className="mb-3 text-xl">
                {tLegal("short")}
              </h2>
              <ul className="flex list-disc flex-col gap-2 pl-5">
                {gist.map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </Card>
            {!intro && <p className="text-ink-soft">{tLegal("news")}</p>}
          </div>
          <Contents sections={sections} />
          <div className="lg:col-start-2">
            {sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1}>
                {endings[section.id]}
              </Section>
            ))}
            <nav aria-label={tLegal("further")} className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="/" variant="soft">
                {tLegal("home")}
              </ButtonLink>
              <Link to={others[other]} className="inline-flex min-h-11 items-center font-bold underline">
                {tLegal(other)}
              </Link>
            </nav>
          </div>
        </div>
      </Page>
    </>
  )
}
