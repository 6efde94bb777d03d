import { ChevronRight } from "lucide"
import { useRef } from "react"
import { Link } from "react-router"
import { useAllGuides } from "#app/guides/guide-texts.ts"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { SearchField, type Typed } from "#app/search/search-field.tsx"
import { OpenToAll } from "#app/shell/open-to-all.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { guidesInSilence, listedGuides } from "#domain/guides/guide.ts"

export const handle: ScreenHandle = { messages: "guides" }

export default function GuidesScreen() {
  return (
    <LanguageBoundary of="guides">
      <Guides />
    </LanguageBoundary>
  )
}

function Guides() {
  const t = useMessages("guides")
  useAllGuides()
  const isQuiet = useSilence()
  // When the frame of a signed-in user loads after she began to type, it remounts its children. This ref keeps what she
  // typed.
  const typed = useRef<Typed>({ query: "", hasFocus: false })
  return (
    <>
      <title>{t("title")}</title>
      <meta name="description" content={t("description")} />
      <OpenToAll>
        <Page title={t("heading")} intro={t("intro")}>
          <SearchField typed={typed} />
          <ul className="divide-y divide-line border-line border-y">
            {(isQuiet ? guidesInSilence : listedGuides).map((name) => (
              <li key={name} className="max-w-none">
                <Link
                  to={`/guides/${name}`}
                  className="group flex min-h-16 items-center justify-between gap-4 py-4 no-underline"
                >
                  <span className="flex flex-col gap-1">
                    <span className="font-display text-xl group-hover:text-action">{t(`${name}-title`)}</span>
                    <span className="text-ink-soft">{t(`${name}-summary`)}</span>
                  </span>
                  <Icon node={ChevronRight} size={22} className="shrink-0 text-action" />
                </Link>
              </li>
            ))}
          </ul>
        </Page>
      </OpenToAll>
    </>
  )
}
