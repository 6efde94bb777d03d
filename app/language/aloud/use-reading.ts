import { useEffect, useState } from "react"
import { speak } from "./speak.ts"

/** Stops the part that is being read, because only one part of a screen is read at a time. */
let stopCurrent: (() => void) | null = null

type Reading = { lines: readonly string[]; at: number; isPaused: boolean }

/** Reads line by line. After a pause it repeats the line where it stopped, and it ends when the screen changes. */
export function useReading(voice: SpeechSynthesisVoice | undefined) {
  const [reading, setReading] = useState<Reading | null>(null)

  useEffect(() => {
    const line = reading?.lines[reading.at]
    if (!reading || reading.isPaused || line === undefined || !voice) return
    return speak(line, voice, () => setReading(reading.at + 1 < reading.lines.length ? next(reading) : null))
  }, [reading, voice])

  const [stop] = useState(() => () => setReading(null))

  function begin(change: (known: Reading | null) => Reading | null) {
    if (stopCurrent !== stop) stopCurrent?.()
    stopCurrent = stop
    setReading(change)
  }

  function start(lines: readonly string[]) {
    begin(() => (lines.length > 0 ? { lines, at: 0, isPaused: false } : null))
  }

  function setPaused(isPaused: boolean) {
    begin((known) => known && { ...known, isPaused })
  }

  return { state: reading ? (reading.isPaused ? "paused" : "reading") : "silent", start, stop, setPaused } as const
}

const next = (reading: Reading): Reading => ({ ...reading, at: reading.at + 1 })
