import { useHydrated } from "#app/ui/use-hydrated.ts"
import { chooseLanguage } from "./choose.ts"
import { useOneLanguage, useWordsIn } from "./use-words.ts"

type ReadInOneProps = { className?: string }

/**
 * While each screen is in its native language, which is so only for browsers that prefer English or none of ours: offers to
 * read all of it in one.
 */
export function ReadInOne(props: ReadInOneProps) {
  return useOneLanguage() ? null : <Offer {...props} />
}

function Offer({ className = "" }: ReadInOneProps) {
  const t = useWordsIn("language", "en")
  const isHydrated = useHydrated()
  return (
    <p lang="en" className={className}>
      <button
        type="button"
        // Before its code is here, a touch would be lost.
        disabled={!isHydrated}
        onClick={() => chooseLanguage("en")}
        className="inline-flex min-h-11 items-center text-left text-ink-soft text-sm underline underline-offset-2 hover:text-ink"
      >
        {t("readInOne")}
      </button>
    </p>
  )
}
