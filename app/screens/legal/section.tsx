import type { ReactNode } from "react"

type LegalSection = {
  /** What a link to the section ends with. */
  id: string
  heading: string
  lead: string
  points: { name: string; text: string }[]
}

type SectionProps = { section: LegalSection; number: number; children?: ReactNode }

/** One numbered section: what it comes to in larger type, then its points, each under its name. */
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
