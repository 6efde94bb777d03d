import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { hideNow } from "#app/privacy/discreet/hiding.ts"
import { neutralTitle } from "#app/privacy/discreet/neutral-title.ts"
import { isDiscreet, readDiscreet, removeDiscreet, storeDiscreet } from "#app/privacy/discreet/settings.ts"
import { useUser } from "#app/session/use-user.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { Button } from "#app/ui/button.tsx"
import { useToast } from "#app/ui/toast.ts"
import { UnfoldingRow } from "./rows.tsx"

export function DiscreetMode() {
  return (
    <LanguageBoundary of="discreet">
      <Row />
    </LanguageBoundary>
  )
}

function Row() {
  const t = useMessages("discreet")
  const isOn = useStored("florescer:discreet", readDiscreet) !== null
  return (
    <UnfoldingRow title={t("title")} text={t("titleText")}>
      <div className="flex flex-col gap-5">
        <p>{t("whatItIs")}</p>
        {isOn ? <SwitchedOn /> : <SwitchOn />}
        <p className="text-sm text-ink-soft">{t("limits")}</p>
      </div>
    </UnfoldingRow>
  )
}

function SwitchOn() {
  const t = useMessages("discreet")
  const showToast = useToast()
  const lang = useLanguage()
  const { id: userId } = useUser()

  function switchOn() {
    const isKept = storeDiscreet({ userId, title: neutralTitle(lang) })
    if (isKept) showToast({ title: t("isOnTitle"), description: t("isOnText") })
    else showToast({ title: t("fullTitle"), description: t("fullText"), kind: "destructive" })
  }

  return (
    <Button variant="soft" className="self-start" onClick={switchOn}>
      {t("switchOn")}
    </Button>
  )
}

function SwitchedOn() {
  const t = useMessages("discreet")
  const showToast = useToast()

  function switchOff() {
    removeDiscreet()
    showToast({ title: t("isOffTitle"), description: t("isOffText") })
  }

  return (
    <>
      <p className="font-bold">{t("isOn")}</p>
      {isDiscreet() && (
        <Button className="self-start" onClick={hideNow}>
          {t("hideNow")}
        </Button>
      )}
      <Button variant="quiet" size="small" className="self-start" onClick={switchOff}>
        {t("switchOff")}
      </Button>
    </>
  )
}
