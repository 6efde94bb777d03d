import { AsyncLocalStorage } from "node:async_hooks"

const written = new AsyncLocalStorage<string | undefined>()

/** The code for the mail that is being written; undefined where no browser has asked for one. */
export function codeOfMail(): string | undefined {
  return written.getStore()
}

/** Hands a code to whatever the library mails meanwhile. */
export function writeWithCode<Result>(code: string | undefined, mail: () => Promise<Result>): Promise<Result> {
  return written.run(code, mail)
}
