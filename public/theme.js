// Blocks for the length of one read, so that a night reader never sees a white flash.
try {
  const theme = localStorage.getItem("florescer:theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {}
