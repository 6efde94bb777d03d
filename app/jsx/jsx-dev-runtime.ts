import { jsxDEV as reactJsxDev } from "react/jsx-dev-runtime"
import { hasManyChildren, withTextsInElements } from "./texts-in-elements.ts"

export type { JSX } from "react/jsx-dev-runtime"
export { Fragment } from "react/jsx-dev-runtime"

export const jsxDEV: typeof reactJsxDev = (type, props, key, isStatic, ...rest) => {
  const own = withTextsInElements(type, props, isStatic)
  return reactJsxDev(type, own, key, isStatic && hasManyChildren(own), ...rest)
}
