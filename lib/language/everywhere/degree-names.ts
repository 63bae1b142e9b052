/** What the levels of degrees are called to a recruiter, from 0 to 5, one to a line. */
export const degreeNames = `
  no degree
  school leaving certificate
  vocational or associate degree
  bachelor's degree
  master's degree
  doctorate
`;
