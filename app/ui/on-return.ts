const ofWindow = ["pageshow", "focus"] as const

/** It calls on leaving too, and returns what ends it. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  for (const name of ofWindow) window.addEventListener(name, listener)
  return () => {
    document.removeEventListener("visibilitychange", listener)
    for (const name of ofWindow) window.removeEventListener(name, listener)
  }
}
