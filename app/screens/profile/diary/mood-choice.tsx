import { useId } from "react"
import { useWords } from "#app/language/use-words.ts"
import { type Mood, moods } from "#domain/diary.ts"
import { Face } from "./face.tsx"
import { moodWords } from "./mood-words.ts"

type MoodChoiceProps = { value: Mood; onChange: (mood: Mood) => void }

/** Five faces, of which one is hers; the word for it stands below, and each has its word for who does not see it. */
export function MoodChoice({ value, onChange }: MoodChoiceProps) {
  const t = useWords("diary")
  const id = useId()
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-bold">{t("mood")}</span>
        <span aria-hidden className="text-diary">
          {t(moodWords[value])}
        </span>
      </p>
      <div role="radiogroup" aria-label={t("mood")} className="grid max-w-100 grid-cols-5 gap-2 narrow:grid-cols-3">
        {moods.map((mood) => (
          <label
            key={mood}
            className="relative flex aspect-square min-h-12 items-center justify-center rounded-full border border-line-strong/50 bg-surface transition-transform hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:scale-106 has-checked:border-3 has-checked:border-diary forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={id}
              aria-label={t(moodWords[mood])}
              checked={mood === value}
              onChange={() => onChange(mood)}
              className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
            />
            <Face mood={mood} />
          </label>
        ))}
      </div>
    </div>
  )
}
