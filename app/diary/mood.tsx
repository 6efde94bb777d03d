import { useId } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { type Mood, moods } from "#domain/diary/diary.ts"

type MoodChoiceProps = {
  value: Mood | null
  onChange: (mood: Mood) => void
  /** True if the mood's name is only for screen readers. */
  isBare?: boolean
}

export function MoodChoice({ value, onChange, isBare = false }: MoodChoiceProps) {
  const t = useMessages("diary")
  const id = useId()
  return (
    <div className="flex flex-col gap-3">
      {!isBare && (
        <p data-uncovered="" className="flex flex-wrap gap-x-2">
          <span className="font-bold">{t("mood")}</span>
          {value && (
            <span aria-hidden className="text-diary">
              {t(moodKeys[value])}
            </span>
          )}
        </p>
      )}
      <div role="radiogroup" aria-label={t("mood")} className="grid max-w-100 grid-cols-5 gap-2 narrow:grid-cols-3">
        {moods.map((mood) => (
          <label
            key={mood}
            className="relative flex aspect-square min-h-12 items-center justify-center rounded-full border border-line-strong/50 bg-surface transition-transform hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:scale-106 has-checked:border-3 has-checked:border-diary forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={id}
              aria-label={t(moodKeys[mood])}
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

/** Needs a colour emoji font, because some text fonts contain a few of the five faces in black. */
export function Face({ mood }: { mood: Mood }) {
  return (
    <span
      aria-hidden
      className="font-['Apple_Color_Emoji','Segoe_UI_Emoji','Noto_Color_Emoji',sans-serif] text-3xl leading-none"
    >
      {mood}
    </span>
  )
}

export const moodKeys = {
  "😄": "moodRadiant",
  "🙂": "moodWell",
  "😐": "moodSoSo",
  "😞": "moodLow",
  "😢": "moodSad",
} as const satisfies Record<Mood, string>
