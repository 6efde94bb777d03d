/** Lets the service worker keep the app for the next visit, once this one has all it needs. */
export function registerWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else window.addEventListener("load", register, { once: true })
}

function register() {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", handOver, { once: true })
  // The server may be away, or the browser may not allow it: the app works without.
  serviceWorker.register("/service-worker.js").catch(() => {})
}

/** What came before there was a worker, it takes from the browser's own cache (a message that Workbox knows). */
function handOver() {
  const urlsToCache = performance.getEntriesByType("resource").map(({ name }) => name)
  navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
}
