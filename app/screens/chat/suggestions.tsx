import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"

type SuggestionsProps = {
  label: string
  asks: readonly string[]
  entries: FaqEntry[]
  lang: Language
  onChoose: (chosen: FaqEntry | string) => void
}

export function Suggestions({ label, asks, entries, lang, onChoose }: SuggestionsProps) {
  function choose(chosen: FaqEntry | string) {
    // The pressed button disappears, so the conversation takes the focus first.
    document.getElementById("conversation")?.focus({ preventScroll: true })
    onChoose(chosen)
  }

  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-2">
      <h2 id="suggestions" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {label}
      </h2>
      <ul lang={lang} className="flex flex-wrap gap-2">
        {[...asks, ...entries].map((each) => (
          <li key={typeof each === "string" ? each : each.id}>
            <button
              type="button"
              onClick={() => choose(each)}
              className="min-h-11 scroll-mb-44 rounded-lg border border-line-strong px-4 py-2 text-left text-sm transition-colors hover:bg-sunken"
            >
              {typeof each === "string" ? each : each.question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
