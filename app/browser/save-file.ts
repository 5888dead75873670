/** Lets the browser save a text that was made here. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
