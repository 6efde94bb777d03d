import { fetchFile } from "./fetch-file.ts"
import { isFromServer } from "./server-answer.ts"

const worker = "/service-worker.js"
const answerMs = 5000

type Route = { id: string; module: string }

/**
 * Replaces the router's own loading (scripts/own-route-loading.ts), which reloads the page whenever a file cannot be
 * loaded; offline, with a cached page, that would never end.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>) {
  try {
    loaded[route.id] ??= await fetchFile(() => import(/* @vite-ignore */ route.module))
    return loaded[route.id]
  } catch (error) {
    const isLate = !(error as Error).cause
    const isReloaded = window.history.state?.reloadedFor === route.module
    if (isLate || isReloaded || !(await isServerReachable())) throw error
    // The reloaded page belongs to the new version, whose files have other URLs. The mark also prevents a second reload
    // if she reloads by hand.
    window.history.replaceState({ ...window.history.state, reloadedFor: route.module }, "")
    window.location.reload()
    return new Promise(() => {})
  }
}

/** Some gateways never answer a HEAD request, so the time is limited and the screen can say that it failed to open. */
function isServerReachable() {
  return fetch(worker, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(answerMs) }).then(
    (answer) => isFromServer(answer, worker),
    () => false,
  )
}
