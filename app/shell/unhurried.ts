const leastWaitMs = 1000

/** An answer that comes after a second at the earliest, so that what happened can be taken in. */
export async function unhurried<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [settled] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, leastWaitMs))])
  return settled
}
