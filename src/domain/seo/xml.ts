/** Returns an XML element that holds a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Returns a text for XML, in an element or in an attribute between double quotation marks. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
