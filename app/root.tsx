import "./app.css"
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url"
import nunitoSans from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url"
import { type ReactNode, useEffect } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import { useScreenLanguage } from "#app/language/use-words.ts"
import { AuthProvider } from "#app/session/auth-provider.tsx"
import { Loading } from "#app/session/loading.tsx"
import { useMainFocus } from "#app/shell/use-main-focus.ts"
import { supportEmail } from "#content/contact.ts"

export { ErrorPage as ErrorBoundary } from "#app/screens/error/screen.tsx"

export function Layout({ children }: { children: ReactNode }) {
  const language = useScreenLanguage()
  // The page that every address shares was rendered for one of them, and hydration leaves attributes as they are.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="support-email" content={supportEmail} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[fraunces, nunitoSans].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <script src="/theme.js" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useMainFocus()
  return (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  )
}

/** The page that stands for every screen until its code is here. */
export function HydrateFallback() {
  return <Loading />
}
