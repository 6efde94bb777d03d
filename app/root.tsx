import "./app.css"
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url"
import nunitoSans from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url"
import { type ReactNode, useEffect } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from "react-router"
import { Veil } from "#app/privacy/discreet/veil.tsx"
import { AuthProvider, type Copies } from "#app/session/auth-provider.tsx"
import { Loading, loadingTexts } from "#app/session/loading.tsx"
import { ErrorPage } from "#app/shell/error-page.tsx"
import { useMainFocus } from "#app/shell/use-main-focus.ts"
import { registerWorker } from "#app/worker/register.ts"
import findPasskeys from "./account/passkey/before-paint.js?raw"
import holdOffer from "./install/hold-offer.js?raw"
import { builtWith } from "./installation.tsx"
import { LanguageBoundary } from "./language/language-boundary.tsx"
import { languageIn, useScreenLanguage } from "./language/screen-language.ts"
import { OutermostErrorBoundary } from "./outermost-error.tsx"
import beforePaint from "./privacy/discreet/before-paint.js?raw"
import loadingLanguage from "./session/loading-language.js?raw"
import applyTheme from "./shell/apply-theme.js?raw"
import encodedHash from "./shell/encoded-hash.js?raw"
import { startedEvent } from "./start/started.ts"
import standIn from "./storage/before-paint.js?raw"

/** The scripts exist only in the prerendered page, which hydration leaves as it is. */
const beforeFirstPaint = import.meta.env.SSR
  ? encodedHash + standIn + applyTheme + beforePaint + findPasskeys + holdOffer
  : ""
/**
 * The script for browsers in which the app does not start has an element of its own, because older browsers may fail to
 * parse the other scripts. Its data, the care lines and the nouns, is imported only here, so that no page loads it.
 */
const startOfPlainPages = import.meta.env.SSR ? (await import("./start/plain-data.ts")).plainStartScript() : ""

export function ErrorBoundary() {
  return <ErrorPage isAlone />
}

export function Layout({ children }: { children: ReactNode }) {
  const hasFailed = Boolean(useRouteError())
  const page = <HtmlDocument>{children}</HtmlDocument>
  return hasFailed ? <OutermostErrorBoundary>{page}</OutermostErrorBoundary> : page
}

function HtmlDocument({ children }: { children: ReactNode }) {
  const language = useScreenLanguage()
  const one = languageIn(useMatches()[0]?.params)
  // The page was prerendered for one URL and hydration does not change its attributes, so the language is set here.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => void dispatchEvent(new Event(startedEvent)), [])
  return (
    <LanguageBoundary in={language} as="html" data-language={one ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1413" media="(prefers-color-scheme: dark)" />
        {Object.entries(builtWith).map(([name, content]) => (
          <meta key={name} name={name} content={content} suppressHydrationWarning />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[fraunces, nunitoSans].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* Cookies are sent with this request, because a sign-in in front of the site may need them. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* These scripts run before the first paint: to avoid a white flash, to blank the page in discreet mode, and
            to catch the offer to install. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, and the only way to inline a script */}
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, and the only way to inline a script */}
        <script dangerouslySetInnerHTML={{ __html: startOfPlainPages }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </LanguageBoundary>
  )
}

const copies: Copies = {
  loadFirstSync: () => import("#app/sync/first-sync.ts"),
  loadForget: () => import("#app/shell/forget.ts"),
}

export default function Root() {
  useMainFocus()
  useEffect(registerWorker, [])
  return (
    <AuthProvider copies={copies}>
      <Veil>
        <Outlet />
      </Veil>
    </AuthProvider>
  )
}

/** This script translates the loading text while the app loads, because the page itself is the same for everybody. */
const inOwnLanguage = import.meta.env.SSR ? `${loadingLanguage};readInOwnLanguage(${JSON.stringify(loadingTexts)})` : ""

export function HydrateFallback() {
  return (
    <>
      <Loading />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, and the only way to inline a script */}
      <script dangerouslySetInnerHTML={{ __html: inOwnLanguage }} suppressHydrationWarning />
    </>
  )
}
