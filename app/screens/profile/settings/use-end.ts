import { useState } from "react"
import type { Key } from "#app/language/resources.ts"
import { useToast } from "#app/ui/toast.ts"
import { useFailure } from "./use-failure.ts"

type EndOptions = {
  failedTitle: Key<"details">
  focusId: string
}

export function useEnd({ failedTitle, focusId }: EndOptions) {
  const showToast = useToast()
  const sayFailure = useFailure(failedTitle)
  const [isEnding, setEnding] = useState(false)

  async function end(request: () => Promise<void>, ended: { title: string; description: string }) {
    setEnding(true)
    try {
      await request()
      document.getElementById(focusId)?.focus()
      showToast(ended)
    } catch (error) {
      sayFailure(error)
    } finally {
      setEnding(false)
    }
  }

  return { end, isEnding }
}
