declare module "icon:*" {
  const icon: { body: string; size: number };
  export default icon;
}
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.webp" {
  const address: string;
  export default address;
}
