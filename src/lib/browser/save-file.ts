/** Downloads a file in the browser. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads the URL after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
