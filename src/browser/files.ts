/** Offers a text to the visitor as a file to save. */
export function saveTextFile(name: string, text: string, type = 'text/plain'): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Offers a file to the visitor to save. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after asking where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
