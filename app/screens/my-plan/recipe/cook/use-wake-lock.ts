import { useEffect, useState } from "react"

export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function hold() {
      if (document.visibilityState !== "visible") return
      try {
        lock = await navigator.wakeLock.request("screen")
        setAwake(true)
        if (isOver) void lock.release()
      } catch {
        // The browser has no wake lock or refused it, for example because the battery is low.
        setAwake(false)
      }
    }

    void hold()
    document.addEventListener("visibilitychange", hold)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", hold)
      void lock?.release()
    }
  }, [])
  return isAwake
}
