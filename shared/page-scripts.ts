/**
 * Address of a page's script together with its sheet, for a page opened by a click: both addresses carry a hash of their
 * content, and so does this one.
 * @param module address of the script alone, ending with `.js`
 * @param sheet address of the sheet, ending with its hash of eight characters and `.css`
 */
export function scriptWithSheet(module: string, sheet: string): string {
  return `${module.slice(0, -".js".length)}-${sheet.slice(-"12345678.css".length, -".css".length)}.js`;
}
