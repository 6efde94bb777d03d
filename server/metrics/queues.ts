export type Queues = ReturnType<typeof createQueues>
type QueueName = "password_hashes" | "exports"

/** Collects the length of each queue of this process, running work included. */
export function createQueues() {
  const lengths = new Map<QueueName, () => number>()
  return {
    watch: (name: QueueName, length: () => number) => void lengths.set(name, length),
    read: (): [QueueName, number][] => [...lengths].map(([name, length]) => [name, length()]),
  }
}
