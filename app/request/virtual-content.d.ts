declare module "virtual:content" {
  const content: import("#model/content.server.ts").Content;
  export default content;
}
