/** What one thing shows of another, "general: special, special": the special shows the general, never the reverse. */
export const implied = `
  Observability: OpenTelemetry, Prometheus, Grafana, Datadog, New Relic
  Running services in production: On-call duty, Site reliability engineering
  Event-driven architecture: Apache Kafka, Message queues
  Logistics: Route planning
  Unit testing: Jest
  Test automation: Unit testing
  Linux: Red Hat, Ubuntu, Debian
  Spring: Spring Boot
  SQL: PostgreSQL, MySQL, Microsoft SQL Server, PL/SQL, T-SQL
  Relational databases: PostgreSQL, MySQL, Microsoft SQL Server
  Version control: Git, Subversion, Team Foundation Server
  Cloud computing: Amazon Web Services, Microsoft Azure, Google Cloud Platform
  Containers: Kubernetes, Docker
  Infrastructure as code: Terraform
  Continuous integration: Jenkins
  Agile: Scrum, Kanban, Extreme programming
  React: Next.js
  .NET: ASP.NET, ADO.NET, VB.NET
  Big data: Apache Spark, Hadoop
  NoSQL: MongoDB
  Networking: TCP/IP, Local area network, Wide area network
  Machine learning: Deep learning
  Artificial intelligence: Machine learning, Large language models
  Business intelligence: Power BI
  Data visualization: Tableau
  Software testing: Test-driven development, Unit testing, Test automation
  SAP: S/4HANA, SAP FI
  Customer relationship management: Salesforce
  Amazon Web Services: Amazon S3, Amazon EC2, AWS Lambda
  Data storage: Network attached storage, Storage area network
  Software engineering: Back-end development, Front-end development, Full-stack development, Mobile development,
    Web development
  Back-end development: Full-stack development
  Front-end development: Full-stack development
  Virtualization: VMware, Hyper-V
  Nursing: Registered nurse, Licensed practical nurse, Certified nursing assistant
  Adobe Creative Cloud: Photoshop, Illustrator, InDesign
  Microsoft Office: Excel, Word, PowerPoint, Outlook
  Cardiopulmonary resuscitation: Basic life support
  Sales: Account management
  Digital marketing: Search engine optimization, Search engine marketing
  Accounting: Accounts payable, Accounts receivable
  Computer literacy: Microsoft Office
  Driving licence: Commercial driver's license
  Project management: Project Management Professional
  Teaching: Classroom management, Lesson planning
  Process improvement: Lean manufacturing, Six Sigma
  Leadership: Supervision
  Training others: Mentoring
  Interpersonal skills: Conflict resolution
  Communication: Public speaking, Writing, Active listening
  Teamwork: Working across teams
  Writing: Documentation
`;
