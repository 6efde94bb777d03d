import { useMessages } from "#app/language/use-messages.ts"
import { ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { Switch } from "#app/ui/switch.tsx"

type ByMailProps = { isOn: boolean; onChange: (isOn: boolean) => void }

export function ByMail({ isOn, onChange }: ByMailProps) {
  const t = useMessages("notifications")
  const { isAsked } = useConsent("reminders")
  return (
    <section aria-labelledby="by-mail" className="flex flex-col gap-2">
      <h2 id="by-mail" className={isAsked ? "sr-only" : undefined}>
        {t("byMail")}
      </h2>
      {isAsked && !isOn && <ConsentSentence purpose="reminders" />}
      <Switch
        label={t(isAsked ? "byMailAgree" : "byMailSwitch")}
        description={t("byMailText")}
        checked={isOn}
        onChange={onChange}
      />
    </section>
  )
}
