import { useEffect, useState } from "react"
import type { Language } from "#domain/language.ts"
import { spokenText } from "#domain/spoken-text.ts"
import { speak } from "./speak.ts"
import { useVoice } from "./use-voice.ts"

/** Reads each step as it comes, once she has switched it on. `canRead` is false without a voice of the device. */
export function useStepAloud(text: string, language: Language) {
  const voice = useVoice(language)
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    if (isOn && voice) return speak(spokenText(text, language, []), voice)
  }, [isOn, text, language, voice])

  return { canRead: voice !== undefined, isReading: isOn, setReading: setOn }
}
