import { useLanguage } from "#app/language/language-boundary.tsx"
import { shortDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"

type WordsProps = { words: readonly { id: string; date: string; notes: string }[] }

/** The language of her own words is unknown, so their `lang` is empty. */
export function Words({ words }: WordsProps) {
  const t = useMessages("recap")
  const lang = useLanguage()
  return (
    <section aria-labelledby="words" className="flex flex-col gap-4">
      <h2 id="words" className="text-xl">
        {t("words")}
      </h2>
      <ul className="flex flex-col gap-5">
        {words.map(({ id, date, notes }) => (
          <li key={id} className="max-w-none border-l-2 border-diary pl-4">
            <p className="text-sm text-ink-soft">
              <time dateTime={date}>{shortDay(date, lang)}</time>
            </p>
            <p dir="auto" lang="" translate="no" className="font-display text-lg leading-snug wrap-anywhere">
              {notes}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
