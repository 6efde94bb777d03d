import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import type { ShownSection } from "./section-body.tsx"

/** The list of contents starts closed, because open it would push urgent signs down. */
export function Contents({ shown }: { shown: readonly ShownSection[] }) {
  const t = useMessages("guides")
  return (
    <Fold label={t("contents")} className="lg:hidden print:hidden">
      <Headings shown={shown} />
    </Fold>
  )
}

export function ContentsBeside({ shown }: { shown: readonly ShownSection[] }) {
  const t = useMessages("guides")
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto border-line border-l pl-6 lg:block print:hidden"
    >
      <h2 id="contents" className="font-bold font-sans text-base tracking-normal">
        {t("contents")}
      </h2>
      <Headings shown={shown} />
    </nav>
  )
}

function Headings({ shown }: { shown: readonly ShownSection[] }) {
  return (
    <ol className="mb-3 flex flex-col">
      {shown.map(({ section: { id }, text: { heading }, lang }) => (
        <li key={id} lang={lang}>
          <a href={`#${id}`} className="flex min-h-11 items-center py-1 underline-offset-4 hover:text-action">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
