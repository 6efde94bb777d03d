import "./scene.css"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Bowl, Herbs, Lamp, Mug } from "./kitchen-objects.tsx"
import { FallenPetal, Plant } from "./plant.tsx"
import { WindowView } from "./window-view.tsx"

export function Hero() {
  const t = useMessages("landing")
  return (
    <section className="grid items-center gap-8 pt-8 pb-16 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 lg:pt-8 lg:pb-24">
      <div className="flex flex-col items-start gap-5 lg:gap-6">
        <h1 className="text-4xl lg:text-5xl">{t("heading")}</h1>
        <p className="text-lg text-ink-soft">{t("lead")}</p>
        <ButtonLink to="/signup" className="w-full sm:w-auto sm:px-8">
          {t("start")}
        </ButtonLink>
        <p className="text-sm text-ink-soft">{t("join")}</p>
      </div>
      <Kitchen className="-mx-2 w-[calc(100%+1rem)] max-w-none lg:mx-0 lg:w-full" />
    </section>
  )
}

/** A quiet kitchen at dawn and a plant on the sill; at night, the moon and a lamp. */
function Kitchen({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 640 556" className={`scene ${className}`}>
      <WindowView />
      <Herbs />
      <Lamp />
      <Sill />
      <Bowl x={498} y={503} />
      <Plant />
      <Mug x={372} y={508} />
      <FallenPetal />
    </svg>
  )
}

function Sill() {
  return (
    <>
      <path d="M44 497C200 493 440 494 598 498L602 520 40 519Z" fill="var(--sill)" />
      <path d="M40 519 602 520 596 536 48 534Z" fill="var(--sill-edge)" />
      <path d="M44 497C200 493 440 494 598 498L602 520 596 536 48 534 40 519Z" className="drawn" />
      <path
        d="M40 519C220 516 420 518 602 520M92 507C140 505 190 505 230 506M410 508C450 506 500 507 544 509"
        className="drawn thin"
      />
    </>
  )
}
