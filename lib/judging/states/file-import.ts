/** The provider name of imports from files: there is no API to call. */
export const fileImport = "csv";
