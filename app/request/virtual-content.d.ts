declare module "virtual:content" {
  const content: import("#model/read-content.server.ts").Content;
  export default content;
}
