/** An invented job and invented CVs for tests: no real people. */
export const job = {
  title: "Backend Developer",
  description: `Job title: Backend Developer

About the role
You will build and run the order services of a growing online shop together with four other developers.

Requirements
- At least 4 years of experience as a Backend Developer
- Solid knowledge of Java and PostgreSQL in production systems
- Experience with Kubernetes
- Good written communication with colleagues and suppliers

Nice to have
- Experience with Terraform
`,
};

export const strong = `Name: Robin Example
Email: robin.example@example.org

Experience
Backend Developer, Nordwind GmbH (2016 - 2022)
- Built order services in Java on PostgreSQL
- Moved the shop to Kubernetes with Terraform
- Wrote the guides that suppliers work from; clear written communication

Education
BSc Computer Science (2012 - 2015)
`;

export const weak = `Name: Robin Example
Email: robin.example@example.org

Experience
Backend Developer, Nordwind GmbH (2020 - 2022)
- Kept order services running

Education
BSc Computer Science (2012 - 2015)
`;
