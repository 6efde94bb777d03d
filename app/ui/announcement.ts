import { useEffect, useState } from "react"

/** It is told once, to the next page that asks, and not after a reload. */
export function announcement() {
  let isAnnounced = false

  return {
    announce() {
      isAnnounced = true
    },
    /** It is forgotten once the page stands: a rendering that waits for a file may be thrown away. */
    useAnnounced(): boolean {
      const [was] = useState(isAnnounced)
      useEffect(() => {
        isAnnounced = false
      }, [])
      return was
    },
  }
}
