import { useEffect, useState } from "react"
import type { Language } from "#domain/language.ts"
import { chooseVoice } from "./choose-voice.ts"

function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  return chooseVoice(window.speechSynthesis?.getVoices() ?? [], language, navigator.languages)
}

/** A voice of the device in the language; undefined if there is none or until the browser has listed its voices. */
export function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState(() => voiceOf(language))
  useEffect(() => {
    const look = () => setVoice(voiceOf(language))
    look()
    // Some browsers list their voices only after the page has loaded.
    window.speechSynthesis?.addEventListener?.("voiceschanged", look)
    return () => window.speechSynthesis?.removeEventListener?.("voiceschanged", look)
  }, [language])
  return voice
}
