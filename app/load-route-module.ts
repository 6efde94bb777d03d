import { fetchFile } from "./fetch-file.ts"

type Route = { id: string; module: string }

/**
 * Takes the place of the router's own (scripts/own-route-loading.ts). That one reloads the page whenever a screen's file does not come:
 * without a connection, and with the page itself kept on the device, for ever.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>) {
  try {
    loaded[route.id] ??= await fetchFile(() => import(/* @vite-ignore */ route.module))
    return loaded[route.id]
  } catch (error) {
    if (wasReloaded() || !(await isServerThere())) throw error
    // The file went with the version before, and the next page is drawn by the new one.
    window.location.reload()
    return new Promise(() => {})
  }
}

function wasReloaded() {
  const [navigation] = performance.getEntriesByType("navigation")
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload"
}

function isServerThere() {
  return fetch("/service-worker.js", { method: "HEAD" }).then(
    () => true,
    () => false,
  )
}
