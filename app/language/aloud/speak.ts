/**
 * Speaks a line instead of whatever is being spoken. Returns a function that stops it; `onEnd` is called only if the
 * line was spoken to its end.
 */
export function speak(line: string, voice: SpeechSynthesisVoice, onEnd?: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(line)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = 0.95
  utterance.onend = () => onEnd?.()
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(utterance)
  return () => {
    utterance.onend = null
    window.speechSynthesis.cancel()
  }
}
