// The browser's offer to install the app comes once per page, possibly before the app runs, so it is kept here.
addEventListener("beforeinstallprompt", (event) => {
  // Without this, the browser may show its own bar over the page.
  event.preventDefault()
  window.installOffer = event
})
