import { useEffect, useState } from "react"
import type { Language } from "#domain/language.ts"
import { spokenText } from "#domain/spoken-text.ts"
import { speak } from "./speak.ts"
import { useVoice } from "./use-voice.ts"

/**
 * Reads each step when it is shown, once she has switched reading on. `canRead` is false if the device has no voice in
 * the language.
 */
export function useStepAloud(text: string, language: Language) {
  const voice = useVoice(language)
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    if (isOn && voice) return speak(spokenText(text, language, []), voice)
  }, [isOn, text, language, voice])

  return { canRead: voice !== undefined, isReading: isOn, setReading: setOn }
}
