// Runs before the app reads the address: some programs that open links write "#" as "%23" or "%2523".
;(() => {
  const path = location.pathname.replace(/%(?:25)*23/, "#")
  if (path !== location.pathname && !location.hash) history.replaceState(history.state, "", path)
})()
