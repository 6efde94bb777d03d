import type { Turn } from "./export-queue.ts"

const encoder = new TextEncoder()

/** The client has read nothing for too long. */
export class StalledError extends Error {}

/**
 * Streams a text, making each piece once the client has read the previous one. When a piece cannot be made, or none has
 * been read for `stallMs`, the stream fails, so that nobody mistakes a part for the whole.
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
    // The HTTP server logs this error.
    controller.error(new Error("The answer was broken off."))
  }

  return new ReadableStream({ pull, cancel: async () => void (await finish()) }, { highWaterMark: 0 })
}
