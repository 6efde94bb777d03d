import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { togglePhrase } from "#domain/phrases.ts"

type PeanutTooProps = {
  text: string
  onText: (text: string) => void
}

export function PeanutToo({ text, onText }: PeanutTooProps) {
  const t = useMessages("understood")
  const without = useMessages("wishes")("wish-peanut")
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {t("thisToo")}
      <Button variant="quiet" size="small" onClick={() => onText(togglePhrase(text, without))}>
        <span className="first-letter:uppercase">{without}</span>
      </Button>
    </p>
  )
}
