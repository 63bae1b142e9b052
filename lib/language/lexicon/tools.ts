/**
 * Names of products, languages and protocols that have one spelling. In a phrase such a name is what is asked for, and
 * the rest of the phrase describes it.
 */
export const toolNames = `
Java|Python|Perl|PHP|Ruby|Rust|Scala|Kotlin|Swift|Fortran|COBOL|Haskell|Erlang|Elixir|Clojure|Groovy|MATLAB|SAS|SPSS
Stata|ABAP|Apex|Lua|Dart|Flutter|Julia|Prolog|Assembler|VHDL|Verilog|SystemVerilog|LabVIEW|Simulink|PowerShell
AJAX|Bootstrap|Tailwind|Redux|Ember|Backbone|Svelte|Gatsby|Webpack|Babel|Grunt|Gulp|Django|Flask|FastAPI|Laravel|Symfony
Struts|JSF|JSP|Servlets|JDBC|EJB|JMS|Maven|Gradle|Ant|Tomcat|JBoss|WildFly|GlassFish|Jetty|Nginx|HAProxy|IIS|Varnish
WCF|WPF|LINQ|Blazor|Xamarin|Silverlight|Entity Framework|SignalR|Azure DevOps|Visual Studio|Eclipse|IntelliJ|Xcode
Jenkins|Bamboo|TeamCity|CircleCI|Travis|Ansible|Puppet|Chef|SaltStack|Terraform|Vagrant|Packer|Helm|OpenShift|Rancher
OpenTelemetry|Prometheus|Grafana|Nagios|Zabbix|Splunk|Datadog|Dynatrace|AppDynamics|New Relic|Logstash|Kibana|SolarWinds|Wireshark
Oracle|Sybase|Teradata|Informix|SQLite|MariaDB|Cassandra|Redis|Memcached|Couchbase|CouchDB|Neo4j|DynamoDB|HBase|Snowflake
Redshift|BigQuery|Databricks|Hive|Pig|Sqoop|Flume|Oozie|Impala|Presto|Airflow|NiFi|Apache Storm|Flink|Cloudera|Hortonworks|MapR
Informatica|Talend|Pentaho|Ab Initio|Cognos|OBIEE|Hyperion|Essbase|BusinessObjects|Crystal Reports|Tableau|Looker|Alteryx
TensorFlow|PyTorch|Keras|scikit-learn|NumPy|pandas|OpenCV|CUDA|Jupyter|RStudio|SSAS|MDX|DAX|Erwin|Toad|RMAN|GoldenGate
Unix|Solaris|AIX|HP-UX|Ubuntu|Debian|CentOS|Fedora|SUSE|Windows|Android|Citrix|XenApp|Nutanix|Proxmox|Xen|KVM
Cisco|Juniper|Palo Alto|Fortinet|Check Point|F5|Aruba|Meraki|Arista|BGP|OSPF|MPLS|EIGRP|VLAN|SNMP|DNS|DHCP|SSL|TLS|IPsec
LDAP|SAML|OAuth|Kerberos|SSO|Okta|CyberArk|SailPoint|Nessus|Metasploit|Burp Suite|Snort|QRadar|ArcSight|SIEM|NIST|HIPAA
PCI|PCI DSS|SOC 2|ISO 27001|GDPR|FISMA|HITRUST|CISSP|CISA|CISM|CEH|CCNA|CCNP|MCSE|RHCE|CompTIA|PRINCE2|TOGAF|COBIT|CMMI
Selenium|Cucumber|Appium|JMeter|LoadRunner|QTP|UFT|TestNG|Mocha|Jest|Jasmine|Karma|Protractor|Cypress|Postman|SoapUI
Confluence|Trello|Asana|Slack|Zendesk|HubSpot|Marketo|Mailchimp|Eloqua|Pardot|Google Analytics|Omniture|Hootsuite
WordPress|Drupal|Joomla|Magento|Shopify|AEM|Sitecore|TYPO3|Hybris|Guidewire|Pega|Appian|Mulesoft|Tibco|BizTalk|Boomi
Workday|PeopleSoft|Siebel|NetSuite|QuickBooks|Xero|DATEV|JD Edwards|Dynamics|Kronos|ADP|Maximo|Epic|Cerner|Meditech
Ariba|SAP Concur|SuccessFactors|BW|BI/BW|CRM Dynamics|SAP MM|SAP SD|SAP HCM|Fiori|UI5|Veeva|Medidata|Argus|LIMS|SCADA|DCS
Figma|Sketch|InVision|Axure|Balsamiq|Zeplin|Dreamweaver|Premiere|After Effects|Final Cut|Maya|Blender|3ds Max|Unity|Unreal
CATIA|SolidEdge|Autodesk Inventor|Creo|ANSYS|Abaqus|Nastran|PTC|Teamcenter|Windchill|ArcGIS|QGIS|Primavera|MS Project|Visio|Bluebeam
OpenGL|DirectX|Vulkan|Qt|Boost|STL|MFC|GStreamer|FFmpeg|AUTOSAR|Modbus|Profibus|MQTT|Bluetooth|Zigbee|LTE|5G|4G
WebRTC|SIP|Asterisk|Avaya|Genesys|Exchange|Lync|Microsoft Teams|Intune|SCCM|Jamf|Airwatch|Group Policy|Veeam|NetBackup|EMC|NetApp
HTTP|FTP|SMTP|TCP|UDP|XML-RPC|gRPC|Protobuf|Avro|Parquet|YAML|LaTeX|RegEx|PM2|D3|Three.js|Cordova|Ionic|PhoneGap
OFAC|AS400|AS/400|RPG|JCL|CICS|IMS|z/OS|Mainframe|VSAM|TSO|SOA|BPEL|BPMN|UML|ESB|SaaS|PaaS|IaaS|SDK|MVVM|CQRS
`;

/** Those names of the software lexicon that are products too. */
export const productsWithSpellings = `
JavaScript|TypeScript|Node.js|React|React Native|Angular|Vue|Next.js|Express|jQuery|HTML|CSS|Sass|C#|C++|.NET|ASP.NET
ADO.NET|VB.NET|Visual Basic|Go|Ruby on Rails|Objective-C|Java EE|Spring|Spring Boot|SQL|Hibernate|PL/SQL|T-SQL|PostgreSQL
Microsoft SQL Server|MySQL|MongoDB|Elasticsearch|DB2|Kubernetes|Docker|Amazon Web Services|Google Cloud Platform
Microsoft Azure|Git|Subversion|Team Foundation Server|GraphQL|Power BI|DataStage|QlikView|MicroStrategy|SSIS|SSRS|Linux
Red Hat|Windows Server|macOS|iOS|Active Directory|VMware|Hyper-V|TCP/IP|Jira|ServiceNow|ITIL|WebSphere|WebLogic|SharePoint
Oracle EBS|SAP|SAP FI|S/4HANA|Salesforce|XML|JSON|Apache HTTP Server|Apache Kafka|Apache Spark|Hadoop|Excel|Word|PowerPoint
Outlook|Photoshop|Illustrator|InDesign|SOAP|REST|Scrum|Kanban
`;

/** Everyday words that are names only when written with a capital: "the rest" is not REST. */
export const everydayNames = `
go spring express word outlook excel node spark rest soap commercial os ki swift rust dart ruby apex chef ant pig hive storm
flask ember backbone boost unity epic exchange sketch maya puppet karma jest ros creo premiere oracle windows assembler
groovy flume helm presto mocha illustrator ims dynamics argus impala confluence polish turkish french english german spanish dutch
`;
