import { type ElementType, Fragment, type Key, type ReactNode } from "react"
import { jsx } from "react/jsx-runtime"

/**
 * Wraps texts that have siblings in elements of their own. If a translator, reader or extension replaces such a text,
 * React can neither remove nor change it, so the page crashes or keeps the old words. `isStatic` means that the JSX
 * lists the children, so they never change places.
 */
export function withTextsInElements(type: ElementType, props: unknown, isStatic = false): object {
  const own = withOwnTexts(type, props as WithChildren, isStatic)
  // If a text was rewritten, React must not render the page again, because typed text and the theme would be lost.
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
  // White space between two elements contains no words to be replaced.
  if (!isText(child) || !String(child).trim()) return child
  return jsx("span", { children: child, suppressHydrationWarning: true }, isStatic ? undefined : key)
}

function isText(child: ReactNode): child is string | number {
  return typeof child === "number" || (typeof child === "string" && child !== "")
}

function isNothing(child: ReactNode) {
  return child === null || child === undefined || typeof child === "boolean" || child === ""
}
