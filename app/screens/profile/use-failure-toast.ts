import { useEffect } from "react"
import { showToast } from "#app/ui/toast.ts"

type Message = { title: string; description: string; lang: string }

/** Says once that something could not be fetched, however often it is tried again behind her back. */
export function useFailureToast(hasFailed: boolean, message: Message) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure is what is said, not each rendering of its words
  useEffect(() => {
    if (hasFailed) showToast({ ...message, kind: "destructive" })
  }, [hasFailed])
}
