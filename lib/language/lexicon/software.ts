/** Spellings of the same thing, one group a line; the first is the name shown. */
export const softwareSpellings = `
JavaScript|js|ecmascript|es6
TypeScript|ts
Node.js|node|nodejs|node js
React|reactjs|react.js|react js
React Native|reactnative
Angular|angularjs|angular.js|angular js
Vue|vuejs|vue.js|vue js
Next.js|nextjs
Express|expressjs|express.js
jQuery|j query
HTML|html5|xhtml
CSS|css3
Sass|scss
C#|csharp|c sharp|c-sharp
C++|cpp|c plus plus
.NET|dotnet|dot net|.net core|.net framework
ASP.NET|asp net|aspnet
ADO.NET|ado net
VB.NET|vb net|visual basic .net
Visual Basic|vb6|vba
Go|golang|go lang
Ruby on Rails|rails|ror
Objective-C|objective c|obj-c
Shell scripting|bash|shell script|shell scripts|unix shell|ksh
Java EE|j2ee|jee|jakarta ee|java ee
Spring|spring framework
Spring Boot|springboot
SQL|structured query language
Hibernate|jpa
PL/SQL|plsql|pl sql
T-SQL|tsql|transact sql|t sql
PostgreSQL|postgres|psql|postgre sql
Microsoft SQL Server|mssql|sql server|ms sql|ms sql server
MySQL|my sql
MongoDB|mongo|mongo db
Elasticsearch|elastic search|elk|elk stack
DB2|db 2
NoSQL|no sql
Relational databases|rdbms|relational database
Kubernetes|k8s
Docker|docker compose
Containers|containerization|containerisation
Amazon Web Services|aws|amazon cloud
Google Cloud Platform|gcp|google cloud
Microsoft Azure|azure|ms azure
Cloud computing|cloud|cloud infrastructure|cloud infrastructures|cloud services
Infrastructure as code|iac|infrastructure-as-code
On-call duty|on call|on-call|oncall|rufbereitschaft|astreinte|astreintes|guardia|guardias|plantao|sobreaviso
Incident analysis|blameless review|blameless reviews|blameless retrospectives|postmortem|postmortems|post-mortem|incident review|incident reviews|incident response|incident management|incident reports|incident report|incident reporting software|each incident|after incidents|storungsanalyse|storungsanalysen|ursachenanalyse|ursachenanalysen|retours d'incident|retour d'incident|analyse d'incidents|informes de incidentes|analisis de incidentes|analise de incidentes
Observability|monitoring and alerting|alerting|tracing|observabilite|observabilidad|observabilidade|beobachtbarkeit
Event-driven architecture|event driven|event-driven|event-driven systems|event-driven services|event driven services|event-based|event streaming|message-driven|message driven|message broker|message brokers|ereignisgesteuerte systeme|ereignisgesteuert|architecture evenementielle|systemes evenementiels|oriente evenements|arquitectura orientada a eventos|basados en eventos|basado en eventos|orientados a eventos|baseados em eventos|orientada a eventos|arquitetura orientada a eventos
Continuous integration|ci/cd|cicd|ci cd|continuous delivery|continuous deployment|integration continue|integracion continua|integracao continua|kontinuierliche integration|github actions|gitlab ci|deployment pipelines
DevOps|dev ops
Running services in production|services in production|running production services|production services|production systems|systems in production|runs it in production|betrieb von diensten|dienste betrieben|betrieben auf|produktivbetrieb|en production|exploitation de services|plateformes de production|servicios en produccion|servicos em producao
Database tuning|query tuning|query optimization|query optimisation|index tuning|slow queries|tuned queries|optimizacion de consultas|optimisation de requetes|abfrageoptimierung|abfragen optimiert|otimizacao de consultas
OpenStack|open stack
CloudFormation|cloud formation
SoapUI|soap ui
Route planning|route optimization|route optimisation|tour planning|vehicle routing|tourenplanung|routenplanung|planification de tournees|planificacion de rutas|planejamento de rotas
Transport|transportation|transportwesen|transportes|ride-hailing|ride hailing|freight|fracht|fret
Version control|source control|versioning systems
Git|github|gitlab|bitbucket
Subversion|svn
Team Foundation Server|tfs|vsts
REST|restful|rest api|rest apis|restful api|restful apis|restful services|rest services
SOAP|soap api
Web services|web service|webservices|webservice
GraphQL|graph ql
Application programming interfaces|api|apis|schnittstellen
Microservices|micro services|microservice|micro service|micro-services
Message queues|message queue|mq|rabbitmq|activemq|message-oriented middleware|nachrichtenwarteschlangen
Object-oriented programming|oop|oo programming|object oriented|object oriented programming|ood|objektorientierte programmierung|programmation orientee objet|programacion orientada a objetos
Software development life cycle|sdlc|software delivery lifecycle|software development lifecycle|software lifecycle|software life cycle
Test-driven development|tdd|test driven development
Unit testing|unit tests|unit test|junit|nunit|pytest
User acceptance testing|uat|acceptance testing
Quality assurance|qa|qualitatssicherung|assurance qualite|aseguramiento de calidad|garantia de qualidade
Test automation|automated testing|automated tests|automated test|automation testing|integration tests|integration test|end-to-end tests|test coverage|integrationstests|testabdeckung|tests d'integration|pruebas de integracion|testautomatisierung|automatisierte tests|automatisierter tests|tests automatises|pruebas automatizadas|testes automatizados
Software testing|software test|softwaretest|pruebas de software
User experience|ux|ux design|user experience design
User interface|ui|ui design|user interface design|gui|user interfaces
Front-end development|front end|frontend|front-end|frontend-entwicklung|frontend-entwickler
Back-end development|back end|backend|back-end|backend-entwicklung|backend-entwickler|backend-entwicklerin|developpement backend|desarrollo backend|server-side development|server-side
Full-stack development|full stack|fullstack|full-stack
Responsive design|responsive web design
Multithreading|multi threading|multi-threading|multithreaded|concurrency
Object-relational mapping|orm
Machine learning|ml|maschinelles lernen|apprentissage automatique|aprendizaje automatico|aprendizado de maquina
Artificial intelligence|ai|kunstliche intelligenz|ki|intelligence artificielle|inteligencia artificial
Deep learning|neural networks
Natural language processing|nlp
Large language models|llm|llms|generative ai|genai
Data science|data scientist
Data analysis|data analytics|analyzing data|analysing data|datenanalyse|analyse de donnees|analisis de datos|analise de dados
Data warehousing|data warehouse|dwh|edw|data warehouses
Data visualization|data visualisation|visualisation de donnees
Data modeling|data modelling|data model|data models
Big data|bigdata
Extract, transform, load|etl|elt
Business intelligence|bi
Power BI|powerbi
DataStage|data stage|ibm datastage
QlikView|qlik|qlik sense|qlikview
MicroStrategy|micro strategy
SSIS|sql server integration services
SSRS|sql server reporting services
Operating systems|operating system|os|betriebssysteme
Linux|linux administration
Red Hat|redhat|rhel|red hat linux
Windows Server|win server
macOS|mac os|mac os x|os x|osx
iOS|iphone os
Active Directory|ad ds|azure ad|entra id
Virtualization|virtualisation|virtualisierung
VMware|vm ware|vsphere|esxi
Hyper-V|hyper v
TCP/IP|tcp ip|transmission control protocol|transmission control protocol and internet protocol|transmission control protocol internet protocol
Networking|computer networks|network administration|lan wan|lan/wan|computer networking|netzwerktechnik
Voice over IP|voip
Local area network|lan
Wide area network|wan
Virtual private network|vpn
SIEM|security information and event management
CCNA|cisco certified network associate
CCNP|cisco certified network professional
CCIE|cisco certified internetwork expert
CISSP|certified information systems security professional
CISA|certified information systems auditor
CISM|certified information security manager
CEH|certified ethical hacker
MCSE|microsoft certified systems engineer|microsoft certified solutions expert
RHCE|red hat certified engineer
Data storage|storage systems|storage solutions|datenspeicherung|almacenamiento de datos|stockage de donnees|armazenamento de dados
Network attached storage|network-attached storage|nas storage
Storage area network|san storage
SaaS|software as a service|software-as-a-service
PaaS|platform as a service|platform-as-a-service
IaaS|infrastructure as a service|infrastructure-as-a-service
SSO|single sign-on|single sign on
LDAP|lightweight directory access protocol
Extreme programming|extreme-programming
Amazon EC2|ec2|elastic compute cloud
AWS Lambda|amazon lambda
A/B testing|ab testing|split testing|multivariate testing|mvt
Telecommunications|telecom|telecoms|telecommunication|telekommunikation|telecomunicaciones|telecomunicacoes
Firewalls|firewall
Information security|cybersecurity|cyber security|infosec|it security|it-sicherheit|seguridad informatica|securite informatique|seguranca da informacao
Penetration testing|pen testing|pentesting|pentest
Identity and access management|iam
Site reliability engineering|sre|service level objectives|service-level objectives|slo|slos|error budgets
Scrum|scrum master
Kanban|kan ban
Agile|agile methodology|agile methodologies|agile methods|agile development|agil|agile methoden|metodologias agiles|methodes agiles|metodologias ageis
Jira|atlassian jira
ServiceNow|service now
ITIL|it infrastructure library
Help desk|helpdesk|service desk|it support|technical support|desktop support|it-support|soporte tecnico|support technique|suporte tecnico
Troubleshooting|trouble shooting|trouble-shooting|fehlersuche|fehlerbehebung|depannage|resolucion de incidencias
WebSphere|web sphere|websphere application server|ibm websphere
WebLogic|web logic
SharePoint|share point
Oracle EBS|oracle e-business suite|e-business suite|ebs
SAP|sap erp
SAP FI|sap fico|fico|sap fi/co
S/4HANA|s4 hana|s4hana|sap hana
Salesforce|sfdc|salesforce.com
Content management system|cms|content management systems
E-commerce|ecommerce|e commerce|online shop|comercio electronico
Internet of things|iot
Embedded systems|embedded software|embedded
Field-programmable gate array|fpga
Programmable logic controller|plc|plcs
Application lifecycle management|alm
Business process management|bpm
Robotic process automation|rpa
Model-view-controller|mvc
XML|xslt|xsd
JSON|java script object notation
Apache HTTP Server|apache|apache httpd
Apache Kafka|kafka
Apache Spark|spark|pyspark
Hadoop|apache hadoop|hdfs
Computer literacy|computer skills|computer proficiency|computer knowledge|computer usage|edv-kenntnisse|edv kenntnisse|pc-kenntnisse|informatique|ofimatica
Software engineering|software development|Software developer|software engineer|softwareentwickler|softwareentwicklerin|ingenieur logiciel|developpeur|developpeuse|desarrollador de software|ingeniero de software|desenvolvedor de software|engenheiro de software|softwareentwicklung|ingenieure logiciel|ingenieur logicielle|ingenieure logicielle|ingeniera de software|desarrolladora de software|developpement logiciel|desarrollo de software|desenvolvimento de software
Web development|web programming|webentwicklung|developpement web|desarrollo web
Mobile development|mobile apps|mobile app development|app-entwicklung
Programming|coding|programmierung|programmation|programacion|programacao
`;

/** "a > b": whoever shows a has shown b as well. The reverse does not hold. */
export const softwareImplications = `
OpenTelemetry > Observability
Prometheus > Observability
Grafana > Observability
Datadog > Observability
New Relic > Observability
On-call duty > Running services in production
Site reliability engineering > Running services in production
Apache Kafka > Event-driven architecture
Message queues > Event-driven architecture
Route planning > Logistics
Jest > Unit testing
Unit testing > Test automation
Red Hat > Linux
Spring Boot > Spring
PostgreSQL > SQL
PostgreSQL > Relational databases
MySQL > SQL
MySQL > Relational databases
Microsoft SQL Server > SQL
Microsoft SQL Server > Relational databases
PL/SQL > SQL
T-SQL > SQL
Git > Version control
Subversion > Version control
Team Foundation Server > Version control
Ubuntu > Linux
Debian > Linux
Amazon Web Services > Cloud computing
Microsoft Azure > Cloud computing
Google Cloud Platform > Cloud computing
Kubernetes > Containers
Docker > Containers
Terraform > Infrastructure as code
Jenkins > Continuous integration
Scrum > Agile
Kanban > Agile
Next.js > React
ASP.NET > .NET
ADO.NET > .NET
VB.NET > .NET
Apache Spark > Big data
Hadoop > Big data
MongoDB > NoSQL
TCP/IP > Networking
Local area network > Networking
Wide area network > Networking
Deep learning > Machine learning
Machine learning > Artificial intelligence
Large language models > Artificial intelligence
Power BI > Business intelligence
Tableau > Data visualization
Test-driven development > Software testing
Unit testing > Software testing
Test automation > Software testing
S/4HANA > SAP
SAP FI > SAP
Salesforce > Customer relationship management
Amazon S3 > Amazon Web Services
Amazon EC2 > Amazon Web Services
AWS Lambda > Amazon Web Services
Extreme programming > Agile
Network attached storage > Data storage
Storage area network > Data storage
Back-end development > Software engineering
Front-end development > Software engineering
Full-stack development > Software engineering
Full-stack development > Back-end development
Full-stack development > Front-end development
Mobile development > Software engineering
Web development > Software engineering
VMware > Virtualization
Hyper-V > Virtualization
`;
