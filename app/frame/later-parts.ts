/** Parts of the frame with text and links only, which work before hydration. One chunk, loaded once the page is ready. */
export { CartTool } from "./cart-tool.tsx";
export { CompanySheet } from "./company-sheet.tsx";
export { FooterColumns } from "./footer-columns.tsx";
export { MenuSheet } from "./menu-sheet.tsx";
