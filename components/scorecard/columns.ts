/** Shared by the rows and the line of column names above them. */
export const columns =
  "md:grid md:grid-cols-[minmax(0,1fr)_6.5rem_8.5rem_4.5rem_4.5rem_4rem] xl:grid-cols-[minmax(0,1fr)_6.5rem_14rem_4.5rem_4.5rem_4rem] md:items-center md:gap-x-3";
