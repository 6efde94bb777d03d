import { useWords } from "#app/language/use-words.ts"

type ContentsProps = { sections: readonly { id: string; heading: string }[] }

/** The table of contents: in its place on the phone, always in sight on the desktop. */
export function Contents({ sections }: ContentsProps) {
  const t = useWords("legal")
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <h2 id="contents" className="mb-1 font-bold font-sans text-base text-ink-soft tracking-normal">
        {t("contents")}
      </h2>
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="border-line border-b last:border-0">
            <a href={`#${id}`} className="flex min-h-12 items-center gap-3 py-2 hover:text-action">
              <span aria-hidden className="w-4 font-display text-action">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
