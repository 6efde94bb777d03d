/** Debian's modules are installed for this Python only. */
export const pythonOfSystem = "/usr/bin/python3"
