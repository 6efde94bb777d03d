import { BookOpen } from "lucide"
import { Link } from "react-router"
import { useLangOf, useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { GuideName } from "#domain/guide.ts"

type GuideLinkProps = {
  name: GuideName
  /** One section of it, with a label of its own. */
  section?: { id: string; label: string }
}

/** A link to the guide that says more than an answer or a card can. */
export function GuideLink({ name, section }: GuideLinkProps) {
  const t = useMessages("guides")
  return (
    <Link
      to={section ? `/guides/${name}#${section.id}` : `/guides/${name}`}
      lang={useLangOf("guides")}
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-sm underline underline-offset-4"
    >
      <Icon node={BookOpen} size={18} className="shrink-0" />
      {section?.label ?? t("guide", { title: t(`${name}-title`) })}
    </Link>
  )
}
