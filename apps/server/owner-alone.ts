/** What this process writes is for the user who runs it, whatever the shell says: databases, pictures, letters, copies. */
export const writeForOwnerAlone = (): void => void process.umask(0o077);
