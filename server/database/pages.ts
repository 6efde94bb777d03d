/** `read` returns what follows the last row. */
export async function* inPages<Row>(
  rowsOfPage: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page: Row[] = []
  do {
    page = await read(page.at(-1))
    yield page
  } while (page.length === rowsOfPage)
}
