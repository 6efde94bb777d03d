import { Repeat2 } from "lucide"
import { Link } from "react-router"
import { Icon } from "#app/ui/icon.tsx"

type SwapLinkProps = { to: string; state: object; label: string }

export function SwapLink({ to, state, label }: SwapLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-action hover:bg-sunken"
    >
      <Icon node={Repeat2} size={20} />
    </Link>
  )
}
