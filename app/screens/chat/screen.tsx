import { loadScreen } from "#app/language/screen-words.ts"
import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { RedFlagCard } from "#app/red-flag-card/red-flag-card.tsx"
import { ClearConversation } from "./clear-conversation.tsx"
import { Composer } from "./composer.tsx"
import { loadStarters } from "./faq.ts"
import { Messages } from "./messages.tsx"
import { NotThat } from "./not-that.tsx"
import { Suggestions } from "./suggestions.tsx"
import { useChat } from "./use-chat.ts"

export const handle: ScreenHandle = { words: "chat" }
export const clientLoader = () => loadScreen(handle, loadStarters)

/** Questions, answered by the FAQ that came with the screen; only what it cannot answer leaves the device. */
export default function Chat() {
  const t = useWords("chat")
  const chat = useChat()
  const { messages, isWaiting, isNew, isAnswered, suggestions, hasReflected, redFlag } = chat
  return (
    <>
      <title>{t("title")}</title>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-4rem-1px)] w-full max-w-3xl flex-col gap-6 px-4 pt-6 outline-none sm:px-8 sm:pt-10 lg:min-h-dvh"
      >
        <header className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-3">
            <h1>{t("heading")}</h1>
            {!isNew && <ClearConversation onClear={chat.clear} />}
          </div>
          <p className="text-sm text-ink-soft">{t("disclaimer")}</p>
        </header>
        {redFlag && (
          <RedFlagCard
            flag={redFlag}
            onClose={chat.closeRedFlag}
            className="[@media(min-height:40rem)]:sticky top-20 z-10 [@media(min-height:40rem)]:max-h-[52dvh] overflow-y-auto"
          />
        )}
        {isNew && <p className="mt-auto text-lg">{t("welcome")}</p>}
        <Messages messages={messages} isWaiting={isWaiting} />
        {isAnswered && chat.isReady && <NotThat onAskTeam={chat.askTeam} />}
        {!isWaiting && suggestions.length > 0 && (
          <Suggestions
            label={hasReflected ? t("reflectOn") : t("quickSuggestions")}
            entries={suggestions}
            onChoose={chat.ask}
          />
        )}
        <Composer isReady={chat.isReady} isWaiting={isWaiting} onBegin={chat.prepare} onSend={chat.send} />
      </main>
    </>
  )
}
