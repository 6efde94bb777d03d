import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import type { ExportedFile } from "#domain/privacy/bring-in/export-file.ts"
import { isCounted, kinds } from "#domain/privacy/bring-in/plan.ts"
import type { Kind } from "#domain/privacy/bring-in/steps.ts"

type ContentsProps = { file: ExportedFile | undefined; countOf: (kind: Kind) => number }

export function Contents({ file, countOf }: ContentsProps) {
  const t = useMessages("nouns")
  const isWithoutWeights = useIsWithoutWeights(file)
  const found = kinds.filter((kind) => countOf(kind) > 0 && !(kind === "weights" && isWithoutWeights))
  const counted = found.flatMap((kind) => (isCounted(kind) ? t(`${kind}-counted`, { count: countOf(kind) }) : []))
  const named = found.flatMap((kind) => (isCounted(kind) ? [] : t(kind)))
  const lines = [...new Set([...counted, ...named])]
  if (lines.length === 0) return null
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-action">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** True if numbers are hidden or quiet mode is on, in this account or in the one that the file was exported from. */
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
