import { serverEnvironment } from "../../scripts/server-process.mjs"

/** For a program that a test starts: nothing of the caller's settings, and the code that earlier starts compiled. */
export const programEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE,
}
