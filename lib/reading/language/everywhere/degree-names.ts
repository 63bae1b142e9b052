/** Names of the degree levels for recruiters, from 0 to 5, one per line. */
export const degreeNames = `
  no degree
  school leaving certificate
  vocational or associate degree
  bachelor's degree
  master's degree
  doctorate
`;
