import { HandHeart } from "lucide-react"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import type { HelperPart } from "#domain/helper-link.ts"

/** Leads to a link for someone who helps with what is shown here. */
export function AskForHelpLink({ show, className }: { show: HelperPart; className?: string }) {
  const t = useMessages("ask-for-help")
  return (
    <ButtonLink
      to={`/my-plan/ask-for-help?show=${show}`}
      variant="quiet"
      size="small"
      lang={useLanguageOf("ask-for-help")}
      className={className}
    >
      <HandHeart size={20} aria-hidden />
      {t("link")}
    </ButtonLink>
  )
}
