import { type ElementType, Fragment, type Key, type ReactNode } from "react"
import { jsx } from "react/jsx-runtime"

/**
 * React can neither remove nor change a text that a translator, reader or extension has replaced beside siblings: the
 * page fails or keeps its old words. `isStatic`: JSX lists the children, which keep their places.
 */
export function withTextsInElements(type: ElementType, props: unknown, isStatic = false): object {
  const own = withOwnTexts(type, props as WithChildren, isStatic)
  // Rendered anew, a rewritten page would lose what she has typed, and its theme.
  return type !== Fragment && isText(own.children) ? { ...own, suppressHydrationWarning: true } : own
}

type WithChildren = { children?: ReactNode }

function withOwnTexts(type: ElementType, given: WithChildren, isStatic: boolean): WithChildren {
  const { children } = given
  if (!Array.isArray(children)) {
    return type === Fragment && isText(children) ? { children: inElement(children, 0, true) } : given
  }
  const own = isStatic ? joinTexts(children) : children
  const [first, ...others] = own.filter((child) => !isNothing(child))
  const isAlone = isStatic && isText(first) && others.length === 0 && type !== Fragment
  return { ...given, children: isAlone ? first : own.map((child, index) => inElement(child, index, isStatic)) }
}

export function hasManyChildren(props: { children?: ReactNode }) {
  return Array.isArray(props.children)
}

function joinTexts(children: readonly ReactNode[]): ReactNode[] {
  const joined = [...children]
  let firstText: number | null = null
  for (const [index, child] of children.entries()) {
    if (isNothing(child)) continue
    if (!isText(child)) firstText = null
    else if (firstText === null) firstText = index
    else {
      joined[firstText] = `${joined[firstText]}${child}`
      joined[index] = null
    }
  }
  return joined
}

function inElement(child: ReactNode, key: Key, isStatic: boolean): ReactNode {
  if (Array.isArray(child)) return child.map((each, index) => inElement(each, index, false))
  // What only parts two elements has no words to be replaced.
  if (!isText(child) || !String(child).trim()) return child
  return jsx("span", { children: child, suppressHydrationWarning: true }, isStatic ? undefined : key)
}

function isText(child: ReactNode): child is string | number {
  return typeof child === "number" || (typeof child === "string" && child !== "")
}

function isNothing(child: ReactNode) {
  return child === null || child === undefined || typeof child === "boolean" || child === ""
}
