/** Spellings of the same thing outside software, one group a line; the first is the name shown. */
export const professionSpellings = `
Customer relationship management|crm
Enterprise resource planning|erp
Human resources|hr|personalwesen|ressources humaines|recursos humanos
Human resource information system|hris
Recruiting|recruitment|talent acquisition|personalbeschaffung|recrutement|reclutamiento|recrutamento
Onboarding|new hire orientation
Payroll|lohnbuchhaltung|paie|nomina|nominas|folha de pagamento|gehaltsabrechnung
Generally accepted accounting principles|gaap|us gaap
IFRS|international financial reporting standards
Accounting|bookkeeping|buchhaltung|comptabilite|contabilidad|contabilidade|rechnungswesen|Accountant|bookkeeper|buchhalter|buchhalterin|comptable|contable|contador|contadora|contabilista
Accounts payable|a/p|kreditorenbuchhaltung|cuentas por pagar|contas a pagar
Accounts receivable|a/r|debitorenbuchhaltung|cuentas por cobrar|contas a receber
Financial planning and analysis|fp&a|fpa
Financial analysis|finanzanalyse|analyse financiere|analisis financiero|analise financeira
Budgeting|budget management|budget planning|budgets|budgetplanung|presupuestos|orcamento
Financial reporting|financial statements|jahresabschluss|etats financiers|estados financieros
Certified public accountant|cpa
Taxation|tax|steuern|fiscalite|impuestos|impostos
Auditing|audit|audits|wirtschaftsprufung|auditoria
Sarbanes-Oxley|sox
Anti-money laundering|aml
Know your customer|kyc
Bank Secrecy Act|bsa
Risk management|risikomanagement|gestion des risques|gestion de riesgos|gestao de riscos
Compliance|regulatory compliance|conformite|cumplimiento normativo
Cost reduction|cost cutting|cost savings|cost saving|reducing costs|reduced costs|reduce costs|kostensenkung|reduction des couts|reduccion de costes|reducao de custos
Procurement|purchasing|einkauf|beschaffung|achats|compras|aprovisionamiento
Supply chain management|supply chain|lieferkette|chaine logistique|cadena de suministro|cadeia de suprimentos
Logistics|logistik|logistique|logistica
Inventory management|inventory control|stock control|stock management|lagerverwaltung|gestion des stocks|gestion de inventario|gestao de estoque
Warehousing|warehouse|lager|entrepot|almacen|armazem
Search engine optimization|seo|search engine optimisation
Search engine marketing|sem|google ads|adwords|google adwords
Social media|social networks|social media marketing|soziale medien|reseaux sociaux|redes sociales|redes sociais
Digital marketing|online marketing|online-marketing|marketing digital|internet marketing
Content creation|content marketing
Public relations|pr|offentlichkeitsarbeit|relations publiques|relaciones publicas|relacoes publicas
Research and development|forschung und entwicklung|recherche et developpement|investigacion y desarrollo|pesquisa e desenvolvimento
Mergers and acquisitions|fusionen und ubernahmen|fusions-acquisitions|fusiones y adquisiciones|fusoes e aquisicoes
Profit and loss|profit-and-loss|gewinn und verlust|profits et pertes|perdidas y ganancias
Market research|marktforschung|etude de marche|investigacion de mercado|pesquisa de mercado
Sales|selling|vertrieb|verkauf|ventes|vente|ventas|vendas
Business development|geschaftsentwicklung|developpement commercial|desarrollo de negocio
Account management|key account management|key account|kundenbetreuung
Business-to-business|b2b|business to business
Business-to-consumer|b2c|business to consumer
Lead generation|prospecting|kaltakquise|cold calling
Customer service|client service|customer support|client support|customer care|people service|guest service|guest services|kundenservice|kundendienst|service client|servicio al cliente|atencion al cliente|atendimento ao cliente|customer assistance
Call center|call centre|contact center|contact centre|callcenter
Key performance indicators|kpi|kpis|kennzahlen|indicadores clave
Point of sale|pos|kassensysteme
Cash handling|cash management|kassenfuhrung|handling cash|cashiering
Merchandising|visual merchandising
Project management|managing projects|manage projects|projektmanagement|projektleitung|gestion de projet|gestion de projets|gestion de proyectos|gestao de projetos|project coordination|projektsteuerung|Project manager|projektleiter|projektleiterin|projektmanager|projektmanagerin|chef de projet|cheffe de projet|jefe de proyecto|jefa de proyecto|gerente de projetos|gerente de proyecto|gestor de projetos
Project Management Professional|pmp
Program management|programme management
Product management|produktmanagement|gestion de produit|gestion de producto
Change management|veranderungsmanagement|conduite du changement|gestion del cambio
Stakeholder management|stakeholder engagement|managing stakeholders
Business analysis|business analyst|requirements analysis|anforderungsanalyse
Business process outsourcing|bpo
Process improvement|continuous improvement|prozessoptimierung|amelioration continue|mejora continua|melhoria continua|kaizen|process optimization
Six Sigma|lean six sigma|6 sigma
Lean manufacturing|lean production|lean management
Quality control|qc|quality inspection|qualitatskontrolle|controle qualite|control de calidad|controle de qualidade
Quality management|qualitatsmanagement|gestion de la qualite|gestion de calidad|gestao da qualidade
Strategic planning|strategy development|strategische planung|planification strategique|planificacion estrategica|planejamento estrategico
Scheduling|schedule management|terminplanung|planification|programacion de turnos
Data entry|dateneingabe|saisie de donnees|entrada de datos|data input|keyboarding
Record keeping|recordkeeping|maintaining records|records management|record-keeping|aktenfuhrung|tenue de dossiers
Clerical work|administrative support|office administration|burotatigkeit|secretariat|administrative tasks|sachbearbeitung
Technical writing|technical documentation|technische dokumentation|redaction technique|technical writer
Copywriting|copy writing
Graphic design|graphical design|grafikdesign|diseno grafico|design grafico
Adobe Creative Cloud|adobe creative suite|creative suite|adobe cs|creative cloud
Photoshop|adobe photoshop
Illustrator|adobe illustrator
InDesign|adobe indesign
Microsoft Office|ms office|office suite|office 365|office365|o365|microsoft 365|ms-office|paquete office|pack office|pacote office
Excel|microsoft excel|ms excel
Word|microsoft word|ms word
PowerPoint|ms powerpoint|microsoft powerpoint
Outlook|ms outlook|microsoft outlook
Computer-aided design|cad|autocad|auto cad|solidworks|computer aided design
Computer-aided manufacturing|cam|computer aided manufacturing
Computer numerical control|cnc
Building information modeling|bim|revit
Blueprint reading|reading blueprints|read blueprints|interpreting blueprints|interpret blueprints|technical drawings|technische zeichnungen|lecture de plans|interpretacion de planos|blueprints|schematics
Heating, ventilation and air conditioning|hvac
Electronic health records|ehr|emr|electronic medical records|electronic health record|electronic medical record
Registered nurse|rn|krankenschwester|gesundheits- und krankenpfleger|pflegefachkraft|infirmier|infirmiere|enfermero|enfermera|enfermeiro|enfermeira
Licensed practical nurse|lpn|lvn
Certified nursing assistant|cna
Nursing|nursing care|krankenpflege|soins infirmiers|enfermeria|enfermagem|pflege
Patient care|care of patients|patientenversorgung|soins aux patients|atencion al paciente|cuidado ao paciente|patient caring
Medical terminology|medical terms
Medical coding|icd-10|cpt coding
Cardiopulmonary resuscitation|cpr
Basic life support|bls
Advanced cardiac life support|acls
First aid|erste hilfe|premiers secours|primeros auxilios|primeiros socorros
Emergency medical technician|emt|rettungssanitater
Health and safety|occupational safety|osha|workplace safety|safety regulations|safety procedures|safety protocols|safety standards|safety practices|safety guidelines|arbeitssicherheit|arbeitsschutz|securite au travail|seguridad laboral|prevencion de riesgos laborales|seguranca do trabalho
Food safety|food hygiene|haccp|food handling|lebensmittelhygiene|hygiene alimentaire|higiene alimentaria|seguridad alimentaria
Cooking|culinary|cookery|kochen|cuisine|cocina|Cook|koch|kochin|cuisinier|cuisiniere|cocinero|cocinera|cozinheiro|cozinheira
Food preparation|preparing food|prepare food|food prep|speisenzubereitung
Housekeeping|cleaning services|cleaning duties|reinigung|nettoyage|limpieza|limpeza
Teaching|lehre|unterricht|enseignement|ensenanza|docencia|ensino|Teacher|lehrer|lehrerin|enseignant|enseignante|professeur|profesor|profesora|professor|professora
Curriculum development|curriculum design|curriculum planning|lehrplanentwicklung
Classroom management|managing classrooms|klassenfuhrung
Lesson planning|lesson plans|lesson plan
Child care|childcare|kinderbetreuung|garde d'enfants|cuidado de ninos
Counseling|counselling|beratung|conseil|asesoramiento
Social work|soziale arbeit|travail social|trabajo social|servico social
Legal research|juristische recherche
Contract management|contract administration|vertragsmanagement|gestion de contratos
Equipment maintenance|maintaining equipment|machine maintenance|maintenance of equipment|instandhaltung|wartung|maintenance des equipements|mantenimiento de equipos|manutencao de equipamentos
Preventive maintenance|preventative maintenance
Equipment operation|operating equipment|operating machinery|machine operation|machinery operation|operate machinery|operation of machinery|maschinenbedienung
Forklift operation|forklift|forklift driving|staplerschein|gabelstapler|cariste|carretilla elevadora|empilhadeira
Right to work|work permit|work authorization|work authorisation|eligible to work|eligibility to work|authorized to work|authorised to work|arbeitserlaubnis|permis de travail|permiso de trabajo|autorizacion de trabajo|autorizacao de trabalho
Driving licence|driver's license|drivers license|driver license|driving license|fuhrerschein|permis de conduire|permis b|carnet de conducir|permiso de conducir|licencia de conducir|carteira de motorista|cnh|carta de conducao
Commercial driver's license|cdl|commercial drivers license|commercial driving license
Welding|weld|schweissen|soudage|soldadura|soldagem
Electrical systems|electrical wiring|elektroinstallation|elektrik|installation electrique|instalaciones electricas|Electrician|elektriker|elektrikerin|electricien|electricista|eletricista
Plumbing|sanitarinstallation|plomberie|fontaneria|encanamento
Carpentry|woodworking|tischlerei|menuiserie|carpinteria|carpintaria|zimmerei
Hand tools|power tools|hand and power tools|werkzeuge|handwerkzeuge
Mathematics|math|maths|mathematical|arithmetic|numerical|numeracy|mathematik|mathematiques|matematicas|matematica
Event planning|event management|event coordination|veranstaltungsmanagement|evenementiel|organizacion de eventos|organizacao de eventos
Research|forschung|recherche|investigacion|pesquisa
Statistics|statistical|statistical analysis|statistik|statistiques|estadistica|estatistica
Translation|translation services|translator|interpreting languages|ubersetzung|traduction|traduccion|traducao
Foreign languages|language skills|fremdsprachen|idiomas
English|englisch|anglais|ingles|englischkenntnisse
German|deutsch|allemand|aleman|alemao|deutschkenntnisse
French|franzosisch|francais|frances
Spanish|spanisch|espagnol|espanol|castellano|espanhol
Portuguese|portugiesisch|portugais|portugues
Italian|italienisch|italien|italiano
Dutch|niederlandisch|neerlandais|neerlandes|holandes
Polish|polnisch|polonais|polaco|polones
Russian|russisch|russe|ruso|russo
Turkish|turkisch|turc|turco
Arabic|arabisch|arabe
Chinese|mandarin|chinesisch|chinois|chino|chines
Japanese|japanisch|japonais|japones
Product knowledge|knowledge of products|produktkenntnisse|knowledge of the products
Root cause analysis|rca
Subject matter expert|sme
Request for proposal|rfp|rfps
Chief executive officer|ceo|geschaftsfuhrer
Chief financial officer|cfo
Chief technology officer|cto
Vice president|vp
Master of Business Administration|mba
Sales representative|sales rep|salesperson|sales person|salespersons|vertriebsmitarbeiter|commercial|representante de ventas|representante de vendas
Truck driver|lorry driver|lkw-fahrer|chauffeur routier|camionero|caminhoneiro|truck operator
Waiter|waitress|kellner|kellnerin|serveur|serveuse|camarero|camarera|garcom
Cashier|kassierer|kassiererin|caissier|caissiere|cajero|cajera|operador de caixa
Receptionist|rezeptionist|rezeptionistin|empfangsmitarbeiter|receptionniste|recepcionista
Mechanic|mechaniker|mechanikerin|mecanicien|mecanico
`;

export const professionImplications = `
Registered nurse > Nursing
Licensed practical nurse > Nursing
Certified nursing assistant > Nursing
Photoshop > Adobe Creative Cloud
Illustrator > Adobe Creative Cloud
InDesign > Adobe Creative Cloud
Excel > Microsoft Office
Word > Microsoft Office
PowerPoint > Microsoft Office
Outlook > Microsoft Office
Basic life support > Cardiopulmonary resuscitation
Account management > Sales
Search engine optimization > Digital marketing
Search engine marketing > Digital marketing
Accounts payable > Accounting
Accounts receivable > Accounting
Microsoft Office > Computer literacy
Commercial driver's license > Driving licence
Project Management Professional > Project management
Classroom management > Teaching
Lesson planning > Teaching
Lean manufacturing > Process improvement
Six Sigma > Process improvement
`;
