import { useId, useState } from "react"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { ChoiceOne } from "#app/ui/choice-one.tsx"

/** The last chip stands for six or more. */
export const peopleChips = [1, 2, 3, 4, 5, 6] as const

export function peopleOptions(most: string) {
  return peopleChips.map((count) => ({ value: `${count}`, label: count === peopleChips.length ? most : `${count}` }))
}

/** Sets for how many people she cooks. A change keeps the dishes and adapts the amounts. */
export function People({ people, className = "" }: { people: number; className?: string }) {
  const t = useMessages("people")
  const { isAsked } = useConsent("profile")
  const { perform } = useOperations()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const link = "inline-flex min-h-11 items-center font-bold text-action underline underline-offset-4 print:hidden"
  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {t("peopleFor", { count: people })}
        {isAsked ? (
          <Link to="/profile/food" className={link}>
            {t("peopleChange")}
          </Link>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={link}
          >
            {t("peopleChange")}
          </button>
        )}
      </p>
      <div id={id} hidden={!isOpen} className="print:hidden">
        <ChoiceOne
          name={`${id}-people`}
          layout="chips"
          legend={t("people")}
          options={peopleOptions(t("peopleMost"))}
          value={`${Math.min(people, peopleChips.length)}`}
          onChange={(chosen) => perform("householdChanged", { fields: { people: Number(chosen) } })}
        />
      </div>
    </div>
  )
}
