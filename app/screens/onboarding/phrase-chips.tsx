import { Toggle } from "@base-ui/react/toggle"
import { ToggleGroup } from "@base-ui/react/toggle-group"
import { useState } from "react"
import { hasPhrase, togglePhrase } from "#domain/phrases.ts"

type PhraseChipsProps = {
  label: string
  phrases: readonly string[]
  value: string
  onChange: (value: string) => void
  /** If false, a phrase replaces what she wrote, and a second tap restores it. */
  isMany?: boolean
}

export function PhraseChips({ label, phrases, value, onChange, isMany = false }: PhraseChipsProps) {
  const [written, setWritten] = useState("")
  const isAll = (phrase: string) => value.trim().toLowerCase() === phrase.toLowerCase()
  const isChosen = (phrase: string) => (isMany ? hasPhrase(value, phrase) : isAll(phrase))

  function tap(phrase: string) {
    if (isMany) return onChange(togglePhrase(value, phrase))
    if (!phrases.some(isAll)) setWritten(value)
    onChange(isAll(phrase) ? written : phrase)
  }

  return (
    <ToggleGroup multiple value={phrases.filter(isChosen)} aria-label={label} className="flex flex-wrap gap-2">
      {phrases.map((phrase) => (
        <Toggle
          key={phrase}
          value={phrase}
          onPressedChange={() => tap(phrase)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line-strong bg-surface px-3.5 py-1.5 transition-colors data-pressed:border-done data-pressed:bg-done-soft"
        >
          {phrase}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
