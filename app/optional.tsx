import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { fetchFile, MissingFile } from "./fetch-file.ts"

type OptionalProps = { children: ReactNode; fallback?: ReactNode; instead?: ReactNode }

/** Renders nothing, or the fallback, if the code or messages of its children fail to load. */
export class Optional extends Component<OptionalProps> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingFile) return { isMissing: true }
    throw error
  }

  override render() {
    const { children, fallback, instead = null } = this.props
    return this.state.isMissing ? instead : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

export function optional<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Part: ComponentType<Props> = lazy(() => fetchFile(fetch))
  return (props: Props) => (
    <Optional fallback={fallback}>
      <Part {...props} />
    </Optional>
  )
}

/** Undefined until `load` resolves, or forever if it fails. `load` must be the same function in every render. */
export function useOptional<Value>(load: (() => Promise<Value>) | false | undefined): Value | undefined {
  const [come, setCome] = useState<{ load: typeof load; value: Value }>()
  useEffect(() => {
    if (!load) return
    load().then(
      (value) => setCome({ load, value }),
      () => {},
    )
  }, [load])
  return come?.load === load ? come?.value : undefined
}
