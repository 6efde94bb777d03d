try {
  const theme = localStorage.getItem("florescer:theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
  const languageBar = localStorage.getItem("florescer:language-bar")
  if (languageBar) document.documentElement.dataset.languageBar = languageBar
} catch {}
