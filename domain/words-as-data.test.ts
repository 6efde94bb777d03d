import { globSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, it } from "vitest"

/**
 * Files whose patterns contain words of a language, each with the reason why the words are not a list in `content/`.
 */
const exceptions: Readonly<Record<string, string>> = {
  "app/screens/chat/from-plan.ts": "an address of ours",
  "domain/evolution/body-measures.ts": "units between the figures of a weight or height that she types",
  "domain/evolution/numbers.ts": "our own texts and names that show a number",
  "domain/marked-text.ts": "marks in our own texts",
  "domain/phrases.ts": "articles and conjunctions around a word that is taken out of what she wrote",
  "domain/plan/cooking/cooked.ts": "names of keys",
  "domain/privacy/bring-in/export-file.ts": "a field of the export",
  "domain/privacy/policy.ts": "an address that stands for a policy",
  "domain/profile/answer-birth-date.ts": "units, months and their grammar around figures",
  "domain/profile/answer-budget.ts": "currencies and their grammar around figures",
  "domain/profile/answer-minutes.ts": "units and their grammar around figures",
  "domain/recipes/step-amounts.ts": "the wording of our own recipes",
  "domain/regional-prose.ts": "the grammar of our own texts in Spanish",
  "domain/regional-title.ts": "the grammar of our own titles in Spanish",
  "domain/reminders/push-subscription.ts": "names of hosts",
  "domain/safety/reading.ts": "English words whose letters are told apart before the text is folded",
  "domain/understanding/features.ts": "what the models were trained without",
  "domain/understanding/message-language.ts": "endings by which a language is told",
}

it("no pattern has a word of a language: what she may say is data in content/, by meaning and language", () => {
  const paths = globSync(["domain/**/*.ts", "app/chat/**/*.{ts,tsx}", "app/screens/chat/**/*.{ts,tsx}"])
  const found = paths.filter((path) => !path.includes(".test.") && wordsIn(path).length > 0)
  expect(found.map((path) => path.replaceAll("\\", "/")).toSorted()).toEqual(Object.keys(exceptions))
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
