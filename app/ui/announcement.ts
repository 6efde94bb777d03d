import { useEffect, useState } from "react"

/** It is told once, to the next page that asks, and not after a reload. */
export function announcement() {
  let isAnnounced = false

  return {
    announce() {
      isAnnounced = true
    },
    /** It is forgotten when the page stands: a rendering may be thrown away, as one that waits for a file. */
    useAnnounced(): boolean {
      const [was] = useState(isAnnounced)
      useEffect(() => {
        isAnnounced = false
      }, [])
      return was
    },
  }
}
