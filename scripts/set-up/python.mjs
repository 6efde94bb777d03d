/** Debian's own, which has Debian's modules, whatever else is called python3. */
export const pythonOfSystem = "/usr/bin/python3"
