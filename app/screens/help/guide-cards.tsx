import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { guidesInSilence, listedGuides } from "#domain/guides/guide.ts"

export function GuideCards() {
  const t = useMessages("guides")
  const isQuiet = useSilence()
  return (
    <section aria-labelledby="guides" className="flex flex-col gap-3">
      <h2 id="guides">{t("heading")}</h2>
      <ul className="grid max-w-none grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2 sm:gap-3">
        {(isQuiet ? guidesInSilence : listedGuides).map((name) => (
          <li key={name} className="max-w-none">
            <Link
              to={`/guides/${name}`}
              className="flex h-full min-h-16 items-center rounded-lg border border-line bg-surface px-4 py-3 font-semibold leading-snug no-underline hyphens-auto hover:border-line-strong hover:text-action"
            >
              {t(`${name}-title`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
