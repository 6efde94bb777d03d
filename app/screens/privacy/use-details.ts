import type { Key } from "#app/language/resources.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import { readInstallation } from "#app/shell/installation.tsx"
import { type Detail, detailTexts, noDetails, type PrivacyDetails, placeOf } from "#domain/privacy-details.ts"

/** What the policy says in place of each detail of this installation. */
export function useDetails(t: (key: Key<"privacy">, values: Record<string, number>) => string) {
  const language = useLanguageOf("privacy")
  // The server fills in the places of a prerendered page.
  if (typeof document === "undefined") return (detail: Detail) => placeOf(detail, language)
  const texts = detailTexts(readDetails(), language, t)
  return (detail: Detail) => texts[detail]
}

function readDetails(): PrivacyDetails {
  const written = readInstallation("policy")
  // Without our server, as in development, nothing is told.
  return written.startsWith("{") ? JSON.parse(written) : noDetails
}
