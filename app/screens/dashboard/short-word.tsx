import { Sprout } from "lucide"
import { GuideLink } from "#app/care/guide-link.tsx"
import { useTemperatures } from "#app/care/in-her-country.ts"
import { useSigns } from "#app/care/sign-texts.ts"
import { useFeedingHere } from "#app/guides/use-feeding-here.ts"
import type { Key } from "#app/language/resources.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { shortWords } from "#content/short-words.ts"
import { type ShortWordDay, shortWordOf } from "#domain/care/short-words.ts"
import { writeOutSigns } from "#domain/care/sign-references.ts"

export default function ShortWord({ day }: { day: ShortWordDay }) {
  const t = useMessages("short-words")
  const signs = useSigns()
  const write = useTemperatures()
  const { perform } = useOperations()
  const word = shortWordOf(shortWords, day, useFeedingHere())
  if (!word) return null
  const { id, more } = word

  function markRead() {
    perform("householdChanged", { fields: { shortWordDay: day } })
    focusMain()
  }

  return (
    <Card tone="done" aria-labelledby="short-word" className="flex min-h-60.5 flex-col gap-2 max-sm:px-4 max-sm:py-3">
      <h2 id="short-word" className="flex items-center gap-2 text-lg">
        <Icon node={Sprout} size={20} className="shrink-0 text-done" />
        {t("title")}
      </h2>
      <p>{write(writeOutSigns(t(`word-${id}` as Key<"short-words">), signs, [day, day]))}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <GuideLink name={more.guide} section={more.section} label={t("more")} />
        <Button variant="quiet" size="small" onClick={markRead}>
          {t("read")}
        </Button>
      </div>
    </Card>
  )
}
