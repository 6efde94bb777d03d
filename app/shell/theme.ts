/** "system" follows the device; kept-theme.js applies what is kept before the first paint. */
export type Theme = "system" | "light" | "dark"

const themeKey = "florescer:theme"

export function readTheme(): Theme {
  const kept = localStorage.getItem(themeKey)
  return kept === "light" || kept === "dark" ? kept : "system"
}

export function keepTheme(theme: Theme) {
  if (theme === "system") {
    localStorage.removeItem(themeKey)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(themeKey, theme)
    document.documentElement.dataset.theme = theme
  }
}
