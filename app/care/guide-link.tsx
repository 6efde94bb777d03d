import { BookOpen } from "lucide-react"
import { Link } from "react-router"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import type { GuideName } from "#domain/guide.ts"

/** Leads to the guide in which more stands than an answer or a card can say. */
export function GuideLink({ name }: { name: GuideName }) {
  const t = useWords("guides")
  return (
    <Link
      to={`/guides/${name}`}
      lang={useLanguageOf("guides")}
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-sm underline underline-offset-4"
    >
      <BookOpen size={18} aria-hidden className="shrink-0" />
      {t("guide", { title: t(`${name}-title`) })}
    </Link>
  )
}
