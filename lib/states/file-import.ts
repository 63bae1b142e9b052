/** The provider under which imports from files are kept: there is nobody to call. */
export const fileImport = "csv";
