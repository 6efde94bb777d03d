const pauseMs = 1000

/**
 * Registers the service worker, which caches the app for the next visit, once the screen is there: what the worker fetches
 * would compete with what the screen still needs.
 */
export function registerWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const timer = setInterval(() => {
    if (document.querySelector("[data-loading]")) return
    clearInterval(timer)
    register()
  }, pauseMs)
  return () => clearInterval(timer)
}

function register() {
  const serviceWorker = findWorkers()
  if (!serviceWorker) return
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", cacheLoadedFiles, { once: true })
  // The worker of an earlier page may have come while this one was loading.
  else if (!hasComeFromWorker()) cacheLoadedFiles()
  // The server may be unavailable, or the browser may not allow it: the app works without.
  serviceWorker.register("/service-worker.js").catch(() => {})
}

/** Undefined in a frame that may keep nothing: naming it throws there. */
function findWorkers() {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

function hasComeFromWorker() {
  const [navigation] = performance.getEntriesByType("navigation")
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).workerStart > 0
}

/** Has the new worker cache what was loaded before it, from the browser's own cache (a message that Workbox knows). */
function cacheLoadedFiles() {
  const urlsToCache = performance.getEntriesByType("resource").map(({ name }) => name)
  navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
}
