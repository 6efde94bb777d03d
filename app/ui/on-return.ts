const ofWindow = ["pageshow", "focus"] as const

/** Calls the listener whenever she returns to the page, or leaves it; gives what ends that. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  for (const name of ofWindow) window.addEventListener(name, listener)
  return () => {
    document.removeEventListener("visibilitychange", listener)
    for (const name of ofWindow) window.removeEventListener(name, listener)
  }
}
