import { AsyncLocalStorage } from "node:async_hooks"

const written = new AsyncLocalStorage<string | undefined>()

/** The six-digit code for the mail that is being written; undefined if the browser did not ask for one. */
export function codeOfMail(): string | undefined {
  return written.getStore()
}

/** Makes a code available to every mail that the auth library writes while `mail` runs. */
export function writeWithCode<Result>(code: string | undefined, mail: () => Promise<Result>): Promise<Result> {
  return written.run(code, mail)
}
