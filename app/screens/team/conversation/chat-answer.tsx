import { loadEntries } from "#app/chat/faq.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useLazy } from "#app/language/use-lazy.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { ChatAnswer as Answer } from "#domain/team/team.ts"
import { withoutLinks } from "../use-picks.ts"

export function ChatAnswer({ answer: { kind, entryIds } }: { answer: Answer }) {
  const t = useMessages("team")
  const lang = useLanguage()
  const faq = useLazy("faq-entries", loadEntries, lang, entryIds.length > 0)
  const entries = entryIds.flatMap((id) => faq?.entries.find((entry) => entry.id === id) ?? [])
  return (
    <div className="border-t border-line pt-2 text-sm text-ink-soft">
      <p>{t(`chat-${kind}`)}</p>
      {!faq && entryIds.map((id) => <Skeleton key={id} className="my-2 h-7 w-60 max-w-full" />)}
      <ul className="empty:hidden">
        {entries.map(({ id, question, answer }) => (
          <li key={id} className="max-w-none">
            <Disclosure label={<span className="text-left">{question}</span>}>
              <p className="pb-2 whitespace-pre-line">{withoutLinks(answer)}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </div>
  )
}
