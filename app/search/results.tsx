import { BookOpen, MessageCircleQuestion } from "lucide-react"
import { Link } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { AnswerText } from "#app/screens/chat/answer-text.tsx"
import type { Found } from "./load-search.ts"

/** The sections of guides lead there; an answer unfolds where it stands. */
export function Results({ found }: { found: readonly Found[] }) {
  const t = useWords("guides")
  if (found.length === 0) return <p>{t("nothingFound")}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {found.map(({ id, title, text, guide, to }) => (
        <li key={id} className="max-w-none">
          {to ? (
            <Link to={to} className="flex min-h-14 items-center gap-3 py-2 no-underline hover:text-action">
              <BookOpen size={20} aria-hidden className="shrink-0 text-action" />
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">{title}</span>
                <span className="text-ink-soft text-sm">{guide}</span>
              </span>
            </Link>
          ) : (
            <details>
              <summary className="flex min-h-14 list-none items-center gap-3 py-2 font-semibold hover:text-action [&::-webkit-details-marker]:hidden">
                <MessageCircleQuestion size={20} aria-hidden className="shrink-0 text-action" />
                {title}
              </summary>
              <p className="whitespace-pre-wrap pb-4 pl-8">
                <AnswerText text={text} />
              </p>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
