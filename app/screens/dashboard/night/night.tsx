import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { DiaryLines } from "./diary-lines.tsx"
import { EatNow } from "./eat-now.tsx"

export default function Night({ day }: { day: number }) {
  const t = useMessages("dashboard")
  return (
    <section aria-label={t("night")} className="flex flex-col gap-3 sm:gap-6">
      <EatNow day={day} />
      <HelpNowLink words="long" className="justify-center" />
      <DiaryLines />
    </section>
  )
}
