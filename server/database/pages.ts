/** Yields pages of rows; `read` gets the last row of the page before, and returns those that follow it. */
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
