/** 30 minuti, 1 ora, 1 ora e 30 minuti. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inHours = hours === 1 ? '1 ora' : `${hours} ore`;
  if (hours === 0) return `${rest} minuti`;
  return rest === 0 ? inHours : `${inHours} e ${rest} minuti`;
}
