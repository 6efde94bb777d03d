import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { LegalPage } from "#app/screens/legal/legal-page.tsx"
import { Operator } from "./operator.tsx"

export const handle: ScreenHandle = { words: "privacy" }

const outline = [
  { id: "information", points: ["account", "body", "journey", "diary", "questions", "device", "cookies"] },
  { id: "use", points: ["health", "mails", "automatic", "duration"] },
  { id: "sharing", points: ["people", "place", "services", "browser", "law"] },
  { id: "security", points: ["separate", "password", "logs", "connection", "phone"] },
  { id: "rights", points: ["access", "correct", "delete", "consent", "authority"] },
  { id: "contact", points: [] },
] as const

export default function Privacy() {
  const t = useWords("privacy")
  return <LegalPage t={t} outline={outline} other="terms" contact={<Operator />} />
}
