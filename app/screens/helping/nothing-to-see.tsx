import { Unlink } from "lucide"
import type { NothingShown } from "#app/helping/use-helping.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"

type NothingToSeeProps = { why: NothingShown; onAgain?: () => void }

export function NothingToSee({ why, onAgain }: NothingToSeeProps) {
  const t = useMessages("helping")
  return (
    <Page
      title={t(`${why}Title`)}
      intro={t(`${why}Text`)}
      width="form"
      back={<Icon node={Unlink} size={40} className="text-ink-soft" />}
    >
      {why === "unreachable" && onAgain && <Button onClick={onAgain}>{t("again")}</Button>}
    </Page>
  )
}
