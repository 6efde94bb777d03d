import { HandHeart } from "lucide"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { HelperPart } from "#domain/helping/helper-link.ts"

type AskForHelpLinkProps = { show: HelperPart; label: string; className?: string }

/** The label is passed in from the screen's own messages, so that the link does not load others. */
export function AskForHelpLink({ show, label, className }: AskForHelpLinkProps) {
  return (
    <ButtonLink to={`/my-plan/ask-for-help?show=${show}`} variant="quiet" size="small" className={className}>
      <Icon node={HandHeart} size={20} />
      {label}
    </ButtonLink>
  )
}
