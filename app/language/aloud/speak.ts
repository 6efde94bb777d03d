/** Says a line in place of whatever is being said. Returns what stops it; `onEnd` is called only where it was said to its end. */
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
