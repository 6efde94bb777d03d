import { globSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, it } from "vitest"

/**
 * Files whose patterns contain words of a language, each with the reason why the words are not a list in `content/`.
 */
const exceptions: Readonly<Record<string, string>> = {
  "evolution/body-measures.ts": "units between the figures of a weight or height that she types",
  "evolution/numbers.ts": "our own texts and names that show a number",
  "marked-text.ts": "marks in our own texts",
  "phrases.ts": "articles and conjunctions around a word that is taken out of what she wrote",
  "plan/cooking/cooked.ts": "names of keys",
  "privacy/bring-in/export-file.ts": "a field of the export",
  "privacy/policy.ts": "an address that stands for a policy",
  "profile/answer-birth-date.ts": "units, months and their grammar around figures",
  "profile/answer-budget.ts": "currencies and their grammar around figures",
  "profile/answer-minutes.ts": "units and their grammar around figures",
  "recipes/step-amounts.ts": "the wording of our own recipes",
  "regional-prose.ts": "the grammar of our own texts in Spanish",
  "regional-title.ts": "the grammar of our own titles in Spanish",
  "reminders/push-subscription.ts": "names of hosts",
  "safety/reading.ts": "English words whose letters are told apart before the text is folded",
  "understanding/features.ts": "what the models were trained without",
  "understanding/message-language.ts": "endings by which a language is told",
}

it("no pattern has a word of a language: what she may say is data in content/, by meaning and language", () => {
  const paths = globSync("domain/**/*.ts").filter((path) => !path.endsWith(".test.ts"))
  const found = paths.filter((path) => wordsIn(path).length > 0).map((path) => path.replaceAll("\\", "/").slice(7))
  expect(found.toSorted()).toEqual(Object.keys(exceptions))
})

/** The runs of four or more letters in a file's patterns, including patterns that are built from strings. */
function wordsIn(path: string): string[] {
  const words: string[] = []
  const read = (node: ts.Node) => {
    const source = sourceOf(node)
    if (source === undefined) ts.forEachChild(node, read)
    else words.push(...(source.replace(noWord, " ").match(/\p{L}{4,}/gu) ?? []))
  }
  read(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true))
  return words
}

/** Parts of a pattern that are no words: names of groups and properties, escapes, and the letters of a class. */
const noWord = /\(\?<\w+>|\\p\{[\w=]+\}|\\.|\[(?:\\.|[^\]\\])*\]/g

/** The source of a pattern without the expressions inserted into it; undefined for a node that is no pattern. */
function sourceOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/\/\w*$/, "")
  const text = textOf(node)
  if (text === undefined) return undefined
  const isOfRegExp = ts.isNewExpression(node.parent) && node.parent.expression.getText() === "RegExp"
  return isOfRegExp || /\(\?|\\[bdsw]|\\p\{/.test(text) ? text : undefined
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" ")
}
