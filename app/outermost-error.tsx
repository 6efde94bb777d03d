import { Component, type ReactNode, useEffect } from "react"
import { failedEvent } from "#app/start/started.ts"

type Props = { children?: ReactNode; error?: unknown }

/** Replaces the router's own (scripts/own-route-loading.ts). */
export class RemixErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: Boolean(this.props.error) }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.hasFailed ? <RemixRootDefaultErrorBoundary /> : this.props.children
  }
}

/** Each page's script adds what it says of a failure (app/start/plain-start.js). */
export function RemixRootDefaultErrorBoundary() {
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

/** Around what the router shows while the root loads, which is ours. */
export function BoundaryShell({ children }: Props) {
  return children
}
