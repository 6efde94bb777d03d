/** All rows of a list, so many at a time; `read` gives those that come after the last one of the page before. */
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
