import { Bowl, Herbs, Lamp, Mug } from "./kitchen-objects.tsx"
import { FallenPetal, Plant } from "./plant.tsx"
import { WindowView } from "./window-view.tsx"

export function Kitchen() {
  return (
    <>
      <WindowView />
      <Herbs />
      <Lamp />
      <Sill />
      <Bowl x={498} y={503} />
      <Plant />
      <Mug x={372} y={508} />
      <FallenPetal />
    </>
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
