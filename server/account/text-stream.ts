import type { Turn } from "./export-queue.ts"

const encoder = new TextEncoder()

export class StalledError extends Error {}

/**
 * Streams pieces of text. It fails after an error or after `stallMs` unread, so that a part never passes for the whole.
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  { make, end }: Turn,
  stallMs: number,
  onBroken: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let stall: NodeJS.Timeout | undefined
  let hasEnded = false

  function finish() {
    hasEnded = true
    clearTimeout(stall)
    end()
    return pieces.return(undefined)
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    clearTimeout(stall)
    try {
      const { done, value } = await make(() => pieces.next())
      if (hasEnded) return
      if (!done) controller.enqueue(encoder.encode(value))
      else controller.close()
      if (done) await finish()
      else stall = setTimeout(() => breakOff(controller, new StalledError()), stallMs).unref()
    } catch (error) {
      if (!hasEnded) breakOff(controller, error)
    }
  }

  function breakOff(controller: ReadableStreamDefaultController<Uint8Array>, error: unknown) {
    void finish()
    onBroken(error)
    controller.error(new Error("The answer was broken off."))
  }

  return new ReadableStream({ pull, cancel: async () => void (await finish()) }, { highWaterMark: 0 })
}
