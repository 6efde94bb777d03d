const pauseMs = 1000

/** Registers the worker once the screen is loaded, because the worker's downloads would compete with the screen's. */
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
  // The worker of an earlier page may have taken control while this page loaded, so what counts is whether the page
  // itself came from the worker.
  if (!hasComeFromWorker()) void serviceWorker.ready.then(cacheLoadedFiles)
  // Server or browser may refuse the worker; the app works without it.
  serviceWorker.register("/service-worker.js").catch(() => {})
}

/**
 * Reading `navigator.serviceWorker` throws in a frame that is not allowed to store anything; the result is then
 * undefined.
 */
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
 * Asks the worker to store the files of this page, which come from the browser's cache, by a message that Workbox
 * handles. WebKit does not let the worker control a page that was opened while the worker was being installed.
 */
function cacheLoadedFiles({ active }: ServiceWorkerRegistration) {
  const isPastWorker = ({ name, workerStart }: PerformanceResourceTiming) => !workerStart && name.includes("/assets/")
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const urlsToCache = entries.filter(isPastWorker).map(({ name }) => name)
    if (urlsToCache.length > 0) active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
  }).observe({ type: "resource", buffered: true })
}
