import { useMessages } from "#app/language/use-messages.ts"

type YesOrNoProps = {
  question: string
  answer: boolean | null | undefined
  onAnswer: (answer: boolean) => void
  className: string
}

export function YesOrNo({ question, answer, onAnswer, className }: YesOrNoProps) {
  const t = useMessages("chat")
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look
    <div
      role="group"
      aria-label={question}
      className={`mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-t text-sm ${className}`}
    >
      <span aria-hidden>{question}</span>
      <span className="flex gap-2">
        {([true, false] as const).map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={answer === each}
            onClick={() => answer !== each && onAnswer(each)}
            className="min-h-11 min-w-14 rounded-full border border-line-strong px-4 font-semibold transition-colors hover:bg-surface aria-pressed:border-done aria-pressed:bg-done aria-pressed:text-ground"
          >
            {t(each ? "yes" : "no")}
          </button>
        ))}
      </span>
    </div>
  )
}
