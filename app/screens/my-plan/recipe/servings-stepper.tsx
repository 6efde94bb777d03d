import { Minus, Plus } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"

const mostServings = 8

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void }

export function ServingsStepper({ servings, onChange }: ServingsStepperProps) {
  const t = useWords("recipe")
  const steps = [
    { label: t("fewer"), to: servings - 1, Icon: Minus },
    { label: t("more"), to: servings + 1, Icon: Plus },
  ]
  const [fewer, more] = steps.map(({ label, to, Icon }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      // It stays where the focus is: a disabled button would lose it at the end of the row.
      aria-disabled={to < 1 || to > mostServings}
      onClick={() => to >= 1 && to <= mostServings && onChange(to)}
      className="flex size-11 items-center justify-center rounded-full text-action transition-colors hover:bg-sunken aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon size={20} aria-hidden />
    </button>
  ))
  return (
    <fieldset
      aria-label={t("chooseServings")}
      className="flex items-center rounded-full border border-line-strong print:border-0"
    >
      {fewer}
      <output className="min-w-24 text-center text-sm font-bold">{t("servings", { count: servings })}</output>
      {more}
    </fieldset>
  )
}
