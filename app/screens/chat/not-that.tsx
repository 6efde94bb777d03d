import { useWords } from "#app/language/use-words.ts"

/** The way on when an answer is not the one to her question. */
export function NotThat({ isOffer, onAskTeam }: { isOffer: boolean; onAskTeam: () => void }) {
  const t = useWords("chat")
  function ask() {
    // The button goes away: the keyboard stays with the conversation.
    document.getElementById("conversation")?.focus({ preventScroll: true })
    onAskTeam()
  }
  return (
    <button
      type="button"
      onClick={ask}
      className="-my-3 min-h-11 self-start px-1 text-left text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
    >
      {t(isOffer ? "noneOfThese" : "notThat")}
    </button>
  )
}
