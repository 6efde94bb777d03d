import { Component, type ReactNode, Suspense } from "react"
import { MissingFile } from "./fetch-file.ts"

/** Where its code or messages do not come, nothing is shown. */
export class Optional extends Component<{ children: ReactNode; fallback?: ReactNode }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingFile) return { isMissing: true }
    throw error
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.isMissing ? null : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
