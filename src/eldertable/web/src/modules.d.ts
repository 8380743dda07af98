declare module "icon:*" {
  const icon: { body: string; size: number };
  export default icon;
}
declare module "boards" {
  export const boards: Record<string, () => Promise<import("./board").BoardModule>>;
}
declare module "covers" {
  export const covers: Record<string, import("./lobby/Cover").CoverData | undefined>;
}
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.webp" {
  const address: string;
  export default address;
}
