import { BellRing } from "lucide"
import { HowToInstall } from "#app/install/how-to-install.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import type { useRemindersHere } from "#app/reminders/use-reminders-here.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"

type RemindersHereProps = {
  device: ReturnType<typeof useRemindersHere>
  isUntouched: boolean
  onFewer: () => void
}

export function RemindersHere({ device, isUntouched, onFewer }: RemindersHereProps) {
  const t = useMessages("notifications")
  const showToast = useToast()
  const lang = useLanguage()
  const isQuiet = useSilence()
  const { here, isAsked, isWorking, turnOn, turnOff } = device

  async function beginWithOne() {
    if (await begin()) onFewer()
  }

  async function begin() {
    const result = await turnOn()
    if (result === "on") showToast({ title: t("hereOnTitle"), description: t(isQuiet ? "hereQuiet" : "hereOnText") })
    if (result === "unavailable")
      showToast({ title: t("notReachedTitle"), description: t("notReachedText"), kind: "destructive" })
    return result === "on"
  }

  async function showOne() {
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification(t("sampleTitle"), {
      body: t("sampleText"),
      icon: "/icon-192.png",
      lang,
      tag: "sample",
    })
  }

  if (here === "on")
    return (
      <Card tone="done" aria-labelledby="here" className="flex flex-col gap-4">
        <h2 id="here" className="flex items-center gap-3">
          <Icon node={BellRing} className="shrink-0 text-done" />
          {t("hereOnTitle")}
        </h2>
        <p>{t(isQuiet ? "hereQuiet" : "hereOnMore")}</p>
        <p className="flex flex-wrap gap-3">
          <Button variant="soft" onClick={() => void showOne()}>
            {t("showOne")}
          </Button>
          <Button variant="quiet" onClick={() => void turnOff()}>
            {t("turnOffHere")}
          </Button>
        </p>
      </Card>
    )
  return (
    <Card aria-labelledby="here" className="flex flex-col gap-4">
      <h2 id="here">{t("hereTitle")}</h2>
      <p>{t(isQuiet ? "hereQuiet" : "hereText")}</p>
      {here === "off" && (
        <>
          {isAsked && <ConsentSentence purpose="reminders" />}
          {isUntouched && !isQuiet ? (
            <p className="flex flex-wrap gap-3">
              <ConsentButton
                isAsked={isAsked}
                agreeing="agreeOneMorning"
                pending={isWorking}
                onClick={() => void beginWithOne()}
              >
                {t("oneMorning")}
              </ConsentButton>
              <ConsentButton
                isAsked={isAsked}
                agreeing="agreeAllFour"
                variant="quiet"
                disabled={isWorking}
                onClick={() => void begin()}
              >
                {t("allFour")}
              </ConsentButton>
            </p>
          ) : (
            <ConsentButton
              isAsked={isAsked}
              agreeing="agreeAndRemind"
              pending={isWorking}
              // Quiet mode offers no choice among the daily reminders; with this button only the morning one comes once
              // quiet mode ends.
              onClick={() => void (isUntouched ? beginWithOne() : begin())}
              className="self-start"
            >
              {t("turnOnHere")}
            </ConsentButton>
          )}
        </>
      )}
      {here !== "off" && (
        <Notice role="note" title={t(`${here}Title`)}>
          <p>{t(`${here}Text`)}</p>
        </Notice>
      )}
      {here === "installed" && <HowToInstall />}
    </Card>
  )
}
