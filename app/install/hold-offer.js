// The browser offers to install the app once a page, perhaps before the app's own code is here.
addEventListener("beforeinstallprompt", (event) => {
  // Else the browser may put a bar of its own over the page.
  event.preventDefault()
  window.installOffer = event
})
