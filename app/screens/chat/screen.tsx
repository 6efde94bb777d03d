import { FoldedCard } from "#app/care/folded-card.tsx"
import { loadStarters } from "#app/chat/faq.ts"
import { areReflective } from "#app/chat/suggest.ts"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useIsDiscreet } from "#app/privacy/discreet/hiding.ts"
import { useSupportHours } from "#app/team/use-support-hours.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { ClearConversation } from "./clear-conversation.tsx"
import { Composer } from "./composer.tsx"
import { LazyConcernHelp, preloadHelpOfConversation } from "./concern.tsx"
import { LaterParts, preloadParts, useLaterParts } from "./lazy-parts.tsx"
import { Messages } from "./messages.tsx"
import { Suggestions } from "./suggestions.tsx"
import { AgreeFirst } from "./to-team.tsx"
import { useChat } from "./use-chat.ts"

export const handle: ScreenHandle = { messages: "chat", also: ["care", "consent"] }
export const clientLoader = screenLoader(handle, loadStarters, preloadHelpOfConversation, preloadParts)

/** Conversations stay on the device, except for questions to the team and ratings. */
export default function Chat() {
  const t = useMessages("chat")
  const chat = useChat()
  const hours = useSupportHours()
  const isDiscreet = useIsDiscreet()
  useLaterParts()
  const {
    items,
    newestReplyId,
    isWaiting,
    isNew,
    isAnswered,
    suggestions,
    asks,
    isOffer,
    concern,
    openCard,
    closeConcern,
  } = chat

  const whatAnswers = <p className="text-sm text-ink-soft">{t(chat.hasTeam ? "disclaimerWithTeam" : "disclaimer")}</p>

  function writeToTeam() {
    chat.setToTeam(true)
    document.getElementById("message")?.focus()
  }

  return (
    <>
      <title>{t("title")}</title>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-var(--top-bar)-1px-var(--bottom-bar))] w-full max-w-3xl flex-col gap-6 sideways:gap-3 move-late px-4 pt-6 outline-none sm:px-8 sm:pt-10 sideways:pt-3 lg:min-h-dvh lg:max-w-5xl"
      >
        <header className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-3">
            <h1 className="text-2xl sm:text-3xl">{t(isDiscreet ? "discreetHeading" : "heading")}</h1>
            {!isNew && <ClearConversation hasReplies={chat.hasReplies} onClear={chat.clear} />}
          </div>
          {isNew ? whatAnswers : <Disclosure label={t("disclaimerShort")}>{whatAnswers}</Disclosure>}
        </header>
        {concern && !concern.isOpen && <FoldedCard isSticky onOpen={openCard} onClose={closeConcern} />}
        {isNew && !chat.isToTeam && <p className="mt-auto text-lg">{t("welcome")}</p>}
        <Messages
          items={items}
          newestReplyId={newestReplyId}
          isWaiting={isWaiting}
          insertAfter={concern?.isOpen ? concern.messageId : null}
          shownKind={concern?.isOpen ? concern.kind : undefined}
          rating={chat.rating}
          isToTeam={chat.isToTeam}
          onWriteToTeam={writeToTeam}
          onCloseConversation={chat.closeConversation}
        >
          {concern && (
            <LazyConcernHelp
              key={concern.messageId}
              concern={concern}
              onNeedHelp={openCard}
              onClose={closeConcern}
              team={
                chat.mayTellTeam && (
                  <LanguageBoundary of="chat">
                    <LaterParts>
                      {({ TellTeam }) => <TellTeam hasAgreed={chat.hasAgreed} onTell={chat.tellTeam} />}
                    </LaterParts>
                  </LanguageBoundary>
                )
              }
            />
          )}
        </Messages>
        {chat.mayAsk && isAnswered && !isOffer && chat.isLoaded && (
          <LaterParts>{({ NotThat }) => <NotThat isOffer={false} onAskTeam={chat.askTeam} />}</LaterParts>
        )}
        {chat.mayAsk && chat.mayAgree && (
          <LaterParts>
            {({ AgreeToSend }) => <AgreeToSend purpose="questions" onAgree={chat.agree} onDecline={chat.decline} />}
          </LaterParts>
        )}
        {!isWaiting && suggestions.length + asks.length > 0 && (
          <Suggestions
            label={
              isOffer
                ? t("youMeant")
                : asks.length === 0 && areReflective(suggestions)
                  ? t("reflectOn")
                  : t("quickSuggestions")
            }
            asks={asks}
            entries={suggestions}
            lang={chat.lang}
            onChoose={chat.ask}
          />
        )}
        {chat.mayAsk && isAnswered && isOffer && chat.isLoaded && (
          <LaterParts>{({ NotThat }) => <NotThat isOffer onAskTeam={chat.askTeam} />}</LaterParts>
        )}
        {chat.isToTeam && !chat.hasAgreed && <AgreeFirst />}
        <Composer
          takesFocus={!concern?.isOpen}
          isReady={chat.isReady}
          isHeld={chat.isHeld}
          isWaiting={isWaiting}
          isToTeam={chat.isToTeam}
          hasAgreed={chat.hasAgreed}
          withinMinutes={hours?.isOpen && hours.isSomebodyThere ? hours.usuallyWithinMinutes : null}
          answerBy={hours?.answerBy ?? null}
          onBegin={chat.prepare}
          onSend={chat.send}
          onLeaveTeam={() => chat.setToTeam(false)}
        />
      </main>
    </>
  )
}
