import { Phone } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { dialled, lineToCall } from "#domain/care/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { useCareLines } from "./in-her-country.ts"

/** Two rows with full names would cover the card, so the name of the second number is for screen readers only. */
export function CallBar({ kind }: { kind: SafetyKind | null }) {
  const t = useMessages("care")
  const emergency = useFirstNumber("mother-emergency")
  const own = useFirstNumber(kind ?? "mother-emergency")
  const lines = own?.number === emergency?.number ? [emergency] : [own, emergency]
  return (
    <nav
      data-call-bar=""
      aria-label={t("callNow")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ground px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] print:hidden sm:px-0 narrow:px-2"
    >
      <ul className="mx-auto flex max-w-3xl flex-wrap gap-2 sm:px-8">
        {lines.map(
          (line, index) =>
            line?.number && (
              <li key={line.number} className="max-w-none grow">
                <ButtonLink
                  to={`tel:${dialled(line.number)}`}
                  variant={index === 0 ? "danger-strong" : "danger"}
                  wide
                  className="leading-tight narrow:px-2"
                >
                  <Icon node={Phone} size={20} className="shrink-0 narrow:hidden" />
                  <span>
                    <span className="text-xl whitespace-nowrap">{line.number}</span>
                    {line.name && (
                      <span className={index === 0 ? "text-sm font-semibold" : "sr-only"}> · {line.name}</span>
                    )}
                  </span>
                </ButtonLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

function useFirstNumber(kind: SafetyKind) {
  return lineToCall(useCareLines(kind).lines)
}
