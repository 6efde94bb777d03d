import type { OperationArgs, OperationName } from "./operations.ts"

/** The namespace (UUIDv5) of the ids of operations that stand for changes of version 0.1. */
export const version01Namespace = "f1c2f0b4-6c0e-5d53-9d4e-5d9f3f4b7c11"

/** What such an id is derived from, so that a change counts once, whether a request or an upgraded device brings it. */
export function changeOfVersion01<Name extends OperationName>(
  name: Name,
  args: OperationArgs[Name],
  at: string,
): string {
  return JSON.stringify([name, args, at])
}
