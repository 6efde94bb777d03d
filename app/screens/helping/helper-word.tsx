import { Sprout } from "lucide"
import { GuideLink } from "#app/care/guide-link.tsx"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { useTemperatures } from "#app/care/in-her-country.ts"
import { useSigns } from "#app/care/sign-texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import type { GuideName } from "#domain/guides/guide.ts"
import type { HelperWord as Word } from "#domain/helping/handover.ts"

const guideOf: Partial<Record<Word, { name: GuideName; section: string }>> = {
  sleep: { name: "baby-sleep", section: "where" },
  rest: { name: "mood-and-sleep", section: "for-the-family" },
  mood: { name: "mood-and-sleep", section: "for-the-family" },
  company: { name: "baby-days", section: "company" },
}

/** Shows one or two sentences of advice for helpers, which reveal nothing about the mother. */
export default function HelperWord({ word }: { word: Word }) {
  const t = useMessages("helping")
  const signs = useSigns()
  const write = useTemperatures()
  const guide = guideOf[word]
  return (
    <Card tone="done" aria-labelledby="word" className="flex flex-col gap-2">
      <h2 id="word" className="flex items-center gap-2 text-xl">
        <Icon node={Sprout} size={22} className="shrink-0 text-done" />
        {t("wordTitle")}
      </h2>
      <p>{write(writeOutSigns(t(`word-${word}`), signs))}</p>
      {guide ? <GuideLink {...guide} label={t("moreOnWord")} /> : <HelpNowLink className="self-start" />}
    </Card>
  )
}
