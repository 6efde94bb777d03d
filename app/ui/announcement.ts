import { useEffect, useState } from "react"

/** A message that is shown once, on the next page that asks, and not after a reload. */
export function announcement() {
  let isAnnounced = false

  return {
    announce() {
      isAnnounced = true
    },
    /** Forgets the message only once the page is mounted: React may discard a rendering that waits for a file. */
    useAnnounced(): boolean {
      const [was] = useState(isAnnounced)
      useEffect(() => {
        isAnnounced = false
      }, [])
      return was
    },
  }
}
