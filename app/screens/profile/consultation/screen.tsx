import "./print.css"
import { Printer } from "lucide"
import { Suspense, useState } from "react"
import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useIsLoading } from "#app/sync/sync-context.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { consultationSections } from "#domain/evolution/consultation.ts"
import { Choices } from "./choices.tsx"
import { OwnQuestions } from "./own-questions.tsx"
import { Sheet } from "./sheet.tsx"
import { useConsultation } from "./use-consultation.ts"

export const handle: ScreenHandle = { messages: "consultation", also: ["foods", "wishes"] }
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

/** Quiet mode hides birth, feeding and weight on every page, so the sheet does not offer these sections. */
const silenced = ["birth", "feeding", "weight"]

/** The sheet for the doctor is only printed; it never leaves the device. */
export default function ConsultationScreen() {
  const t = useMessages("consultation")
  const own = useLanguage()
  const isLoading = useIsLoading()
  const consultation = useConsultation()
  const isSilent = useSilence()
  const [language, setLanguage] = useState<typeof own | null>(null)
  const notOffered = [...(isSilent ? silenced : []), ...(useNumbersHidden() ? ["weight"] : [])]
  const offered = consultationSections.filter((section) => !notOffered.includes(section))
  const { kept, period } = consultation
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t("heading")}
        intro={t("intro")}
        back={<BackLink to="/profile">{t("back")}</BackLink>}
        width="wide"
        isDense
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex flex-col gap-8">
            <Choices
              consultation={consultation}
              offered={offered}
              language={language ?? own}
              onLanguage={(chosen) => setLanguage(chosen)}
            />
            <OwnQuestions consultation={consultation} />
            <Button onClick={() => window.print()} className="sm:self-start">
              <Icon node={Printer} size={20} />
              {t("print")}
            </Button>
          </div>
          <section aria-label={t("preview")}>
            <Suspense fallback={<Skeleton className="h-120 w-full" />}>
              {isLoading ? (
                <Skeleton className="h-120 w-full" />
              ) : (
                <Sheet
                  period={period}
                  sections={offered.filter((section) => kept.sections.includes(section))}
                  questions={kept.questions}
                  language={language ?? own}
                />
              )}
            </Suspense>
          </section>
        </div>
      </Page>
    </>
  )
}
