import { FoldedCard } from "#app/care/folded-card.tsx"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { AgreeToSend } from "./agree-to-send.tsx"
import { ClearConversation } from "./clear-conversation.tsx"
import { Composer } from "./composer.tsx"
import { loadStarters } from "./faq.ts"
import { LazyConcernHelp, loadCareOfConversation } from "./lazy-concern-help.tsx"
import { Messages } from "./messages.tsx"
import { NotThat } from "./not-that.tsx"
import { areReflective } from "./suggest.ts"
import { Suggestions } from "./suggestions.tsx"
import { useChat } from "./use-chat.ts"

export const handle: ScreenHandle = { words: "chat", also: ["care", "guides", "consent"] }
export const clientLoader = screenLoader(handle, loadStarters, loadCareOfConversation)

/** Questions, answered by the FAQ that came with the screen; only what it cannot answer leaves the device. */
export default function Chat() {
  const t = useWords("chat")
  const chat = useChat()
  const { messages, isWaiting, isNew, isAnswered, suggestions, isOffer, concern, openCard, closeConcern } = chat
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
        {concern && !concern.isOpen && <FoldedCard onOpen={openCard} onClose={closeConcern} />}
        {isNew && <p className="mt-auto text-lg">{t("welcome")}</p>}
        <Messages messages={messages} isWaiting={isWaiting} insertAfter={concern?.isOpen ? concern.messageId : null}>
          {concern && <LazyConcernHelp concern={concern} onNeedHelp={openCard} onClose={closeConcern} />}
        </Messages>
        {isAnswered && !isOffer && chat.isHere && <NotThat isOffer={false} onAskTeam={chat.askTeam} />}
        {chat.mayAgree && <AgreeToSend onAgree={chat.agree} onDecline={chat.decline} />}
        {!isWaiting && suggestions.length > 0 && (
          <Suggestions
            label={isOffer ? t("youMeant") : areReflective(suggestions) ? t("reflectOn") : t("quickSuggestions")}
            entries={suggestions}
            lang={chat.lang}
            onChoose={chat.ask}
          />
        )}
        {isAnswered && isOffer && chat.isHere && <NotThat isOffer onAskTeam={chat.askTeam} />}
        <Composer isReady={chat.isReady} isWaiting={isWaiting} onBegin={chat.prepare} onSend={chat.send} />
      </main>
    </>
  )
}
