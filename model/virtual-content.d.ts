declare module "virtual:content" {
  const content: import("./read-content.server.ts").Content;
  export default content;
}
