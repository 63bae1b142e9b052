/** Grid columns, shared by the rows and the header row above them. */
export const columns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_6.5rem_12rem_4.5rem_4.5rem_4rem] xl:grid-cols-[minmax(0,1fr)_6.5rem_14rem_4.5rem_4.5rem_4rem] lg:items-center lg:gap-x-3";
