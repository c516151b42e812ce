/** Makes new files (databases, pictures, letters, backups) readable by the process's user only, whatever the shell's umask. */
export const restrictNewFiles = (): void => void process.umask(0o077);
