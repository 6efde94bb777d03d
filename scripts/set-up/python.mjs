/** The Python of the system is used, because Debian installs Python modules for no other. */
export const pythonOfSystem = "/usr/bin/python3"
