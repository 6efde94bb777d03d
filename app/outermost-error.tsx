import { Component, type ReactNode, useEffect } from "react"
import { failedEvent } from "#app/start/started.ts"

/** Surrounds the error page: if that fails as well, the router would show the error with its stack. */
export class OutermostErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.hasFailed ? <EmptyPage /> : this.props.children
  }
}

/**
 * Renders nothing, and sends an event that makes the static page's script (app/start/plain-start.js) show its own
 * message.
 */
function EmptyPage() {
  useEffect(() => void dispatchEvent(new Event(failedEvent)), [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body />
    </html>
  )
}
