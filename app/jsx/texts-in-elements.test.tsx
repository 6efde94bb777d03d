import { Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

const html = (node: ReactNode) => renderToStaticMarkup(node)
const [none, some, minutes]: (string | false | number)[] = [false, "sim", 10]

test("an element with nothing but a text, or texts, has that alone", () => {
  expect(html(<p>{some}</p>)).toBe("<p>sim</p>")
  expect(
    html(
      <p>
        {some}: {minutes} min
      </p>,
    ),
  ).toBe("<p>sim: 10 min</p>")
  expect(html(<option>{none || minutes}</option>)).toBe("<option>10</option>")
})

test("a text beside an element, or beside what may come, has one of its own", () => {
  const bold = <b>sim</b>
  expect(
    html(
      <p>
        {none && bold}
        {some}, {minutes} {bold}!
      </p>,
    ),
  ).toBe("<p><span>sim, 10 </span><b>sim</b><span>!</span></p>")
})

test("a text in a list or a fragment has one too, and what parts two elements has none", () => {
  const list = ["um", <b key="b">dois</b>]
  expect(html(<p>{list}</p>)).toBe("<p><span>um</span><b>dois</b></p>")
  expect(html(<Fragment key="one">{some}</Fragment>)).toBe("<span>sim</span>")
  expect(
    html(
      <p>
        {list} <i>três</i>
      </p>,
    ),
  ).toBe("<p><span>um</span><b>dois</b> <i>três</i></p>")
})

test("a text that comes or goes leaves the elements after it in their places", () => {
  const at = (text: string | false) =>
    (
      <p>
        {some}
        {text}
        <b />
      </p>
    ).props.children.length
  expect(at("mais")).toBe(at(false))
})
