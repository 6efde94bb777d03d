try {
  const theme = localStorage.getItem("florescer:theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {}
