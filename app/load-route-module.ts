import { fetchFile } from "./fetch-file.ts"
import { isFromServer } from "./server-answer.ts"

const worker = "/service-worker.js"
const answerMs = 5000

type Route = { id: string; module: string }

/**
 * Replaces the router's own (scripts/own-route-loading.ts), which reloads whenever a file cannot be loaded: offline,
 * with the page cached, for ever.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>) {
  try {
    loaded[route.id] ??= await fetchFile(() => import(/* @vite-ignore */ route.module))
    return loaded[route.id]
  } catch (error) {
    if (window.history.state?.reloadedFor === route.module || !(await isServerReachable())) throw error
    // The reloaded page is the new version, whose file has another address; she may have reloaded it herself before.
    window.history.replaceState({ ...window.history.state, reloadedFor: route.module }, "")
    window.location.reload()
    return new Promise(() => {})
  }
}

/** Some gateways never answer a HEAD: the screen says in time that it could not be opened. */
function isServerReachable() {
  return fetch(worker, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(answerMs) }).then(
    (answer) => isFromServer(answer, worker),
    () => false,
  )
}
