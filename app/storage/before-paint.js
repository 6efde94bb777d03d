// Before the first paint: React Router's own script reads sessionStorage there, and throws where the browser blocks it. What
// stands in for it lasts as long as the page.
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
