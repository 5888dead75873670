/** `page-form.tsx` of a site with one language, where every page is below the same base. */
export { Form as PageForm } from "react-router";
