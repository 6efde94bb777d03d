import { useEffect, useState } from "react"

/** Holds a message that is shown once, on the next page that asks for it, and not after a reload. */
export function announcement() {
  let isAnnounced = false

  return {
    announce() {
      isAnnounced = true
    },
    /** The message is forgotten only once the page is mounted, because React may discard a render that suspends. */
    useAnnounced(): boolean {
      const [was] = useState(isAnnounced)
      useEffect(() => {
        isAnnounced = false
      }, [])
      return was
    },
  }
}
