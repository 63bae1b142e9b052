import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {
  knowledge: `
    Shell scripting: bash, unix shell, ksh
    NoSQL: no sql
    Relational databases: rdbms
    Containers:
    Cloud computing: cloud, cloud infrastructure, cloud services
    Infrastructure as code: IAC
    On-call duty: on call, oncall
    Incident analysis: blameless review, blameless retrospectives, postmortem, post-mortem, incident review,
      incident response, incident management, incident reports, incident reporting software, each incident,
      after incidents
    Observability: monitoring and alerting, alerting, tracing
    Event-driven architecture: event driven, event-driven systems, event-driven services, event-based,
      event streaming, message-driven, message broker
    Continuous integration: ci/cd, cicd, continuous delivery, continuous deployment, github actions, gitlab ci,
      deployment pipelines
    DevOps: dev ops
    Running services in production: services in production, running production services, production services,
      production systems, systems in production, runs it in production
    Database tuning: query tuning, query optimization, index tuning, slow queries, tuned queries
    OpenStack: open stack
    CloudFormation: cloud formation
    Route planning: route optimization, tour planning, vehicle routing
    Transport: transportation, ride-hailing, freight
    Version control: source control, versioning systems
    Web services: webservices
    Application programming interfaces: API, apis
    Microservices: micro services
    Message queues: MQ, rabbitmq, activemq, message-oriented middleware
    Object-oriented programming: OOP, oo programming, object oriented, ood
    Software development life cycle: SDLC, software delivery lifecycle, software development lifecycle,
      software lifecycle, software life cycle
    Test-driven development: TDD
    Unit testing: junit, nunit, pytest
    User acceptance testing: UAT, acceptance testing
    Quality assurance: QA
    Test automation: automated testing, integration tests, end-to-end tests, test coverage
    Software testing:
    User experience: UX, ux design, user experience design
    User interface: UI, ui design, user interface design, gui
    Front-end development: front end, frontend
    Back-end development: back end, backend, server-side development, server-side
    Full-stack development: full stack, fullstack
    Responsive design: responsive web design
    Multithreading: multi threading, concurrency
    Object-relational mapping: ORM
    Machine learning: ML
    Artificial intelligence: AI
    Deep learning: neural networks
    Natural language processing: NLP
    Large language models: LLM, generative ai, genai
    Data science: data scientist
    Data analysis: analyzing data
    Data warehousing: dwh, edw
    Data visualization:
    Data modeling:
    Big data: bigdata
    Extract, transform, load: ETL, elt
    Business intelligence: BI
    Operating systems: OS
    Virtualization:
    Networking: computer networks, network administration, lan wan
    Voice over IP: voip
    Local area network: LAN
    Wide area network: WAN
    Virtual private network: VPN
    CCIE: cisco certified internetwork expert
    Data storage: storage systems, storage solutions
    Network attached storage: nas storage
    Storage area network: san storage
    Extreme programming:
    Amazon EC2: ec2, elastic compute cloud
    AWS Lambda: amazon lambda
    A/B testing: ab testing, split testing, multivariate testing, MVT
    Telecommunications: telecom
    Firewalls:
    Information security: cybersecurity, cyber security, infosec, it security
    Penetration testing: pen testing, pentesting
    Identity and access management: IAM
    Site reliability engineering: SRE, service level objectives, SLO, error budgets
    Agile: agile methodology, agile development
    Help desk: helpdesk, IT support, service desk, technical support, desktop support
    Troubleshooting: trouble shooting
    Content management system: CMS
    E-commerce: ecommerce, online shop
    Internet of things: IOT
    Embedded systems: embedded software, embedded
    Field-programmable gate array: FPGA
    Programmable logic controller: PLC
    Application lifecycle management: ALM
    Business process management: BPM
    Robotic process automation: RPA
    Model-view-controller: MVC
    Computer literacy: computer skills, computer proficiency, computer knowledge, computer usage
    Software engineering: software development, software engineer
    Web development: web programming
    Mobile development: mobile apps, mobile app development
    Programming: coding
    Customer relationship management: CRM
    Enterprise resource planning: ERP
    Human resources: HR
    Human resource information system: HRIS
    Recruiting: talent acquisition
    Onboarding: new hire orientation
    Payroll:
    Generally accepted accounting principles: GAAP, us gaap
    IFRS: international financial reporting standards
    Accounting: bookkeeping
    Accounts payable: A/P
    Accounts receivable: A/R
    Financial planning and analysis: fp&a, FPA
    Financial analysis:
    Budgeting: budget management, budget planning
    Financial reporting: financial statements
    Certified public accountant: CPA
    Taxation: tax
    Auditing:
    Sarbanes-Oxley: sox
    Anti-money laundering: AML
    Know your customer: KYC
    Bank Secrecy Act: BSA
    Risk management:
    Compliance: regulatory compliance
    Cost reduction: cost cutting, cost savings, reducing costs
    Procurement: purchasing
    Supply chain management: supply chain
    Logistics:
    Inventory management: inventory control, stock control, stock management
    Warehousing:
    Search engine optimization: SEO
    Search engine marketing: SEM, google ads, adwords, google adwords
    Social media: social networks, social media marketing
    Digital marketing: online marketing, internet marketing
    Content creation: content marketing
    Public relations: PR
    Research and development:
    Mergers and acquisitions:
    Profit and loss:
    Market research:
    Sales: selling
    Business development:
    Account management: key account management, key account
    Business-to-business: b2b
    Business-to-consumer: b2c
    Lead generation: prospecting, cold calling
    Customer service: client service, customer support, client support, customer care, people service, guest service,
      customer assistance
    Call center: call centre, contact center, contact centre
    Key performance indicators: KPI, kpis
    Point of sale: POS
    Cash handling: cash management, handling cash, cashiering
    Merchandising: visual merchandising
    Project management: managing projects, project coordination
    Project Management Professional: PMP
    Program management:
    Product management:
    Change management:
    Stakeholder management: stakeholder engagement, managing stakeholders
    Business analysis: business analyst, requirements analysis
    Business process outsourcing: BPO
    Process improvement: continuous improvement, kaizen, process optimization
    Six Sigma: lean six sigma, 6 sigma
    Lean manufacturing: lean production, lean management
    Quality control: QC, quality inspection
    Quality management:
    Strategic planning: strategy development
    Scheduling: schedule management
    Data entry: data input, keyboarding
    Record keeping: recordkeeping, maintaining records, records management
    Clerical work: administrative support, office administration, administrative tasks
    Technical writing: technical documentation
    Copywriting: copy writing
    Graphic design:
    Adobe Creative Cloud: adobe creative suite, creative suite, adobe cs, creative cloud
    Microsoft Office: ms office, office suite, office 365, office365, o365, microsoft 365
    Computer-aided design: CAD, autocad, auto cad, solidworks
    Computer-aided manufacturing: CAM
    Computer numerical control: CNC
    Building information modeling: BIM, revit
    Blueprint reading: reading blueprints, interpreting blueprints, technical drawings, blueprints, schematics
    Heating, ventilation and air conditioning: HVAC
    Electronic health records: EHR, emr, electronic medical records
    Registered nurse: RN
    Licensed practical nurse: LPN, lvn
    Certified nursing assistant: CNA
    Nursing: nursing care
    Patient care: care of patients, patient caring
    Medical terminology: medical terms
    Medical coding: icd-10, cpt coding
    Cardiopulmonary resuscitation: cpr
    Basic life support: BLS
    Advanced cardiac life support: ACLS
    First aid:
    Emergency medical technician: EMT
    Health and safety: occupational safety, osha, workplace safety, safety regulations, safety procedures,
      safety protocols, safety standards, safety practices, safety guidelines
    Food safety: food hygiene, haccp, food handling
    Cooking: culinary, cookery
    Food preparation: preparing food, food prep
    Housekeeping: cleaning services, cleaning duties
    Teaching:
    Curriculum development: curriculum design, curriculum planning
    Classroom management: managing classrooms
    Lesson planning:
    Child care: childcare
    Counseling:
    Social work:
    Legal research:
    Contract management: contract administration
    Equipment maintenance: maintaining equipment, machine maintenance, maintenance of equipment
    Preventive maintenance:
    Equipment operation: operating equipment, operating machinery, machine operation, machinery operation,
      operation of machinery
    Forklift operation: forklift, forklift driving
    Right to work: work permit, work authorization, eligible to work, eligibility to work, authorized to work
    Driving licence: driver's license
    Commercial driver's license: CDL
    Welding:
    Electrical systems: electrical wiring, Electrician
    Plumbing:
    Carpentry: woodworking
    Hand tools: power tools, hand and power tools
    Mathematics: math, arithmetic, numerical, numeracy
    Event planning: event management, event coordination
    Research:
    Statistics: statistical analysis
    Translation: translation services, interpreting languages
    Foreign languages: language skills
    English:
    German:
    French:
    Spanish:
    Portuguese:
    Italian:
    Dutch:
    Polish:
    Russian:
    Turkish:
    Arabic:
    Chinese: mandarin
    Japanese:
    Product knowledge: knowledge of products, knowledge of the products
    Root cause analysis: RCA
    Subject matter expert: SME
    Request for proposal: RFP
    Chief executive officer: CEO
    Chief financial officer: CFO
    Chief technology officer: CTO
    Vice president: VP
    Master of Business Administration: MBA
    Sales representative: sales rep, salesperson, sales person
    Truck driver: lorry driver, truck operator
    Waiter: waitress
    Cashier:
    Receptionist:
    Mechanic:
  `,
  traits: `
    Communication: verbal communication, written communication, oral communication, verbal, oral expression,
      oral comprehension, written and verbal, verbal and written
    Active listening: listening, attentive listening
    Teamwork: team work, part of a team, member of a team, team environment, team player, collaboration, cooperation,
      team oriented, working in a team, work in teams, working with others, cross-functional
    Interpersonal skills: interpersonal, people skills, relationship building, building relationships, social skills
    Problem solving: solving problems, resolve problems, problem resolution, complex problem solving
    Critical thinking: critical reasoning, think critically
    Analytical thinking: analytical mind, analytical mindset, deductive reasoning, inductive reasoning,
      logical thinking, logical reasoning
    Decision making: decision maker, making decisions, make decisions, judgment, sound judgment,
      judgment and decision making
    Time management: managing time, prioritization, meeting deadlines, tight deadlines, strict deadlines,
      deadline-driven, timeliness, punctuality, punctual
    Organizational skills: organizational, organisational, organizational abilities, well organized, organised
    Multitasking: multi tasking, juggling multiple, multiple tasks, handle multiple, simultaneous tasks,
      several tasks, multiple projects
    Attention to detail: detail-oriented, eye for detail, meticulous, meticulousness, detail-focused, attentiveness,
      thoroughness, accuracy
    Adaptability: adaptable, adapting to, flexible, flexibility, versatile
    Creativity: creative thinking, innovative, originality, imaginative
    Conflict resolution: conflict management, resolving conflicts, mediation, dispute resolution
    Stress management: managing stress, handling stress, work under pressure, under pressure, stress tolerance,
      stress resistance, stress handling, calm under pressure, stressful situations, high-pressure
    Patience: patient and, being patient
    Empathy: empathetic, compassion, compassionate, caring attitude
    Independence: work independently, independent work, self-directed, autonomous, autonomy, unsupervised,
      without supervision, minimal supervision, minimum supervision
    Initiative: proactive, self-starter, self-motivated
    Reliability: reliable, dependable
    Customer orientation: customer focus, customer-focused, client-focused, service orientation
    Physical stamina: stamina, physical strength, physical endurance, physical fitness, physically fit,
      physical ability, physically demanding, heavy lifting, physical strength and stamina
    Manual dexterity: dexterity, hand-eye coordination, arm-hand steadiness, finger dexterity, steady hands
    Learning ability: active learning, active learner, learner, ability to learn, continuous learning,
      willingness to learn, learning strategies, quick learner, fast learner
    Social perceptiveness: perceptive, social awareness, socially perceptive
    Closeness to users: close to the people who use, close to our users, close to customers, close to users,
      user interviews, customer visits, visit customers, support calls, support line, usability tests
    Working across teams: across team borders, across teams, across team boundaries, other teams, several teams,
      teams across, cross-team
    Honesty: integrity, ethical, trustworthy
  `,
  practices: `
    Writing: writing abilities
    Public speaking: speaking, presenting, presentation skills, giving presentations, gave presentations,
      delivering presentations, holding presentations, speech delivery
    Leadership: leading teams, leading a team, team leadership, team lead, leadership skills
    Supervision: supervising, supervisory, overseeing, oversee
    Mentoring: mentors someone, help each other grow, helping others grow, mentoring engineers, coaching, mentor
    Training others: staff training, training staff, employee training
    Negotiation: bargaining, persuasion, persuading
    Reading comprehension: reading skills, read and understand, comprehending written
    Confidentiality: confidential, discretion, data privacy
    Coordination:
    Monitoring: monitor
    Documentation: documenting, write things down, design documents, decision records, written decisions,
      documents every, runbooks
    Finding causes: fix causes, fixing causes, fixes causes, root causes, causes rather than symptoms, blameless,
      post-mortem culture
    Simplifying: simplify, simplification, simpler, leave things simpler, removing code, deleted code, retired,
      decommissioned
    Delegation:
  `,
};
