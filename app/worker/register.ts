/** Registers the service worker, which caches the app for the next visit, once this page has loaded. */
export function registerWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else window.addEventListener("load", register, { once: true })
}

function register() {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", cacheLoadedFiles, { once: true })
  // The server may be unavailable, or the browser may not allow it: the app works without.
  serviceWorker.register("/service-worker.js").catch(() => {})
}

/** Has the new worker cache what was loaded before it, from the browser's own cache (a message that Workbox knows). */
function cacheLoadedFiles() {
  const urlsToCache = performance.getEntriesByType("resource").map(({ name }) => name)
  navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
}
