import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"

type SuggestionsProps = {
  label: string
  entries: FaqEntry[]
  lang: Language
  onChoose: (entry: FaqEntry) => void
}

export function Suggestions({ label, entries, lang, onChoose }: SuggestionsProps) {
  function choose(entry: FaqEntry) {
    // The pressed button disappears.
    document.getElementById("conversation")?.focus({ preventScroll: true })
    onChoose(entry)
  }

  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-2">
      <h2 id="suggestions" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {label}
      </h2>
      <ul lang={lang} className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => choose(entry)}
              className="min-h-11 scroll-mb-44 rounded-lg border border-line-strong px-4 py-2 text-left text-sm transition-colors hover:bg-sunken"
            >
              {entry.question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
