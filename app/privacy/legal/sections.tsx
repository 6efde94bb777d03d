import type { ReactNode } from "react"
import { useMessages } from "#app/language/use-messages.ts"

type ContentsProps = { sections: readonly { id: string; heading: string }[] }

export function Contents({ sections }: ContentsProps) {
  const t = useMessages("legal")
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

type LegalSection = {
  id: string
  heading: string
  lead: string
  points: { name: string; text: string }[]
}

type SectionProps = { section: LegalSection; number: number; children?: ReactNode }

export function Section({ section: { id, heading, lead, points }, number, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-8 border-line border-t py-9 first:border-0 first:pt-2"
    >
      <h2 id={`${id}-heading`} className="mb-3 flex gap-3">
        <span aria-hidden className="text-action narrow:hidden">
          {number}
        </span>
        {heading}
      </h2>
      <p className="text-lg">{lead}</p>
      {points.length > 0 && (
        <dl className="mt-6 flex flex-col gap-5">
          {points.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-bold">{name}</dt>
              <dd className="mt-1 max-w-[65ch] text-pretty leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}
