import { Flower2 } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function RecapLink() {
  const t = useMessages("my-plan")
  return (
    <ButtonLink to="/my-plan/recap" variant="soft">
      <Icon node={Flower2} size={20} />
      {t("seeRecap")}
    </ButtonLink>
  )
}
