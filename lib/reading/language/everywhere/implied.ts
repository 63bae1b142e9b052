/** Implications between concepts, "general: special, special": a special one implies the general, never reverse. */
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
  Cloud computing: Amazon Web Services, Microsoft Azure, Google Cloud Platform, Serverless computing,
    Cloud migration
  Containers: Kubernetes, Docker, Amazon ECS
  Infrastructure as code: Terraform, CloudFormation, Pulumi
  Continuous integration: Jenkins, CircleCI, TeamCity
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
  Amazon Web Services: Amazon S3, Amazon EC2, AWS Lambda, Amazon EKS, Amazon ECS, Amazon RDS, CloudFormation
  Data storage: Network attached storage, Storage area network
  Software engineering: Back-end development, Front-end development, Full-stack development, Mobile development,
    Web development
  Back-end development: Full-stack development
  Front-end development: Full-stack development, React, Angular, Vue
  Virtualization: VMware, Hyper-V
  Nursing: Registered nurse, Licensed practical nurse, Certified nursing assistant, Wound care,
    Medication administration, Palliative care, Intensive care, Elderly care
  Adobe Creative Cloud: Photoshop, Illustrator, InDesign
  Microsoft Office: Excel, Word, PowerPoint, Outlook
  Cardiopulmonary resuscitation: Basic life support
  Sales: Account management, Field sales, Inside sales, Telesales, Customer acquisition, Upselling,
    Sales management, Car sales, Sales representative
  Digital marketing: Search engine optimization, Search engine marketing, Online advertising
  Accounting: Accounts payable, Accounts receivable, General ledger, Month-end close, Bank reconciliation,
    Cost accounting, Consolidated accounts, Financial reporting, Certified public accountant, DATEV, AFAS,
    Exact Online, Sage, Cegid, QuickBooks, Xero, Twinfield
  Computer literacy: Microsoft Office
  Driving licence: Commercial driver's license, Truck driver, Delivery driving
  Project management: Project Management Professional, Construction site management
  Teaching: Classroom management, Lesson planning, Special education, Early childhood education, Tutoring,
    Art education, Differentiated instruction, Student assessment
  Process improvement: Lean manufacturing, Six Sigma
  Leadership: Sales management, Kitchen management, Construction site management
  Training others: Mentoring
  Interpersonal skills: Conflict resolution
  Communication: Public speaking, Active listening
  Teamwork: Working across teams
  Cooking: Kitchen management
  Food safety: Food preparation
  Patient care: Registered nurse, Nursing, Certified nursing assistant, Licensed practical nurse, Wound care,
    Personal care, Vital signs, Medication administration
  Group fitness: Yoga and pilates
  Health and safety: Scaffolding
  Construction: Construction site management, Concrete work, Masonry, Roofing, Scaffolding, Drywall, Earthworks
  Financial analysis: Financial modelling, Financial planning and analysis, Company valuation
  Financial planning and analysis: Management accounting
  Accounts receivable: Debt collection
  Compliance: Anti-money laundering, Know your customer, Data protection
  Legal advice: Litigation
  Litigation: Court representation
  Vehicle repair: Engine repair, Brake repair, Auto body repair, Vehicle diagnostics
  Mechanic: Vehicle repair
  Graphic design: Typography, Layout design, Packaging design
  User experience: User research, Prototyping
  Video production: Animation
  Human resources: Recruiting, Employee relations, Compensation and benefits, Performance management,
    Personnel administration, Personnel development
  Marketing: Campaign management
  Online advertising: Search engine marketing
  Public relations: Press releases, Media relations, Crisis communication, Corporate communications
  Customer acquisition: Lead generation
  Business development: Partnerships, Market entry
  Customer service: Complaint handling
  Serverless computing: AWS Lambda, Azure Functions, Cloud Functions
  Kubernetes: Amazon EKS, Azure Kubernetes Service, Google Kubernetes Engine, OpenShift, Helm
  Microsoft Azure: Azure Kubernetes Service, Azure Functions, Azure DevOps
  Google Cloud Platform: Google Kubernetes Engine, Cloud Functions, BigQuery
  System administration: Active Directory, Windows Server
  Python: Django, Flask, FastAPI, pandas, NumPy
  PHP: Laravel, Symfony
  Java: Spring
  Ruby: Ruby on Rails
  JavaScript: React, Angular, Vue, Node.js
  Computer-aided design: CATIA, Creo, SolidEdge
  Warehousing: Order picking, Shipping and receiving, Forklift operation
  Mechanical engineering: Finite element analysis, Hydraulics and pneumatics
  Crop production: Greenhouse work, Harvesting, Viticulture
  Flight operations: Flight planning
  Theatre: Stage management
  Payroll: Silae, Nmbrs, Loket, ADP
`;
