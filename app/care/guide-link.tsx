import { BookOpen } from "lucide"
import { Link } from "react-router"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { GuideName } from "#domain/guides/guide.ts"

type GuideLinkProps = {
  name: GuideName
  section?: string | undefined
  label?: string
}

export function GuideLink({ name, section, label }: GuideLinkProps) {
  return (
    <LanguageBoundary
      of="guides"
      as={Link}
      to={section ? `/guides/${name}#${section}` : `/guides/${name}`}
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-sm underline underline-offset-4"
    >
      <Icon node={BookOpen} size={18} className="shrink-0" />
      {label ?? <Title name={name} />}
    </LanguageBoundary>
  )
}

function Title({ name }: { name: GuideName }) {
  const t = useMessages("guides")
  return <span>{t("guide", { title: t(`${name}-title`) })}</span>
}
