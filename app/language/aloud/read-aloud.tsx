import { Pause, Play, Volume2, X } from "lucide"
import { useRef } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { useLanguage } from "../language-boundary.tsx"
import { useMessages } from "../use-messages.ts"
import { linesOf } from "./lines-of.ts"
import { useReading } from "./use-reading.ts"
import { useVoice } from "./use-voice.ts"

export type ReadAloudProps = {
  /** Returns the elements to read, found from the button's own element. */
  partsFrom: (self: HTMLElement) => Iterable<HTMLElement | null>
  /** True if, while reading, the buttons move to a bar at the bottom of the screen, within reach on a long page. */
  isFloating?: boolean
}

/** Renders nothing if the device has no voice in the language. */
export default function ReadAloud({ partsFrom, isFloating = false }: ReadAloudProps) {
  const t = useMessages("read-aloud")
  const language = useLanguage()
  const voice = useVoice(language)
  const { state, start, stop, setPaused } = useReading(voice)
  const self = useRef<HTMLDivElement>(null)

  function read() {
    if (!self.current) return
    start(
      linesOf(
        [...partsFrom(self.current)].filter((part) => part !== null),
        language,
      ),
    )
  }

  if (!voice) return null
  const isSilent = state === "silent"
  const place =
    isFloating && !isSilent
      ? "fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t border-line bg-ground px-4 py-3 lg:inset-x-auto lg:right-8 lg:bottom-8 lg:rounded-full lg:border lg:px-3"
      : ""
  return (
    <div
      ref={self}
      data-unread=""
      data-reading-bar={place ? "" : undefined}
      className={`flex gap-2 print:hidden ${place}`}
    >
      <button
        type="button"
        onClick={() => (isSilent ? read() : setPaused(state === "reading"))}
        className={`inline-flex items-center gap-2 rounded-full border font-semibold transition-colors ${
          isSilent
            ? "min-h-11 border-line bg-surface px-4 text-sm hover:border-line-strong"
            : "min-h-16 border-transparent bg-action-fill px-7 text-lg text-action-ink shadow-low"
        }`}
      >
        <Icon node={isSilent ? Volume2 : state === "reading" ? Pause : Play} size={isSilent ? 18 : 26} />
        {t(isSilent ? "read" : state === "reading" ? "pause" : "goOn")}
      </button>
      {!isSilent && (
        <button
          type="button"
          aria-label={t("stop")}
          onClick={stop}
          className="inline-flex size-16 items-center justify-center rounded-full border border-line-strong bg-surface shadow-low"
        >
          <Icon node={X} />
        </button>
      )}
    </div>
  )
}
