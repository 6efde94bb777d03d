// Before the app reads its address: some programs through which links are opened write "#" as "%23", or as "%2523".
;(() => {
  const path = location.pathname.replace(/%(?:25)*23/, "#")
  if (path !== location.pathname && !location.hash) history.replaceState(history.state, "", path)
})()
