import type { Spellings } from "../spellings";

/**
 * Products, protocols and certificates with the same name in every language. In a requirement such a name is what is
 * asked for, and the rest of the phrase describes it.
 */
export const tools: Spellings = `
  JavaScript: js, ecmascript, es6
  TypeScript: ts
  Node.js: node, nodejs
  React: reactjs, react.js
  React Native: reactnative
  Angular: angularjs, angular.js
  Vue: vuejs, vue.js
  Next.js: nextjs
  Express: expressjs, express.js
  jQuery: j query
  HTML: html5, xhtml
  CSS: css3
  Sass: scss
  C#: csharp, c sharp
  C++: cpp, c plus plus
  .NET: dotnet, dot net, .net core, .net framework
  ASP.NET: asp net, aspnet
  ADO.NET: ado net
  VB.NET: vb net, visual basic .net
  Visual Basic: vb6, vba
  Go: golang, go lang
  Ruby on Rails: rails, ROR
  Objective-C: obj-c
  Java EE: j2ee, jee, jakarta ee
  Spring: spring framework
  Spring Boot: springboot
  SQL: structured query language
  Hibernate: jpa
  PL/SQL: plsql
  T-SQL: tsql, transact sql
  PostgreSQL: postgres, psql, postgre sql
  Microsoft SQL Server: mssql, sql server, ms sql, ms sql server
  MySQL: my sql
  MongoDB: mongo, mongo db
  Elasticsearch: elastic search, elk, elk stack
  DB2: db 2
  Kubernetes: k8s
  Docker: docker compose
  Amazon Web Services: AWS, amazon cloud
  Amazon EC2: ec2, elastic compute cloud
  Amazon ECS: ecs, fargate
  Amazon EKS: eks, elastic kubernetes service
  Amazon RDS: rds
  AWS Lambda: amazon lambda, lambda functions
  CloudFormation: cloud formation
  Azure Kubernetes Service: aks
  Google Kubernetes Engine: gke
  OpenStack: open stack
  CCIE: cisco certified internetwork expert
  Google Cloud Platform: GCP, google cloud
  Microsoft Azure: azure, ms azure
  SoapUI: soap ui
  Git: github, gitlab, bitbucket
  Subversion: svn
  Team Foundation Server: TFS, vsts
  REST: restful, rest api, rest apis, restful api, restful apis, restful services, rest services
  SOAP: soap api
  GraphQL: graph ql
  Power BI: powerbi
  DataStage: data stage, ibm datastage
  QlikView: qlik, qlik sense
  MicroStrategy: micro strategy
  SSIS: sql server integration services
  SSRS: sql server reporting services
  Linux: linux administration
  Red Hat: redhat, rhel, red hat linux
  Windows Server: win server
  macOS: mac os, mac os x, os x, osx
  iOS: iphone os
  Active Directory: ad ds, azure ad, entra id
  VMware: vm ware, vsphere, esxi
  TCP/IP: transmission control protocol, transmission control protocol and internet protocol,
    transmission control protocol internet protocol
  SIEM: security information and event management
  CCNA: cisco certified network associate
  CCNP: cisco certified network professional
  CISSP: certified information systems security professional
  CISA: certified information systems auditor
  CISM: certified information security manager
  CEH: certified ethical hacker
  MCSE: microsoft certified systems engineer, microsoft certified solutions expert
  RHCE: red hat certified engineer
  SaaS: software as a service
  PaaS: platform as a service
  IaaS: infrastructure as a service
  SSO: single sign-on
  LDAP: lightweight directory access protocol
  Scrum: scrum master
  Kanban: kan ban
  Jira: atlassian jira
  ServiceNow: service now
  ITIL: it infrastructure library
  WebSphere: web sphere, websphere application server, ibm websphere
  WebLogic: web logic
  SharePoint: share point
  Oracle EBS: oracle e-business suite, e-business suite, ebs
  SAP: sap erp
  SAP FI: sap fico, fico, sap fi/co
  S/4HANA: s4 hana, s4hana, sap hana
  Salesforce: sfdc, salesforce.com
  XML: xslt, xsd
  JSON: java script object notation
  Apache HTTP Server: apache, apache httpd
  Apache Kafka: kafka
  Apache Spark: spark, pyspark
  Hadoop: apache hadoop, hdfs
  Photoshop: adobe photoshop
  Illustrator: adobe illustrator
  InDesign: adobe indesign
  Excel: microsoft excel, ms excel
  Word: microsoft word, ms word
  PowerPoint: ms powerpoint, microsoft powerpoint
  Outlook: ms outlook, microsoft outlook
`;

/** Tools with only one spelling. */
export const toolNames = `
  Amazon CloudFront, Azure Functions, Cloud Functions, Pulumi, AFAS, Exact Online, Twinfield, Nmbrs, Loket, Silae,
  Cegid, Sage, Lexware, Odoo, TOTVS, Amadeus, Sabre, Lightspeed,
  Hyper-V, Java, Python, Perl, PHP, Ruby, Rust, Scala, Kotlin, Swift, Fortran, COBOL, Haskell, Erlang, Elixir,
  Clojure, Groovy, MATLAB, SAS, SPSS, Stata, ABAP, Apex, Lua, Dart, Flutter, Julia, Prolog, Assembler, VHDL, Verilog,
  SystemVerilog, LabVIEW, Simulink, PowerShell, AJAX, Bootstrap, Tailwind, Redux, Ember, Backbone, Svelte, Gatsby,
  Webpack, Babel, Grunt, Gulp, Django, Flask, FastAPI, Laravel, Symfony, Struts, JSF, JSP, Servlets, JDBC, EJB, JMS,
  Maven, Gradle, Ant, Tomcat, JBoss, WildFly, GlassFish, Jetty, Nginx, HAProxy, IIS, Varnish, WCF, WPF, LINQ, Blazor,
  Xamarin, Silverlight, Entity Framework, SignalR, Azure DevOps, Visual Studio, Eclipse, IntelliJ, Xcode, Jenkins,
  Bamboo, TeamCity, CircleCI, Travis, Ansible, Puppet, Chef, SaltStack, Terraform, Vagrant, Packer, Helm, OpenShift,
  Rancher, OpenTelemetry, Prometheus, Grafana, Nagios, Zabbix, Splunk, Datadog, Dynatrace, AppDynamics, New Relic,
  Logstash, Kibana, SolarWinds, Wireshark, Oracle, Sybase, Teradata, Informix, SQLite, MariaDB, Cassandra, Redis,
  Memcached, Couchbase, CouchDB, Neo4j, DynamoDB, HBase, Snowflake, Redshift, BigQuery, Databricks, Hive, Pig, Sqoop,
  Flume, Oozie, Impala, Presto, Airflow, NiFi, Apache Storm, Flink, Cloudera, Hortonworks, MapR, Informatica, Talend,
  Pentaho, Ab Initio, Cognos, OBIEE, Hyperion, Essbase, BusinessObjects, Crystal Reports, Tableau, Looker, Alteryx,
  TensorFlow, PyTorch, Keras, scikit-learn, NumPy, pandas, OpenCV, CUDA, Jupyter, RStudio, SSAS, MDX, DAX, Erwin,
  Toad, RMAN, GoldenGate, Unix, Solaris, AIX, HP-UX, Ubuntu, Debian, CentOS, Fedora, SUSE, Windows, Android, Citrix,
  XenApp, Nutanix, Proxmox, Xen, KVM, Cisco, Juniper, Palo Alto, Fortinet, Check Point, F5, Aruba, Meraki, Arista,
  BGP, OSPF, MPLS, EIGRP, VLAN, SNMP, DNS, DHCP, SSL, TLS, IPsec, SAML, OAuth, Kerberos, Okta, CyberArk, SailPoint,
  Nessus, Metasploit, Burp Suite, Snort, QRadar, ArcSight, NIST, HIPAA, PCI, PCI DSS, SOC 2, ISO 27001, GDPR, FISMA,
  HITRUST, CompTIA, PRINCE2, TOGAF, COBIT, CMMI, Selenium, Cucumber, Appium, JMeter, LoadRunner, QTP, UFT, TestNG,
  Mocha, Jest, Jasmine, Karma, Protractor, Cypress, Postman, Confluence, Trello, Asana, Slack, Zendesk, HubSpot,
  Marketo, Mailchimp, Eloqua, Pardot, Google Analytics, Omniture, Hootsuite, WordPress, Drupal, Joomla, Magento,
  Shopify, AEM, Sitecore, TYPO3, Hybris, Guidewire, Pega, Appian, Mulesoft, Tibco, BizTalk, Boomi, Workday,
  PeopleSoft, Siebel, NetSuite, QuickBooks, Xero, DATEV, JD Edwards, Dynamics, Kronos, ADP, Maximo, Epic, Cerner,
  Meditech, Ariba, SAP Concur, SuccessFactors, BW, BI/BW, CRM Dynamics, SAP MM, SAP SD, SAP HCM, Fiori, UI5, Veeva,
  Medidata, Argus, LIMS, SCADA, DCS, Figma, Sketch, InVision, Axure, Balsamiq, Zeplin, Dreamweaver, Premiere,
  After Effects, Final Cut, Maya, Blender, 3ds Max, Unity, Unreal, CATIA, SolidEdge, Autodesk Inventor, Creo, ANSYS,
  Abaqus, Nastran, PTC, Teamcenter, Windchill, ArcGIS, QGIS, Primavera, MS Project, Visio, Bluebeam, OpenGL, DirectX,
  Vulkan, Qt, Boost, STL, MFC, GStreamer, FFmpeg, AUTOSAR, Modbus, Profibus, MQTT, Bluetooth, Zigbee, LTE, 5G, 4G,
  WebRTC, SIP, Asterisk, Avaya, Genesys, Exchange, Lync, Microsoft Teams, Intune, SCCM, Jamf, Airwatch, Group Policy,
  Veeam, NetBackup, EMC, NetApp, HTTP, FTP, SMTP, TCP, UDP, XML-RPC, gRPC, Protobuf, Avro, Parquet, YAML, LaTeX,
  RegEx, PM2, D3, Three.js, Cordova, Ionic, PhoneGap, OFAC, AS400, AS/400, RPG, JCL, CICS, IMS, z/OS, Mainframe,
  VSAM, TSO, SOA, BPEL, BPMN, UML, ESB, SDK, MVVM, CQRS, Amazon S3
`;

/** Programming languages with one-letter names. */
export const oneLetterTools = ["C", "R"];

/** Everyday words that are tool names only with a capital: "the rest" is not REST. */
export const everydayNames = `
  go spring express word outlook excel node spark rest soap commercial os ki swift rust dart ruby apex chef ant
  pig hive storm flask ember backbone boost unity epic exchange sketch maya puppet karma jest ros creo premiere
  oracle windows assembler groovy flume helm presto mocha illustrator ims dynamics argus impala confluence
  polish turkish french english german spanish dutch
`;
