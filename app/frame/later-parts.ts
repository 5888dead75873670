/** Parts of the frame that hold words and links alone, which work as served: one file, which comes once the page is ready. */
export { CompanySheet } from "./company-sheet.tsx";
export { FooterColumns } from "./footer-columns.tsx";
export { MenuSheet } from "./menu-sheet.tsx";
