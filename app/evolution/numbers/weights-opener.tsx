import { useState } from "react"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"
import { useHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import { Button } from "#app/ui/button.tsx"

export function useWeightsOpener(isNeeded = false) {
  const wishes = useHiddenWishes()
  const [isOpen, setOpen] = useState(false)
  const canOpen = wishes.areNumbersHidden && !wishes.isQuiet
  const isShown = isOpen || isNeeded
  return {
    wishes: { ...wishes, areNumbersHidden: wishes.areNumbersHidden && !isShown },
    opener: canOpen ? <WeightsOpener isOpen={isShown} onToggle={() => setOpen(!isShown)} /> : null,
  }
}

function WeightsOpener({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <LanguageBoundary
      of="numbers"
      as={Button}
      variant="quiet"
      size="small"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="self-start"
    >
      <Message of="numbers" name={isOpen ? "closeWeights" : "openWeights"} />
    </LanguageBoundary>
  )
}
