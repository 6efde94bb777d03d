import typescript from "typescript"

/** Marks such as `biome-ignore` and `*` count for nothing. */
export function commentWords(path, text) {
  const comments = path.endsWith(".css") ? (text.match(/\/\*.*?\*\//gs) ?? []) : commentsIn(path, text)
  return comments.join("\n").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}

/** In a string or between tags `//` begins none. */
function commentsIn(path, text) {
  const kind = /\.tsx$/.test(path) ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS
  const file = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true, kind)
  const found = new Map()
  visit(file)
  return [...found.values()]

  function visit(node) {
    const ranges = node.kind === typescript.SyntaxKind.JsxText ? [] : rangesAround(node)
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end))
    for (const child of node.getChildren(file)) visit(child)
  }

  function rangesAround(node) {
    const leading = typescript.getLeadingCommentRanges(text, node.pos) ?? []
    return node.kind === typescript.SyntaxKind.EndOfFileToken || node.getChildCount(file) === 0
      ? [...leading, ...(typescript.getTrailingCommentRanges(text, node.pos) ?? [])]
      : leading
  }
}
