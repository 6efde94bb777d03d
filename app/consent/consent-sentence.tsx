import { Link } from "react-router"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import type { ConsentPurpose } from "#domain/consent.ts"

/** What she agrees to by the button under it. */
export function ConsentSentence({ purpose }: { purpose: ConsentPurpose }) {
  const t = useWords("consent")
  return (
    <p
      lang={useLanguageOf("consent")}
      role="status"
      className="rounded-md border border-note/40 bg-note-soft px-4 py-3 text-pretty"
    >
      {t(purpose)}{" "}
      <Link to="/privacy#use" className="font-semibold underline underline-offset-4">
        {t("more")}
      </Link>
    </p>
  )
}
