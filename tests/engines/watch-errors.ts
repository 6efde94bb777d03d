declare global {
  var errorsOnPage: string[] | undefined
}

/** Notes what goes wrong from now on. It runs on the page, and knows nothing but what lies there. */
export function watchErrors() {
  const errors: string[] = []
  globalThis.errorsOnPage = errors
  addEventListener("error", ({ message }) => errors.push(message))
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)))
  const { error } = console
  console.error = (...values) => {
    errors.push(values.join(" "))
    error(...values)
  }
}
