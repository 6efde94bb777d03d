import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { isDiscreet } from "#app/privacy/discreet/settings.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useAwake } from "./use-awake.ts"
import { useLitWindowsHidden } from "./use-lit-windows-hidden.ts"
import { Windows } from "./windows.tsx"

/** Shows at night that other mothers are awake. */
export default function LitWindows() {
  const isHidden = useLitWindowsHidden()
  const isQuiet = useSilence()
  return !isHidden && !isQuiet && !isDiscreet() && <OfTonight />
}

function OfTonight() {
  const t = useMessages("dashboard-parts")
  const told = useAwake()
  // Lighting her own window only shows her that she was here. It is sent to no server and is not stored.
  const [isLit, setLit] = useState(false)
  if (!told) return null
  const { awake, words } = told
  const others = awake > 0 ? t("windowsAwake", { count: awake }) : null
  return (
    <>
      <button
        type="button"
        aria-pressed={isLit}
        aria-label={others ? `${others} ${t("windowsLight")}` : t("windowsLight")}
        onClick={() => setLit(!isLit)}
        className="inline-flex min-h-11 min-w-0 items-center gap-2.5 text-left text-sm text-ink-soft hover:text-action"
      >
        <Windows awake={awake} isLit={isLit} />
        {others ?? t(isLit ? "windowsLit" : "windowsLight")}
      </button>
      {/* The words appear only after her own tap, so that nothing moves by itself. */}
      {isLit && words && (
        <figure className="order-last basis-full text-sm">
          <blockquote lang={words.language} dir="auto" className="font-display text-base wrap-anywhere">
            {words.text}
          </blockquote>
          <figcaption className="text-ink-soft">{t("windowsFrom", { name: words.name })}</figcaption>
        </figure>
      )}
    </>
  )
}
