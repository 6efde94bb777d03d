import { jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime"
import { hasManyChildren, withTextsInElements } from "./texts-in-elements.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "react/jsx-runtime"

export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, withTextsInElements(type, props), key)

export const jsxs: typeof reactJsxs = (type, props, key) => {
  const own = withTextsInElements(type, props, true)
  return hasManyChildren(own) ? reactJsxs(type, own, key) : reactJsx(type, own, key)
}
