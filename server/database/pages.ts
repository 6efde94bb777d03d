/** Yields rows page by page. `read` gets the last row of the previous page and returns the rows that follow it. */
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
