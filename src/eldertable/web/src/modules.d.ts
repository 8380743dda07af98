declare module "icon:*" {
  const icon: { body: string; size: number };
  export default icon;
}
declare module "boards" {
  export const boards: Record<string, () => Promise<import("./board").BoardModule>>;
}
declare module "covers" {
  export const covers: Record<string, { icon: { body: string; size: number }; ground: string; ink: string } | undefined>;
}
declare module "*.css" {
  const text: string;
  export default text;
}
