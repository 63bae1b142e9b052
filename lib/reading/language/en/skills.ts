/** How a language spells skills and behaviour. */
export const skills = {
  /** Knowledge, certificates and fields of experience. */
  knowledge: `
    // Kitchen and restaurant
    Food safety: food hygiene, haccp, food handling, food safety standards, ServSafe, allergen management
    Cooking: culinary, cookery, prepared meals, line cook, chef de partie
    Food preparation: preparing food, food prep, mise en place
    Menu planning: menu design, menu development, menu creation, creating menus, planning menus
    Plating: food presentation, plate presentation, garnishing
    Baking and pastry: baking, pastry, pastry making, confectionery
    Butchery: meat cutting, butchering, meat processing
    Food cost control: food cost, portion control, menu costing
    Kitchen management: managing a kitchen, running a kitchen, kitchen operations
    Catering:
    Banquets: banqueting, banquet service
    Food and beverage service: food and beverage, food service, table service, waiting tables, serving guests
    // Nursing and healthcare
    Electronic health records: EHR, emr, electronic medical records
    Registered nurse: RN, staff nurse
    Certified nursing assistant: CNA, nursing assistant, nurse's aide, healthcare assistant
    Patient care: care of patients, patient caring
    Wound care: wound management, wound dressing, dressing changes, changing dressings, wound treatment
    Medication administration: administering medication, giving medication, medication management,
      dispensing medication
    Vital signs: monitoring vital signs, blood pressure measurement
    Infection control: infection prevention, infection prevention and control
    Triage: patient triage
    Blood collection: phlebotomy, drawing blood, drew blood, blood draws, venipuncture, taking blood samples
    Infusion therapy: iv therapy, intravenous therapy, iv insertion, infusions
    Intensive care: ICU, intensive care unit, critical care
    Emergency care: emergency department, emergency room, emergency medicine, emergency nursing
    Operating theatre: operating room, surgical assistance, scrub nurse, perioperative care
    Palliative care: hospice care, end of life care
    Elderly care: geriatric care, geriatrics, care of the elderly, eldercare, senior care, nursing home
    Pediatrics: paediatrics, pediatric care, paediatric care, pediatric nursing
    Personal care: activities of daily living, ADLs, bathing and dressing, washing and dressing, help with washing
    Care planning: care plans, treatment plans, discharge planning
    Patient education: educating patients, patient teaching, health education
    Mental health: psychiatric nursing, psychiatric care, psychiatry, behavioral health
    Rehabilitation: physical therapy, physiotherapy, occupational therapy
    Clinical trials: clinical research, clinical studies
    Pharmacy: pharmaceutical care, dispensing prescriptions
    Medical billing: billing and coding, insurance claims, claims processing
    Medical imaging: radiology, radiography, x-ray, ultrasound
    Laboratory work: laboratory techniques, lab work, laboratory testing
    // Teaching and childcare
    Teaching: teaching students, taught classes, classroom teaching, secondary education, primary education
    Curriculum development: curriculum design, curriculum planning
    Classroom management: managing classrooms
    Lesson planning: planning lessons
    Child care: childcare, looking after children, babysitting, nanny
    Special education: special needs, special needs education, inclusive education
    Differentiated instruction: differentiated teaching, differentiated learning
    Student assessment: assessing students, marking exams, grading papers, evaluating students, grading students
    Early childhood education: preschool, kindergarten, early years
    Work with parents: parent communication, parent conferences, parent-teacher conferences, meetings with parents
    Tutoring: private tuition, private lessons
    E-learning: online teaching, online courses, distance learning, remote teaching
    // Fitness
    Cardiopulmonary resuscitation: cpr
    First aid:
    Personal training: personal trainer, one-to-one training, individual training sessions
    Group fitness: group exercise, group classes, fitness classes, group fitness classes, spinning, aerobics, zumba
    Fitness assessment: fitness assessments, body composition, fitness testing
    Exercise programming: training plans, workout plans, exercise programs, training programs for clients,
      workout programs
    Nutrition: nutritional counseling, nutrition counseling, nutrition coaching, dietary advice, diet plans
    Strength training: weight training, strength and conditioning, resistance training
    Yoga and pilates: yoga, pilates
    // Agriculture
    Crop production: crops, crop cultivation, growing crops, crop management, arable farming, field crops
    Livestock: animal husbandry, cattle, animal care, livestock management, herd management, dairy farming, milking
    Irrigation: irrigation systems, drip irrigation
    Greenhouse work: greenhouse
    Pest control: pest management, integrated pest management, pesticides, crop protection, spraying
    Farm machinery: tractor driving, combine harvester
    Harvesting: harvest, picking fruit
    Soil management: soil science, soil preparation, fertilization, soil sampling
    Horticulture: landscaping, gardening
    Viticulture: wine growing, winegrowing, vineyard work, vineyards
    // Aviation
    Aircraft maintenance: aircraft mechanic, aircraft technician, aviation mechanic, aviation technician,
      aircraft inspection, aircraft servicing, helicopter maintenance, aircraft repair, aviation maintenance,
      line maintenance
    Flight operations: aircrew, flight crew, flight missions, flight engineer, flight instruction,
      flight operation
    Flight planning: flight dispatch, flight dispatcher, route planning for flights
    Avionics: aircraft electrical systems
    Airworthiness: airworthiness directives, FAA regulations, EASA regulations
    Cabin crew: flight attendant, in-flight service, cabin service
    Ground handling: ramp operations, aircraft marshalling, baggage handling, ground operations
    Air traffic control: air traffic controller
    Pilot licence: pilot license, commercial pilot license, private pilot license, airline transport pilot, ATPL
    // Banking and finance
    Payroll: payroll processing, payroll administration, salary administration
    Accounting: bookkeeping
    Accounts payable: A/P, supplier invoices
    Accounts receivable: A/R
    Financial analysis: financial analyst
    Budgeting: budget management, budget planning, budget control
    Financial reporting: financial statements, annual accounts, annual financial statements
    Taxation: tax, tax returns, VAT, tax accounting
    Auditing: external audit
    Anti-money laundering: AML
    Risk management: risk assessment, risk analysis
    Credit analysis: credit risk, credit assessment, creditworthiness, credit analyst
    Lending: loans, loan processing, loan origination, mortgage, mortgage lending
    Underwriting: underwriter, insurance underwriting
    Wealth management: private banking, asset management, portfolio management, investment management
    Investment advice: financial advice, financial advisor, investment advisor, financial planning, financial products
    Retail banking: branch banking, bank teller
    Fraud prevention: fraud detection, fraud investigation
    Month-end close: month end close, period-end close, monthly close, year-end close, closing the books
    General ledger: ledger, general ledger accounting, journal entries
    Bank reconciliation: bank reconciliations, account reconciliation, reconciling accounts
    Invoicing: billing, invoices, invoice processing, issuing invoices
    Financial modelling: financial modeling
    Forecasting: financial forecasting, forecasts
    Cost accounting: cost analysis, product costing
    Management accounting: financial control, variance analysis
    Internal controls: internal control, internal audit
    Treasury: treasury management, cash flow management, cash flow, liquidity management
    Consolidated accounts: group accounting, consolidated financial statements
    Company valuation: company valuation, business valuation
    Debt collection: dunning, credit control, collections calls
    // Construction
    Blueprint reading: reading blueprints, interpreting blueprints, technical drawings, blueprints, schematics,
      construction drawings
    Heating, ventilation and air conditioning: HVAC, HVAC systems, air conditioning, heating systems, refrigeration
    Health and safety: occupational safety, osha, workplace safety, safety regulations, safety procedures,
      safety protocols, safety standards, safety practices, safety guidelines, risk prevention, accident prevention,
      safety training
    Equipment maintenance: maintaining equipment, machine maintenance, maintenance of equipment, machine repair,
      repair and maintenance
    Preventive maintenance: planned maintenance
    Welding: MIG welding, TIG welding
    Electrical systems: electrical wiring, Electrician, electrical installation, wiring
    Plumbing: pipe fitting
    Carpentry: woodworking, carpenter, joinery
    Construction site management: site management, site supervision, managing construction sites
    Construction: building construction, residential construction, commercial construction, civil construction
    Cost estimation: cost estimating, quantity surveying, bill of quantities, takeoffs
    Concrete work: formwork, concreting, reinforced concrete, pouring concrete
    Masonry: bricklaying, brickwork, stonework
    Roofing: roof repair, roofs
    Scaffolding: scaffolds
    Painting and decorating: house painting, interior painting, wallpapering
    Tiling and flooring: tiling, floor laying
    Drywall: drywalling, plastering, plasterboard
    Earthworks: excavation, grading land, trenching
    Heavy equipment operation: bulldozer, crane operation, heavy machinery, backhoe
    Building regulations: building codes, zoning, building permits
    Surveying: land surveying, land survey
    Structural engineering: structural analysis, structural design
    // Apparel
    Merchandising: visual merchandising, window displays, product displays
    Fashion design: apparel design, clothing design, garment design
    Sewing: tailoring, stitching, seamstress
    Pattern making: patternmaking, pattern cutting, pattern drafting, draping
    Textiles: textile, fabric sourcing
    Garment production: garment manufacturing, apparel production, tech packs
    Trend research: trend forecasting, fashion trends, trend analysis
    Retail: retail sales, retailing, store management, store operations, retail operations
    // Calls and offices
    Customer service: client service, customer support, client support, customer care, people service, guest service,
      customer assistance, customer relations, guest relations, serving customers
    Call center: call centre, contact center, contact centre
    Scheduling: schedule management, shift planning, rosters
    Data entry: data input, keyboarding, typing
    Record keeping: recordkeeping, maintaining records, records management
    Clerical work: administrative support, office administration, administrative tasks, office work, secretarial work,
      office management, filing
    Complaint handling: handling complaints, complaint resolution, complaints management, customer complaints,
      resolving complaints
    Telephone service: inbound calls, outbound calls, answering calls, answering phones, telephone etiquette,
      switchboard, call handling
    Service level agreements: SLA, service levels
    Call quality monitoring: quality monitoring, call monitoring
    Workforce management: workforce planning, staff scheduling, staff planning
    Calendar management: diary management, managing calendars, appointment scheduling, travel arrangements
    // Arts and media
    Search engine optimization: SEO, search optimization
    Search engine marketing: SEM, google ads, adwords, google adwords
    Social media: social networks, social media marketing, community management
    Content creation: content marketing, content strategy, content production, content writing
    Copywriting: copy writing, advertising copy
    Photography: photo shoots, photographer, photo editing
    Illustration: illustrating
    Fine arts: visual arts, sculpture, oil painting, ceramics
    Art education: teaching art, art classes, art instruction
    Exhibitions: curating, exhibition design
    Music: music performance, musician, singing, playing in an orchestra
    Theatre: theater, stage production, stage acting
    Stage management: stage manager
    Dance: choreography, dancing, ballet
    Fundraising: grant writing, donor relations, grant applications
    Video production: video editing, film editing, filming, videography, video post-production, film production
    Animation: motion graphics, motion design, 3d animation
    Journalism: news writing, reporting news, editorial, news reporting
    Editing: copy editing, proofreading, copyediting
    Web analytics: website analytics, traffic analysis
    Email marketing: email campaigns, e-mail marketing
    Online advertising: paid advertising, ppc, pay-per-click, paid search, paid social, display advertising
    Campaign management: marketing campaigns, advertising campaigns, campaign planning
    Branding: brand management, brand strategy, brand identity, brand development
    Marketing: marketing strategy, marketing plans
    // Law
    Compliance: regulatory compliance, regulatory affairs
    Legal research:
    Contract management: contract administration, contract negotiation
    Litigation: civil litigation, court proceedings, lawsuits, jury trials, trial work, litigating, court trials,
      trial attorney, trial lawyer, trial experience, conducted trials, tried cases, court hearings
    Court representation: represented clients in court, court appearances, appearing in court, oral advocacy
    Legal drafting: drafting pleadings, drafting contracts, legal documents, legal writing, drafting agreements,
      pleadings, legal briefs, filing motions
    Legal advice: legal counsel, advising clients on legal matters
    Contract law: contracts law, commercial contracts
    Criminal law: criminal defense, criminal defence
    Family law: divorce law, custody cases
    Employment law: labor law, labour law
    Corporate law: company law, commercial law, business law
    Civil law: civil procedure
    Intellectual property: patents, trademarks, copyright law, patent law
    Arbitration: arbitration proceedings
    Case management: managing cases, caseload, case files
    Data protection: data privacy law, privacy law
    // Vehicles
    Vehicle diagnostics: car diagnostics, diagnostic tools, engine diagnostics, automotive diagnostics
    Vehicle repair: auto repair, automotive repair, car repair, vehicle maintenance, vehicle servicing
    Engine repair: engine overhaul, engine rebuilding, transmission repair
    Brake repair: brakes, brake service, brake systems
    Auto body repair: bodywork, body shop, car painting, collision repair
    Vehicle inspection: vehicle inspections, state inspection, mot testing
    Car sales: automotive sales, vehicle sales
    Parts management: spare parts, auto parts, parts ordering
    // Consulting
    Project management: managing projects, project coordination
    Program management:
    Change management: organizational change
    Stakeholder management: stakeholder engagement, managing stakeholders, stakeholders, stakeholder communication
    Business analysis: business analyst, requirements analysis
    Strategic planning: strategy development
    Management consulting: business consulting, strategy consulting, management consultant
    Workshop facilitation: facilitating workshops
    Requirements gathering: gathering requirements, requirements elicitation, business requirements, user stories
    Process analysis: process mapping, business process analysis, process modelling
    Due diligence:
    Benchmarking: competitive analysis, competitor analysis
    // Design
    User experience: UX, ux design, user experience design
    User interface: UI, ui design, user interface design, gui
    Graphic design:
    Typography: fonts, typesetting
    Layout design: page layout, desktop publishing
    Prototyping: prototypes, wireframes, mockups
    Interior design: interior designer, interior architecture, space planning
    Product design: industrial design
    Packaging design: packaging
    User research: user testing
    3D modeling: 3d modelling, 3d design, 3d rendering
    // Human resources
    Human resources: HR, HR management, personnel management
    Recruiting: talent acquisition, sourcing candidates, hiring staff, hired staff, candidate sourcing
    Onboarding: new hire orientation
    Employee relations: labor relations, labour relations, works council, grievances
    Compensation and benefits: employee benefits, benefits administration, salary benchmarking
    Performance management: performance reviews, performance appraisals
    Personnel development: training and development, learning and development, talent development, talent management,
      succession planning
    Job interviews: job interviews, conducting interviews, interviewing candidates, candidate screening,
      screening candidates
    Employer branding:
    Personnel administration: HR administration, personnel files, employee records
    // Information technology
    Relational databases: rdbms
    Cloud computing: cloud, cloud infrastructure, cloud services, cloud platforms
    On-call duty: on call, oncall
    Incident analysis: blameless review, blameless retrospectives, postmortem, post-mortem, incident review,
      incident response, incident management
    Version control: source control, versioning systems
    Application programming interfaces: API, apis
    Object-oriented programming: OOP, oo programming, object oriented, ood
    Unit testing: junit, nunit, pytest
    Quality assurance: QA
    Test automation: automated testing, integration tests, end-to-end tests, test coverage
    Software testing: manual testing, test cases
    Front-end development: front end, frontend
    Back-end development: back end, backend, server-side development, server-side
    Full-stack development: full stack, fullstack
    Machine learning: ML
    Artificial intelligence: AI
    Data science: data scientist
    Data analysis: analyzing data, data analyst
    Data visualization:
    Data modeling:
    Operating systems: OS
    Virtualization:
    Networking: computer networks, network administration, lan wan
    Information security: cybersecurity, cyber security, infosec, it security
    Agile: agile methodology, agile development
    Help desk: helpdesk, IT support, service desk, technical support, desktop support, user support,
      first-level support, second-level support
    Troubleshooting: trouble shooting, fault finding
    Internet of things: IOT
    Embedded systems: embedded software, embedded
    Computer literacy: computer skills, computer proficiency, computer knowledge, computer usage
    Software engineering: software development, software engineer
    Web development: web programming
    Mobile development: mobile apps, mobile app development
    Programming: coding
    System administration: systems administration, sysadmin, server administration, server maintenance
    Database administration: database administrator, DBA, database management
    Serverless computing: serverless, serverless functions, function as a service
    Backup and recovery: backups, disaster recovery, data recovery
    Hardware maintenance: computer hardware, hardware repair, pc repair, hardware installation
    Network security: network protection, intrusion detection
    Cloud migration: migration to the cloud
    Information technology:
    Project planning: project plans, project schedules
    // Public relations
    Public relations: PR, PR campaigns
    Event planning: event management, event coordination, organizing events, conference planning,
      organizing conferences
    Press releases: press release, writing press releases, news releases
    Media relations: press relations, press office, media contacts
    Crisis communication: crisis communications, crisis management
    Corporate communications: corporate communication, external communications
    Internal communications: internal communication, employee communications
    Speech writing: speechwriting
    // Sales and business development
    Customer relationship management: CRM
    Market research:
    Sales: selling, sales experience, selling products
    Business development: new business development
    Account management: key account management, key account, managing client accounts, client accounts,
      client relationships, client relationship management
    Lead generation: prospecting, cold calling
    Sales representative: sales rep, salesperson, sales person, sales executive
    Customer acquisition: acquiring customers, new business, new customers, client acquisition, winning new customers
    Field sales: outside sales, territory management, territory sales, external sales
    Inside sales: internal sales
    Telesales: telemarketing, phone sales
    Upselling: cross-selling, upsell
    Quotations and tenders: tenders, quotations, tendering, bids, bid management, preparing quotes
    Partnerships: strategic partnerships, partner management, alliances, strategic alliances
    Market entry: market expansion, entering new markets, new markets, market development
    Sales forecasting: sales pipeline, pipeline management, sales planning, sales targets, sales quota
    Sales management: managing a sales team, sales team management, sales leadership
    Trade fairs: trade shows, exhibiting at trade shows
    After-sales service: after sales, aftersales
    Pricing: price negotiation, pricing strategy
    // Engineering and production
    Programmable logic controller: PLC, PLC programming
    Process improvement: continuous improvement, kaizen, process optimization
    Quality control: QC, quality inspection, quality checks
    Quality management: ISO 9001, quality management systems
    Computer-aided design: CAD, autocad, auto cad, solidworks
    Equipment operation: operating equipment, operating machinery, machine operation, machinery operation,
      operation of machinery
    Forklift operation: forklift, forklift driving, forklift licence, forklift license
    Hand tools: power tools, hand and power tools
    Mechanical engineering: mechanical design, machine design, mechanical engineer
    Electrical engineering: electrical engineer, electrical design
    Civil engineering: civil engineer
    Process engineering: chemical engineering, process design
    Finite element analysis: FEA, finite element
    Failure mode and effects analysis: FMEA
    Commissioning: start-up of plants, plant commissioning
    Hydraulics and pneumatics: hydraulics, pneumatics, hydraulic systems, pneumatic systems
    Automation engineering: industrial automation, automation technology, robotics, process automation
    Product development: new product development, product engineering
    Production planning: production scheduling, manufacturing planning, capacity planning
    Manufacturing: production line, assembly line, production work, assembly work
    Machining: CNC machining, milling, lathe
    // Logistics and purchasing
    Transport: transportation, ride-hailing, freight
    Procurement: purchasing, buying, supplier management, vendor management, strategic sourcing, supplier sourcing
    Supply chain management: supply chain
    Logistics:
    Inventory management: inventory control, stock control, stock management, stocktaking, inventory
    Warehousing: warehouse management, warehouse work
    Driving licence: driver's license, clean driving licence
    Truck driver: lorry driver, truck operator, HGV driver, tractor-trailer
    Order picking: picking and packing, picking orders, packing orders
    Shipping and receiving: goods receipt, receiving goods, shipping
    Import and export: customs, customs clearance, foreign trade
    Delivery driving: delivery driver
    // Everyday trades
    Route planning: route optimization, tour planning, vehicle routing
    Telecommunications: telecom
    E-commerce: ecommerce, online shop, online retail, online store
    Cost reduction: cost cutting, cost savings, reducing costs
    Digital marketing: online marketing, internet marketing
    Research and development:
    Mergers and acquisitions:
    Profit and loss:
    Key performance indicators: KPI, kpis
    Point of sale: POS, cash register
    Cash handling: cash management, handling cash, cashiering
    Product management:
    Technical writing: technical documentation
    Microsoft Office: ms office, office suite, office 365, office365, o365, microsoft 365
    Nursing: nursing care, nursing practice
    Emergency medical technician: EMT, paramedic
    Housekeeping: cleaning services, cleaning duties, room cleaning, chambermaid, cleaning work, office cleaning
    Counseling: guidance counseling
    Social work:
    Right to work: work permit, work authorization, eligible to work, eligibility to work, authorized to work
    Mathematics: math, arithmetic, numerical, numeracy
    Research:
    Statistics: statistical analysis
    Translation: translation services, interpreting languages
    Foreign languages: language skills
    Product knowledge: knowledge of products, knowledge of the products
    Chief executive officer: CEO
    Waiter: waitress
    Cashier:
    Receptionist:
    Mechanic: auto mechanic
    Security services: security guard, access control
    Hairdressing: hair styling, haircuts, hair cutting
    Hotel reception: front desk, front office, check-in
    // Information technology
    Shell scripting: bash, unix shell, ksh
    NoSQL: no sql
    Containers:
    Infrastructure as code: IAC
    Observability: monitoring and alerting, alerting, tracing
    Event-driven architecture: event driven, event-driven systems, event-driven services, event-based,
      event streaming, message-driven, message broker
    Continuous integration: ci/cd, cicd, continuous delivery, continuous deployment, github actions, gitlab ci,
      deployment pipelines
    DevOps: dev ops
    Running services in production: services in production, running production services, production services,
      production systems, systems in production, runs it in production
    Database tuning: query tuning, query optimization, index tuning, slow queries, tuned queries
    Web services: webservices
    Microservices: micro services
    Message queues: MQ, rabbitmq, activemq, message-oriented middleware
    Software development life cycle: SDLC, software delivery lifecycle, software development lifecycle,
      software lifecycle, software life cycle
    Test-driven development: TDD
    User acceptance testing: UAT, acceptance testing
    Responsive design: responsive web design
    Multithreading: multi threading, concurrency
    Object-relational mapping: ORM
    Deep learning: neural networks
    Natural language processing: NLP
    Large language models: LLM, generative ai, genai
    Data warehousing: dwh, edw
    Big data: bigdata
    Extract, transform, load: ETL, elt
    Business intelligence: BI
    Voice over IP: voip
    Local area network: LAN
    Wide area network: WAN
    Virtual private network: VPN
    Data storage: storage systems, storage solutions
    Network attached storage: nas storage
    Storage area network: san storage
    Extreme programming:
    A/B testing: ab testing, split testing, multivariate testing, MVT
    Firewalls:
    Penetration testing: pen testing, pentesting
    Identity and access management: IAM
    Site reliability engineering: SRE, service level objectives, SLO, error budgets
    Content management system: CMS
    Field-programmable gate array: FPGA
    Application lifecycle management: ALM
    Business process management: BPM
    Robotic process automation: RPA
    Model-view-controller: MVC
    // Other
    Enterprise resource planning: ERP
    Human resource information system: HRIS
    Generally accepted accounting principles: GAAP, us gaap
    IFRS: international financial reporting standards
    Financial planning and analysis: fp&a, FPA
    Certified public accountant: CPA
    Sarbanes-Oxley: sox
    Know your customer: KYC
    Bank Secrecy Act: BSA
    Business-to-business: b2b
    Business-to-consumer: b2c
    Project Management Professional: PMP
    Business process outsourcing: BPO
    Six Sigma: lean six sigma, 6 sigma
    Lean manufacturing: lean production, lean management
    Adobe Creative Cloud: adobe creative suite, creative suite, adobe cs, creative cloud
    Computer-aided manufacturing: CAM
    Computer numerical control: CNC
    Building information modeling: BIM, revit
    Licensed practical nurse: LPN, lvn
    Medical terminology: medical terms
    Medical coding: icd-10, cpt coding
    Basic life support: BLS
    Advanced cardiac life support: ACLS
    Commercial driver's license: CDL
    Root cause analysis: RCA
    Subject matter expert: SME
    Request for proposal: RFP
    Chief financial officer: CFO
    Chief technology officer: CTO
    Vice president: VP
    Master of Business Administration: MBA
  `,
  /** Behaviour that is the same in any work: words beside it only praise it or say where. */
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
  /** Behaviour that always has an object: "financial documentation" is not any documentation. */
  practices: `
    Public speaking: speaking, presenting, presentation skills, giving presentations, gave presentations,
      delivering presentations, holding presentations, speech delivery
    Leadership: leading teams, leading a team, team leadership, team lead, leadership skills, managed a team,
      managed teams, team management, people management, managing people, managed staff, led a department
    Mentoring: mentors someone, help each other grow, helping others grow, mentoring engineers, coaching, mentor,
      mentored juniors
    Training others: staff training, training staff, employee training, trained employees, trained new staff
    Negotiation: bargaining, persuasion, persuading
    Confidentiality: confidential, discretion, data privacy
  `,
};
