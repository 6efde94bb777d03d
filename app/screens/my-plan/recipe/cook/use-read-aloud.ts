import { useEffect, useState } from "react"
import type { Language } from "#domain/language.ts"
import { chooseVoice } from "./choose-voice.ts"

function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  return chooseVoice(window.speechSynthesis?.getVoices() ?? [], language, navigator.languages)
}

/** `canRead` is false without a voice of the device. */
export function useReadAloud(text: string, language: Language) {
  const [voice, setVoice] = useState(() => voiceOf(language))
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    const look = () => setVoice(voiceOf(language))
    look()
    // Browsers load their list late.
    window.speechSynthesis?.addEventListener?.("voiceschanged", look)
    return () => window.speechSynthesis?.removeEventListener?.("voiceschanged", look)
  }, [language])

  useEffect(() => {
    if (!isOn || !voice) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.95
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(utterance)
    return () => window.speechSynthesis.cancel()
  }, [isOn, text, voice])

  return { canRead: voice !== undefined, isReading: isOn, setReading: setOn }
}
