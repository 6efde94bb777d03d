import type { Key } from "#app/language/resources.ts"
import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { LegalPage } from "#app/screens/legal/legal-page.tsx"
import { retention } from "#domain/retention.ts"
import { Authorities } from "./authorities.tsx"
import { Operator } from "./operator.tsx"
import { outline } from "./outline.ts"
import { Overview } from "./overview.tsx"

export const handle: ScreenHandle = { words: "privacy" }

export default function Privacy() {
  const words = useWords("privacy")
  const t = (key: Key<"privacy">) => words(key, retention)
  const endings = { use: <Overview t={t} />, rights: <Authorities t={t} />, contact: <Operator /> }
  return <LegalPage t={t} outline={outline} other="terms" endings={endings} />
}
