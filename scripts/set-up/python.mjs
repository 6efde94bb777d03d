/** It has Debian's modules. */
export const pythonOfSystem = "/usr/bin/python3"
