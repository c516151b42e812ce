export const saveJson = (name: string, data: unknown): void =>
  saveFile(name, 'application/json', JSON.stringify(data, null, 2));

/** GridInput the browser a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
