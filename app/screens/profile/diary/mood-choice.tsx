import { Radio } from "@base-ui/react/radio"
import { RadioGroup } from "@base-ui/react/radio-group"
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
      <p id={id} className="flex flex-wrap gap-x-2">
        <span className="font-bold">{t("mood")}</span>
        <span aria-hidden className="text-diary">
          {t(moodWords[value])}
        </span>
      </p>
      <RadioGroup
        aria-label={t("mood")}
        value={value}
        onValueChange={(next) => onChange(next as Mood)}
        className="grid max-w-100 grid-cols-5 gap-2 narrow:grid-cols-3"
      >
        {moods.map((mood) => (
          <Radio.Root
            key={mood}
            value={mood}
            nativeButton
            render={<button type="button" />}
            aria-label={t(moodWords[mood])}
            className="flex aspect-square min-h-12 items-center justify-center rounded-full border border-line-strong/50 bg-surface transition-transform hover:border-line-strong data-checked:scale-106 data-checked:border-3 data-checked:border-diary forced-colors:data-checked:border-[Highlight]"
          >
            <Face mood={mood} />
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
