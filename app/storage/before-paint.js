// React Router's inline script reads sessionStorage before the first paint and throws if the browser blocks it. This
// stand-in lasts as long as the page.
try {
  sessionStorage.length
} catch {
  const ofPage = new Map()
  const value = {
    getItem: (key) => ofPage.get(key) ?? null,
    setItem: (key, text) => void ofPage.set(key, text),
    removeItem: (key) => void ofPage.delete(key),
  }
  Object.defineProperty(window, "sessionStorage", { value })
}
