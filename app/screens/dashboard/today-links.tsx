import { ChevronRight, MessageCircle, NotebookPen, Salad, ShoppingBasket } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"

const links = [
  { to: "/chat", name: "chat", icon: MessageCircle },
  { to: "/my-plan", name: "myPlan", icon: Salad },
  { to: "/my-plan/shopping-list", name: "shoppingList", icon: ShoppingBasket },
  { to: "/profile?tab=diary", name: "diary", icon: NotebookPen },
] as const

export function TodayLinks() {
  const t = useMessages("dashboard")
  return (
    <section aria-label={t("linksHeading")}>
      <ul className="divide-y divide-line">
        {links.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-13 items-center gap-4 py-1 no-underline hover:text-action">
              <Icon node={icon} size={22} className="shrink-0 text-action" />
              <span className="flex-1 font-bold">{t(name)}</span>
              <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
