const pauseMs = 1000

/** What the worker fetches would compete with what the screen still needs. */
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
  // The worker of an earlier page may have come during loading.
  if (!hasComeFromWorker()) void serviceWorker.ready.then(cacheLoadedFiles)
  // The server or the browser may refuse: the app works without.
  serviceWorker.register("/service-worker.js").catch(() => {})
}

/** Undefined in a frame that may store nothing: naming it throws there. */
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

/**
 * Asks the worker to store the files of this page, which come from the browser's cache (a message that Workbox knows).
 * WebKit never gives the worker a page opened just as it came.
 */
function cacheLoadedFiles({ active }: ServiceWorkerRegistration) {
  const isPastWorker = ({ name, workerStart }: PerformanceResourceTiming) => !workerStart && name.includes("/assets/")
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const urlsToCache = entries.filter(isPastWorker).map(({ name }) => name)
    if (urlsToCache.length > 0) active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
  }).observe({ type: "resource", buffered: true })
}
