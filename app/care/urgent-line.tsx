import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { dialled, lineToCall } from "#domain/care/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { useCareLines } from "./in-her-country.ts"

type UrgentLineProps = {
  kind?: SafetyKind
  label?: "dontWait" | "talkToSomeone" | "ifNotCall"
}

export function UrgentLine(props: UrgentLineProps) {
  return <LanguageBoundary of="care" as={Line} {...props} />
}

function Line({ kind = "mother-emergency", label = "dontWait", ...bounds }: UrgentLineProps & Bounds) {
  const t = useMessages("care")
  const read = useMarkedText()
  const line = lineToCall(useCareLines(kind).lines)
  return (
    <div {...bounds} className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-2 text-sm">
      <span>{read(t(label))}</span>
      {line?.number && (
        <a
          href={`tel:${dialled(line.number)}`}
          className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline"
        >
          {withDots([line.number, line.name])}
        </a>
      )}
    </div>
  )
}
