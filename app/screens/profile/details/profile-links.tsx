import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"

const links = [
  { to: "/profile/food", name: "food" },
  { to: "/profile/visits", name: "visits" },
  { to: "/profile/consultation", name: "consultation" },
  { to: "/profile/subscription", name: "subscription" },
] as const

export function ProfileLinks() {
  const t = useMessages("details")
  return (
    <ul className="divide-y divide-line border-y border-line">
      {links.map(({ to, name }) => (
        <li key={to} className="max-w-none">
          <Link to={to} className="flex min-h-14 items-center gap-4 py-3 no-underline hover:text-action">
            <span className="flex-1">
              <span className="block font-bold">{t(name)}</span>
              <span className="block text-sm text-ink-soft">{t(`${name}Text`)}</span>
            </span>
            <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
