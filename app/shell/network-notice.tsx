import { useState, useSyncExternalStore } from "react"
import { type Bounds, LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { interception } from "#app/send.ts"
import { readSession, resultOf } from "#app/session/account.ts"
import { Button } from "#app/ui/button.tsx"
import en from "#content/locales/en/error.json"
import es from "#content/locales/es/error.json"
import pt from "#content/locales/pt/error.json"

/** This URL leads past the app, because neither the service worker nor the router handles it. */
const pastIt = "/api/return"

/** Says that something has answered instead of the server, for example a network that she must sign in to first. */
export function NetworkNotice() {
  const isIntercepted = useSyncExternalStore(interception.subscribe, interception.read, () => false)
  return isIntercepted && <LanguageBoundary of="error" as={InBetween} />
}

/** The messages are bundled, because whatever intercepts the connection may also answer requests for files. */
function InBetween(bounds: Bounds) {
  const messages = { pt, en, es }[useLanguage()]
  const [pending, setPending] = useState(false)

  async function open() {
    // The secret behind "#" must stay in this tab, so another tab is opened.
    if (window.location.hash) return void window.open(pastIt, "_blank", "noopener")
    setPending(true)
    await resultOf(readSession())
    setPending(false)
    if (interception.read()) window.location.assign(pastIt)
  }

  return (
    <div {...bounds} className="px-4 pt-4 sm:px-8 print:hidden">
      <div
        role="status"
        className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-note-soft px-4 py-2"
      >
        <p className="flex-1 basis-56 text-sm">{messages.inBetween}</p>
        <Button variant="quiet" size="small" onClick={open} pending={pending}>
          {messages.openInBetween}
        </Button>
      </div>
    </div>
  )
}
