import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import type { ExportedFile } from "#domain/privacy/bring-in/export-file.ts"
import type { Kind } from "#domain/privacy/bring-in/steps.ts"

/** Kinds of the file that stand in one line; of several one is enough. */
const lines = {
  diaryEntries: ["diaryEntries"],
  checkIns: ["checkIns"],
  water: ["water"],
  weights: ["weights"],
  badges: ["badges"],
  journeys: ["journeys"],
  profile: ["profile"],
  onboarding: ["onboarding"],
  household: ["household"],
  reminderTimes: ["reminderTimes"],
  list: ["shoppingTicks", "atHome", "ownItems"],
  settings: ["preferences", "silence"],
} as const satisfies Record<string, readonly Kind[]>
type Line = keyof typeof lines

type ContentsProps = { file: ExportedFile | undefined; countOf: (kind: Kind) => number }

export function Contents({ file, countOf }: ContentsProps) {
  const t = useMessages("bring-in")
  const isWithoutWeights = useIsWithoutWeights(file)
  const told = (Object.keys(lines) as Line[]).flatMap((line) => {
    const count = lines[line].reduce((sum, kind) => sum + countOf(kind), 0)
    return count === 0 || (line === "weights" && isWithoutWeights) ? [] : [{ line, count }]
  })
  if (told.length === 0) return null
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-action">
      {told.map(({ line, count }) => (
        <li key={line}>{t(line, { count })}</li>
      ))}
    </ul>
  )
}

/** Here, or where the file is from. */
function useIsWithoutWeights(file: ExportedFile | undefined): boolean {
  const isHiddenHere = useNumbersHidden()
  const isSilentHere = useSilence()
  const { silence, preferences } = (file ?? {}) as {
    silence?: { value?: { isOn?: unknown } } | null
    preferences?: { preferences?: { values?: { numbersHidden?: unknown } } } | null
  }
  const isSilentThere = silence?.value?.isOn === true
  const isHiddenThere = preferences?.preferences?.values?.numbersHidden === true
  return isHiddenHere || isSilentHere || isSilentThere || isHiddenThere
}
