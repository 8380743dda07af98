declare module "boards" {
  export const boards: Record<string, () => Promise<import("./board").BoardModule>>;
}
declare module "covers" {
  export const covers: Record<string, import("./cover").CoverData | undefined>;
}
