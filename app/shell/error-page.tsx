import { useEffect } from "react"
import { useRouteError } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { MissingFile } from "#app/fetch-file.ts"
import { type Bounds, LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { readSession, resultOf } from "#app/session/account.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"
import en from "#content/locales/en/error.json"
import es from "#content/locales/es/error.json"
import pt from "#content/locales/pt/error.json"
import { anywhereNumber } from "#domain/care/anywhere-number.ts"
import { NetworkNotice } from "./network-notice.tsx"

type ErrorPageProps = { isAlone?: boolean }

/**
 * The messages are bundled, because loading them may be what failed. `isAlone` means that the page lacks the app's
 * frame, which has the link to help.
 */
export function ErrorPage(props: ErrorPageProps) {
  return <LanguageBoundary of="error" as={Failure} {...props} />
}

function Failure({ isAlone = false, ...bounds }: ErrorPageProps & Bounds) {
  const error = useRouteError()
  const messages = { pt, en, es }[useLanguage()]
  const text = error instanceof MissingFile ? messages.missingText : messages.text
  // app/start/plain-start.js has stored the emergency number of her country in the page.
  const number = document.documentElement.dataset.emergency ?? anywhereNumber
  useEffect(() => {
    // This page shows nothing private, so it need not be blanked.
    delete document.documentElement.dataset.veiled
    console.error(error)
  }, [error])
  useEffect(() => {
    // Reading the session shows whether something intercepts the connection, because this page sends no other request.
    if (isAlone) void resultOf(readSession())
  }, [isAlone])
  return (
    <>
      <title>{messages.title}</title>
      {isAlone && <NetworkNotice />}
      <Page title={messages.title} intro={text} width="form" back={<Flower petals={2} size={120} />} {...bounds}>
        <Button className="self-start" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
        {isAlone && (
          <p>
            <a href={`tel:${number}`} className="inline-flex min-h-11 items-center font-bold underline">
              {messages.emergency} {number}
            </a>
          </p>
        )}
        {isAlone && <HelpNowLink words="long" reloadDocument className="self-start" />}
      </Page>
    </>
  )
}
