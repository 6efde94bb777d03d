/** Debian installs Python modules for this Python only. */
export const pythonOfSystem = "/usr/bin/python3"
