import { SupportLink } from "#app/installation.tsx"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LegalPage } from "#app/privacy/legal/legal-page.tsx"

export const handle: ScreenHandle = { messages: "accessibility" }

const outline = [
  { id: "aim", points: ["touch", "listen", "settings"] },
  { id: "tested", points: ["machine", "keyboard", "size", "motion"] },
  { id: "missing", points: ["people", "browsers", "mixed"] },
  { id: "barrier", points: ["details", "reply"] },
] as const

/** tests/e2e/accessibility* tests what this page claims. */
export default function Accessibility() {
  const t = useMessages("accessibility")
  const contact = <SupportLink className="mt-4 inline-flex min-h-11 items-center break-all font-bold underline" />
  return <LegalPage t={t} outline={outline} intro={t("intro")} other="privacy" endings={{ barrier: contact }} />
}
