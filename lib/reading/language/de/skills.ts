import type { Language } from "../language";

export const skills: Language["skills"] = {
  knowledge: `
    // Kitchen and restaurant
    Food safety: Lebensmittelhygiene, Hygienevorschriften, Infektionsschutzgesetz
    Cooking: kochen, Koch, Köchin, Küche, Zubereitung von Speisen
    Food preparation: Speisenzubereitung, Vorbereitung von Speisen
    Menu planning: Menüplanung, Speiseplanung, Speisekartengestaltung
    Plating: Anrichten, Tellergestaltung
    Baking and pastry: Konditorei, Patisserie, Bäckerei
    Butchery: Fleischverarbeitung, Metzgerei, Fleischzerlegung
    Food cost control: Wareneinsatz, Wareneinsatzkontrolle
    Kitchen management: Küchenleitung, Küchenorganisation, Leitung der Küche
    Catering: Großküche
    Food and beverage service: Gastronomie, Service am Gast
    // Nursing and healthcare
    Electronic health records: elektronische Patientenakte
    Registered nurse: Krankenschwester, Gesundheits- und Krankenpfleger, Pflegefachkraft, Krankenpflegerin,
      Gesundheits- und Krankenpflegerin, examinierte Pflegekraft
    Certified nursing assistant: Pflegehelfer, Pflegehelferin, Pflegeassistent
    Patient care: Patientenversorgung, Pflege von Patienten
    Wound care: Wundversorgung, Wundmanagement, Verbandswechsel, Verbände gewechselt, Verbände wechseln
    Medication administration: Medikamentengabe, Medikamentenverabreichung, Medikamente verabreicht,
      Medikamente stellen
    Vital signs: Vitalzeichen, Vitalwerte
    Infection control: Infektionsschutz, Infektionsprävention, Krankenhaushygiene
    Triage: Ersteinschätzung, Triagierung
    Blood collection: Blutentnahme, Blutabnahme
    Infusion therapy: Infusionstherapie, Infusionen
    Intensive care: Intensivstation, Intensivpflege, Intensivmedizin
    Emergency care: Notaufnahme, Notfallmedizin, Notfallversorgung, Rettungsdienst
    Operating theatre: Operationssaal, OP-Assistenz, OP-Pflege
    Palliative care: Palliativpflege, Palliativversorgung, Sterbebegleitung
    Elderly care: Altenpflege, Seniorenbetreuung, Geriatrie, Pflegeheim, Altenheim
    Pediatrics: Pädiatrie, Kinderkrankenpflege
    Personal care: Grundpflege, Körperpflege
    Care planning: Pflegeplanung, Pflegepläne, Behandlungspläne
    Patient education: Patientenschulung, Patientenaufklärung, Patientenedukation
    Mental health: Psychiatrie, psychische Gesundheit
    Rehabilitation: Physiotherapie, Krankengymnastik, Ergotherapie
    Clinical trials: klinische Studien, klinische Forschung
    Pharmacy: Pharmazie, Apotheke
    Medical billing: Privatliquidation, medizinische Abrechnung
    Medical imaging: Radiologie, Röntgen, Bildgebung
    Laboratory work: Laborarbeit, Laboranalysen, Labordiagnostik
    // Teaching and childcare
    Teaching: Lehre, Unterricht, Lehrer, Lehrerin, unterrichtet, Lehrkraft
    Curriculum development: Lehrplanentwicklung, Curriculumentwicklung, Lehrplan
    Classroom management: Klassenführung, Klassenleitung
    Lesson planning: Unterrichtsplanung, Unterrichtsvorbereitung
    Child care: Kinderbetreuung, Betreuung von Kindern, Erzieher, Erzieherin
    Special education: Sonderpädagogik, Förderunterricht, Inklusion
    Differentiated instruction: Differenzierung im Unterricht, differenzierter Unterricht, Binnendifferenzierung
    Student assessment: Leistungsbewertung, Notengebung, Klassenarbeiten
    Early childhood education: Frühpädagogik, frühkindliche Bildung, Kindergarten, Kita
    Work with parents: Elternarbeit, Elterngespräche
    Tutoring: Nachhilfe
    E-learning: Onlinekurse, Fernunterricht
    // Fitness
    Cardiopulmonary resuscitation: Herz-Lungen-Wiederbelebung, Reanimation
    First aid: Erste Hilfe, Ersthelfer
    Personal training: Personaltraining, Einzeltraining
    Group fitness: Gruppenkurse, Kursleitung, Fitnesskurse
    Fitness assessment: Fitnesstest, Leistungsdiagnostik, Körperanalyse
    Exercise programming: Trainingspläne, Trainingsplanung
    Nutrition: Ernährungsberatung, Ernährung
    Strength training: Krafttraining
    Yoga and pilates: Yogakurse
    // Agriculture
    Crop production: Ackerbau, Pflanzenbau, Anbau
    Livestock: Tierhaltung, Viehzucht, Viehhaltung, Melken
    Irrigation: Bewässerung
    Greenhouse work: Gewächshaus, Unterglasanbau
    Pest control: Pflanzenschutz, Schädlingsbekämpfung
    Farm machinery: Traktor, Landmaschinen, Schlepper
    Harvesting: Ernte
    Soil management: Bodenbearbeitung, Düngung, Bodenkunde
    Horticulture: Gartenbau, Landschaftsbau, Garten- und Landschaftsbau
    // Aviation
    Aircraft maintenance: Flugzeugwartung, Luftfahrzeugtechnik, Flugzeuginstandhaltung
    Flight operations: Flugbetrieb, Flugplanung
    Avionics: Avionik
    Airworthiness: Lufttüchtigkeit
    Cabin crew: Flugbegleiter, Flugbegleiterin, Kabinenpersonal
    Ground handling: Bodenabfertigung, Gepäckabfertigung
    Air traffic control: Flugsicherung, Fluglotse
    Pilot licence: Pilotenschein, Pilotenlizenz
    // Banking and finance
    Payroll: Lohnbuchhaltung, Gehaltsabrechnung, Entgeltabrechnung, Lohn- und Gehaltsabrechnung, Lohnabrechnung
    Accounting: Buchhaltung, Rechnungswesen, Buchhalter, Buchhalterin, Finanzbuchhaltung, Bilanzbuchhaltung,
      Bilanzbuchhalter
    Accounts payable: Kreditorenbuchhaltung, Kreditoren, Eingangsrechnungen
    Accounts receivable: Debitorenbuchhaltung, Debitoren, Ausgangsrechnungen
    Financial analysis: Finanzanalyse, Finanzanalyst
    Budgeting: Budgetplanung, Budgetierung, Budgetverantwortung
    Financial reporting: Jahresabschluss, Bilanzierung, Finanzberichte
    Taxation: Steuern, Steuererklärungen, Umsatzsteuer, Steuerrecht
    Auditing: Wirtschaftsprüfung, Prüfung von Jahresabschlüssen
    Anti-money laundering: Geldwäscheprävention, Geldwäsche
    Risk management: Risikomanagement, Risikoanalyse, Gefährdungsbeurteilung
    Credit analysis: Kreditanalyse, Bonitätsprüfung, Kreditprüfung, Kreditrisiko
    Lending: Kreditgeschäft, Kreditvergabe, Baufinanzierung, Hypotheken
    Underwriting: Risikoprüfung
    Wealth management: Vermögensverwaltung, Vermögensberatung, Portfoliomanagement
    Investment advice: Anlageberatung, Finanzberatung, Finanzprodukte
    Retail banking: Privatkundengeschäft, Filialgeschäft, Bankschalter
    Fraud prevention: Betrugsprävention, Betrugserkennung
    Month-end close: Monatsabschluss, Quartalsabschluss
    General ledger: Hauptbuch, Hauptbuchhaltung, Buchungen
    Bank reconciliation: Kontenabstimmung, Bankabstimmung
    Invoicing: Rechnungsstellung, Fakturierung, Rechnungen
    Financial modelling: Finanzmodelle, Finanzmodellierung
    Forecasting: Prognosen, Finanzprognosen
    Cost accounting: Kostenrechnung, Kosten- und Leistungsrechnung
    Management accounting: Finanzcontrolling, Abweichungsanalyse
    Internal controls: internes Kontrollsystem, interne Revision
    Treasury: Liquiditätsplanung, Liquiditätsmanagement
    Consolidated accounts: Konzernabschluss, Konsolidierung
    Company valuation: Unternehmensbewertung
    Debt collection: Mahnwesen, Inkasso, Forderungsmanagement
    // Construction
    Blueprint reading: technische Zeichnungen, Bauzeichnungen, Lesen von Zeichnungen
    Heating, ventilation and air conditioning: Heizung, Lüftung, Klimatechnik, Kältetechnik
    Health and safety: Arbeitssicherheit, Arbeitsschutz, Unfallverhütung, Sicherheitsunterweisung
    Equipment maintenance: Instandhaltung, Wartung, Reparatur, Wartungsarbeiten
    Preventive maintenance: vorbeugende Wartung, vorbeugende Instandhaltung
    Welding: schweißen, Schweißarbeiten
    Electrical systems: Elektroinstallation, Elektrik, Elektriker, Elektrikerin, Elektroinstallationen,
      Elektrotechnik, Elektroniker
    Plumbing: Sanitärinstallation, Installateur, Rohrleitungen
    Carpentry: Tischlerei, Zimmerei, Schreinerei, Tischler, Schreiner, Zimmerer
    Construction site management: Bauleitung, Baustellenleitung, Bauleiter, Polier
    Construction: Hochbau, Bauwesen, Tiefbau
    Cost estimation: Kalkulation, Kostenschätzung, Aufmaß
    Concrete work: Betonarbeiten, Betonbau, Schalung, Stahlbeton
    Masonry: Mauerwerk, Maurerarbeiten, Maurer
    Roofing: Dacharbeiten, Dachdecker
    Scaffolding: Gerüstbau, Gerüste
    Painting and decorating: Malerarbeiten, Tapezieren
    Tiling and flooring: Fliesenlegen, Bodenlegen, Fliesenarbeiten
    Drywall: Trockenbau, Verputzen
    Earthworks: Erdarbeiten, Aushub
    Heavy equipment operation: Baggerfahrer, Kranführer, Baumaschinen
    Building regulations: Bauvorschriften, Baurecht, VOB
    Surveying: Vermessung
    Structural engineering: Statik, Tragwerksplanung
    // Apparel
    Merchandising: Warenpräsentation, Schaufenstergestaltung
    Fashion design: Modedesign, Bekleidungsdesign
    Sewing: Nähen, Schneiderei, Änderungsschneiderei
    Pattern making: Schnittkonstruktion, Schnitterstellung
    Textiles: Textilien, Stoffe, Textilkunde
    Garment production: Bekleidungsfertigung, Bekleidungsproduktion
    Trend research: Trendforschung, Trendanalyse
    Retail: Einzelhandel, Filialleitung
    // Calls and offices
    Customer service: Kundenservice, Kundendienst, Kundenbedienung, Kundenbetreuer
    Call center: Callcenter, Servicecenter
    Scheduling: Terminplanung, Dienstplanung, Schichtplanung
    Data entry: Dateneingabe, Datenerfassung, Datenpflege
    Record keeping: Aktenführung, Ablage, Archivierung
    Clerical work: Bürotätigkeit, Sachbearbeitung, Büroorganisation, Sekretariat, Büroarbeiten
    Complaint handling: Beschwerdemanagement, Reklamationen, Reklamationsbearbeitung
    Telephone service: Telefonie, Telefondienst, Telefonzentrale
    Service level agreements: Servicelevel
    Call quality monitoring: Gesprächsqualität, Qualitätsmonitoring
    Workforce management: Personaleinsatzplanung, Personalplanung
    Calendar management: Terminkoordination, Reiseplanung, Terminverwaltung
    // Arts and media
    Search engine optimization: Suchmaschinenoptimierung
    Search engine marketing: Suchmaschinenwerbung
    Social media: soziale Medien, Social-Media-Management
    Content creation: Content-Erstellung, Redaktionsplan
    Copywriting: Werbetexte
    Photography: Fotografie, Bildbearbeitung
    Illustration: Illustrationen, Zeichnen
    Fine arts: bildende Kunst, Bildhauerei, Malerei
    Art education: Kunstunterricht, Kunstpädagogik
    Exhibitions: Ausstellungen, Kuratieren
    Music: Musik, Gesang
    Theatre: Schauspiel, Bühne
    Dance: Tanz, Choreografie
    Fundraising: Fördermittel, Spendenakquise
    Video production: Videoproduktion, Videoschnitt, Filmschnitt
    Animation: Bewegtbild
    Journalism: Journalismus, Redaktion
    Editing: Lektorat, Korrekturlesen
    Web analytics: Webanalyse
    Email marketing: E-Mail-Marketing
    Online advertising: Online-Werbung, Performance-Marketing
    Campaign management: Kampagnen, Kampagnenmanagement, Werbekampagnen
    Branding: Markenführung, Markenaufbau, Markenstrategie
    Marketing: Marketingstrategie
    // Law
    Compliance: Regelkonformität
    Legal research: juristische Recherche, Rechtsrecherche
    Contract management: Vertragsmanagement, Vertragsverwaltung, Vertragsverhandlungen
    Litigation: Prozessführung, Gerichtsverfahren, Rechtsstreit, Rechtsstreitigkeiten
    Court representation: Vertretung vor Gericht, Mandanten vor Gericht vertreten
    Legal drafting: Vertragsgestaltung, Schriftsätze, Vertragsentwürfe
    Legal advice: Rechtsberatung
    Contract law: Vertragsrecht
    Criminal law: Strafrecht, Strafverteidigung
    Family law: Familienrecht
    Employment law: Arbeitsrecht
    Corporate law: Gesellschaftsrecht, Handelsrecht, Wirtschaftsrecht
    Civil law: Zivilrecht
    Intellectual property: geistiges Eigentum, Patentrecht, Markenrecht
    Arbitration: Schiedsverfahren
    Case management: Fallmanagement, Fallbearbeitung
    Data protection: Datenschutz
    // Vehicles
    Vehicle diagnostics: Fahrzeugdiagnose
    Vehicle repair: Fahrzeugreparatur, Kfz-Reparatur, Kfz-Mechatroniker, Fahrzeugwartung
    Engine repair: Motorreparatur, Getriebereparatur
    Brake repair: Bremsen, Bremsenreparatur
    Auto body repair: Karosserie, Karosseriebau, Lackierung
    Vehicle inspection: Hauptuntersuchung, Fahrzeugprüfung
    Car sales: Autoverkauf, Fahrzeugverkauf, Automobilverkäufer
    Parts management: Ersatzteile, Teiledienst, Ersatzteilmanagement
    // Consulting
    Project management: Projektmanagement, Projektleitung, Projektsteuerung, Projektleiter, Projektleiterin,
      Projektmanager, Projektmanagerin, Projektarbeit
    Program management: Programmleitung
    Change management: Veränderungsmanagement, Veränderungsprozesse
    Stakeholder management: Stakeholdermanagement
    Business analysis: Anforderungsanalyse, Geschäftsprozessanalyse, Business-Analyst
    Strategic planning: strategische Planung, Strategieentwicklung
    Management consulting: Unternehmensberatung, Strategieberatung
    Workshop facilitation: Workshops moderiert
    Requirements gathering: Anforderungsaufnahme, Anforderungserhebung
    Process analysis: Prozessanalyse, Prozessmodellierung
    Due diligence: Sorgfaltsprüfung
    Benchmarking: Wettbewerbsanalyse
    // Design
    User experience: Nutzererlebnis
    User interface: Benutzeroberfläche
    Graphic design: Grafikdesign, Mediengestaltung, Mediengestalter
    Typography: Typografie
    Layout design: Layoutgestaltung
    Interior design: Innenarchitektur, Raumplanung
    Product design: Produktdesign, Industriedesign
    Packaging design: Verpackungsdesign
    User research: Nutzerforschung, Nutzertests
    3D modeling: 3D-Modellierung
    // Human resources
    Human resources: Personalwesen, Personalmanagement, Personalabteilung, Personalreferent
    Recruiting: Personalbeschaffung, Rekrutierung, Personalgewinnung
    Onboarding: Einarbeitung
    Employee relations: Betriebsrat, Arbeitnehmervertretung
    Compensation and benefits: Vergütung, Vergütungsmanagement
    Performance management: Leistungsbeurteilung, Mitarbeitergespräche
    Personnel development: Personalentwicklung
    Job interviews: Vorstellungsgespräche, Bewerbungsgespräche
    Employer branding: Arbeitgebermarke, Personalmarketing
    Personnel administration: Personaladministration, Personalverwaltung, Personalsachbearbeitung
    // Information technology
    Relational databases: relationale Datenbanken
    Cloud computing: Cloud-Infrastruktur
    On-call duty: Rufbereitschaft, Bereitschaftsdienst
    Incident analysis: Störungsanalyse, Störungsanalysen, Ursachenanalyse, Ursachenanalysen
    Version control: Versionskontrolle, Versionsverwaltung
    Application programming interfaces: Schnittstellen
    Object-oriented programming: objektorientierte Programmierung
    Unit testing: Modultests
    Quality assurance: Qualitätssicherung
    Test automation: Integrationstests, Testabdeckung, Testautomatisierung, automatisierte Tests,
      automatisierter Tests
    Software testing: Softwaretest, Testfälle
    Front-end development: Frontend-Entwicklung, Frontend-Entwickler
    Back-end development: Backend-Entwicklung, Backend-Entwickler, Backend-Entwicklerin
    Machine learning: maschinelles Lernen
    Artificial intelligence: künstliche Intelligenz, KI
    Data science: Datenwissenschaft
    Data analysis: Datenanalyse, Datenauswertung
    Data visualization: Datenvisualisierung
    Data modeling: Datenmodellierung
    Operating systems: Betriebssysteme
    Virtualization: Virtualisierung
    Networking: Netzwerktechnik, Netzwerke, Netzwerkadministration
    Information security: IT-Sicherheit, Informationssicherheit
    Agile: agil, agile Methoden
    Help desk: IT-Support, Anwenderbetreuung, First-Level-Support, technischer Support
    Troubleshooting: Fehlersuche, Fehlerbehebung, Störungsbehebung, Störungssuche
    Internet of things: Internet der Dinge
    Embedded systems: eingebettete Systeme
    Computer literacy: EDV-Kenntnisse, PC-Kenntnisse, Computerkenntnisse
    Software engineering: Softwareentwickler, Softwareentwicklerin, Softwareentwicklung, Softwareingenieur,
      Programmierer
    Web development: Webentwicklung, Webentwickler
    Mobile development: App-Entwicklung, Entwicklung von Apps
    Programming: Programmierung
    System administration: Systemadministration, Serveradministration
    Database administration: Datenbankadministration, Datenbanken
    Serverless computing: serverlose Architektur
    Backup and recovery: Datensicherung, Notfallwiederherstellung
    Hardware maintenance: Hardwareinstallation, Rechner repariert
    Network security: Netzwerksicherheit
    Information technology: Informationstechnik
    Project planning: Projektplanung
    // Public relations
    Public relations: Öffentlichkeitsarbeit, PR-Arbeit, Pressesprecher
    Event planning: Veranstaltungsmanagement, Veranstaltungsorganisation, Eventmanagement, Veranstaltungen
    Press releases: Pressemitteilungen
    Media relations: Pressearbeit, Medienarbeit, Pressekontakte
    Crisis communication: Krisenkommunikation
    Corporate communications: Unternehmenskommunikation
    Internal communications: interne Kommunikation
    Speech writing: Redenschreiben
    // Sales and business development
    Customer relationship management: Kundenbeziehungsmanagement
    Market research: Marktforschung, Marktanalyse
    Sales: Vertrieb, Verkauf, Verkäuferin
    Business development: Geschäftsentwicklung, Geschäftsaufbau
    Account management: Kundenbetreuung, Key-Account-Management, Kundenpflege, Bestandskunden
    Lead generation: Kaltakquise, Leadgenerierung, Kundengewinnung per Telefon
    Sales representative: Vertriebsmitarbeiter, Vertriebsmitarbeiterin, Handelsvertreter
    Customer acquisition: Neukundengewinnung, Neukundenakquise, Kundenakquise, Akquise
    Field sales: Außendienst
    Inside sales: Vertriebsinnendienst, Innendienst
    Telesales: Telefonverkauf, Telefonvertrieb
    Upselling: Zusatzverkauf
    Quotations and tenders: Angebotserstellung, Ausschreibungen, Angebote
    Partnerships: Partnerschaften, Partnermanagement, Kooperationen
    Market entry: Markteintritt, Markterschließung, neue Märkte
    Sales forecasting: Vertriebsplanung, Umsatzplanung, Absatzplanung
    Sales management: Vertriebsleitung, Verkaufsleitung
    Trade fairs: Messen, Messeauftritte
    After-sales service: Reklamationsservice, Kundendienst nach dem Verkauf
    Pricing: Preisgestaltung, Preisverhandlungen
    // Engineering and production
    Programmable logic controller: SPS, SPS-Programmierung
    Process improvement: Prozessoptimierung, kontinuierliche Verbesserung, KVP
    Quality control: Qualitätskontrolle, Qualitätsprüfung
    Quality management: Qualitätsmanagement, Qualitätsmanagementsystem
    Equipment operation: Maschinenbedienung, Maschinenführer, Anlagenführer, Bedienung von Maschinen
    Forklift operation: Staplerschein, Gabelstapler, Gabelstaplerfahrer, Staplerfahrer, Gabelstaplerschein
    Hand tools: Werkzeuge, Handwerkzeuge
    Mechanical engineering: Maschinenbau, Konstruktion, Maschinenbauingenieur
    Electrical engineering: Elektroingenieur
    Civil engineering: Bauingenieurwesen, Bauingenieur
    Process engineering: Verfahrenstechnik, Prozesstechnik
    Finite element analysis: Finite-Elemente-Methode, FEM
    Failure mode and effects analysis: Fehlermöglichkeits- und Einflussanalyse
    Commissioning: Inbetriebnahme
    Hydraulics and pneumatics: Hydraulik, Pneumatik
    Automation engineering: Automatisierungstechnik, Automatisierung, Robotik
    Product development: Produktentwicklung
    Production planning: Produktionsplanung, Fertigungsplanung, Arbeitsvorbereitung
    Manufacturing: Fertigung, Montage, Serienfertigung
    Machining: Zerspanung, Fräsen, Drehen
    // Logistics and purchasing
    Transport: Transportwesen, Fracht, Spedition, Gütertransport
    Procurement: Einkauf, Beschaffung, Lieferantenmanagement
    Supply chain management: Lieferkette, Lieferkettenmanagement
    Logistics: Logistik, Lagerlogistik und Transport
    Inventory management: Lagerverwaltung, Bestandsmanagement, Inventur, Lagerhaltung
    Warehousing: Lager, Lagerlogistik, Lagerarbeit
    Driving licence: Führerschein, Führerschein Klasse B, Fahrerlaubnis
    Truck driver: LKW-Fahrer, Berufskraftfahrer, Kraftfahrer
    Order picking: Kommissionierung, Kommissionieren, Verpackung von Waren
    Shipping and receiving: Wareneingang, Warenausgang, Versand
    Import and export: Zoll, Zollabwicklung, Außenhandel
    Delivery driving: Auslieferung, Auslieferungsfahrer
    // Everyday trades
    Route planning: Tourenplanung, Routenplanung
    Telecommunications: Telekommunikation
    E-commerce: Onlinehandel, Onlineshop
    Cost reduction: Kostensenkung, Kosteneinsparungen
    Digital marketing: Online-Marketing
    Research and development: Forschung und Entwicklung
    Mergers and acquisitions: Fusionen und Übernahmen
    Profit and loss: Gewinn und Verlust
    Key performance indicators: Kennzahlen
    Point of sale: Kassensysteme, Kasse, Kassiertätigkeit
    Cash handling: Kassenführung, Kassenabrechnung
    Product management: Produktmanagement
    Technical writing: technische Dokumentation, technischer Redakteur
    Microsoft Office: Office-Kenntnisse
    Nursing: Krankenpflege, Pflege, Altenpflegerin
    Emergency medical technician: Rettungssanitäter, Notfallsanitäter
    Housekeeping: Reinigung, Gebäudereinigung, Zimmerreinigung, Putzen
    Counseling: Beratung
    Social work: soziale Arbeit, Sozialarbeit
    Right to work: Arbeitserlaubnis, Arbeitsgenehmigung
    Mathematics: Mathematik
    Research: Forschung, Forschungsarbeit
    Statistics: Statistik, statistische Auswertung
    Translation: Übersetzung, Dolmetschen
    Foreign languages: Fremdsprachen
    Product knowledge: Produktkenntnisse
    Chief executive officer: Geschäftsführer
    Waiter: Kellner, Kellnerin, Servicekraft
    Cashier: Kassierer, Kassiererin
    Receptionist: Rezeptionist, Rezeptionistin, Empfangsmitarbeiter
    Mechanic: Mechaniker, Mechanikerin, Mechatroniker
    Security services: Objektschutz, Sicherheitsdienst, Wachdienst
    Hairdressing: Friseurhandwerk, Haarschnitte
    Hotel reception: Empfang, Rezeption
    // Other
    Observability: Beobachtbarkeit
    Event-driven architecture: ereignisgesteuerte Systeme, ereignisgesteuert
    Continuous integration: kontinuierliche Integration
    Running services in production: Betrieb von Diensten, Dienste betrieben, betrieben auf, Produktivbetrieb
    Database tuning: Abfrageoptimierung, Abfragen optimiert
    Message queues: Nachrichtenwarteschlangen
    Data storage: Datenspeicherung
  `,
  traits: `
    Communication: Kommunikation, Kommunikationsfähigkeit, kommunikationsstark, kommunikativ
    Active listening: zuhören, aktives Zuhören
    Teamwork: Teamfähigkeit, teamfähig, Teamarbeit, Teamgeist, Zusammenarbeit, Teamplayer
    Interpersonal skills: soziale Kompetenz, interpersonelle
    Problem solving: Problemlösung, Problemlösungsfähigkeit, lösungsorientiert, Probleme lösen
    Critical thinking: kritisches Denken
    Analytical thinking: analytisches Denken, analytisch
    Decision making: Entscheidungsfähigkeit, Entscheidungsfindung
    Time management: Zeitmanagement, Termintreue
    Organizational skills: Organisationsfähigkeit, Organisationstalent, organisiert, strukturierte Arbeitsweise,
      Überblick behalten, behältst den Überblick, behalten den Überblick, behält den Überblick
    Attention to detail: Sorgfalt, sorgfältig, Genauigkeit, detailgenau, gewissenhaft, genaue Arbeitsweise,
      genaues Arbeiten, genau arbeiten, arbeiten genau, arbeitest genau
    Adaptability: Anpassungsfähigkeit, Flexibilität, flexibel, anpassungsfähig
    Creativity: Kreativität, kreativ
    Conflict resolution: Konfliktlösung, Konfliktmanagement
    Stress management: Belastbarkeit, belastbar, stressresistent, Ruhe bewahren, bewahren Ruhe,
      bewahrst Ruhe, Ruhe behalten, behalten Ruhe, behältst Ruhe, einen kühlen Kopf bewahren
    Patience: Geduld, geduldig
    Empathy: Einfühlungsvermögen, empathisch
    Independence: eigenständig, selbstständig, selbständig, eigenverantwortlich
    Initiative: Eigeninitiative, proaktiv
    Reliability: Zuverlässigkeit, zuverlässig
    Customer orientation: Kundenorientierung, kundenorientiert
    Physical stamina: körperliche Belastbarkeit
    Manual dexterity: Fingerfertigkeit
    Learning ability: Lernbereitschaft, lernwillig
    Closeness to users: nah am Kunden, Kundenbesuche
    Working across teams: teamübergreifend, übergreifend
    Honesty: Integrität
  `,
  practices: `
    Public speaking: Präsentation, Präsentationen
    Leadership: Führung, Führungserfahrung, Mitarbeiterführung, Teamleitung, Leitung eines Teams, Team geleitet,
      Personalverantwortung, Personalführung, Führung von Mitarbeitern
    Mentoring: Betreuung von Auszubildenden, Betreuung von Mitarbeitenden, Betreuung Auszubildenden,
      Betreuung Auszubildender, Betreuung Auszubildende, Betreuung Mitarbeitenden, Betreuung Werkstudenten,
      Auszubildenden betreut, Azubis, Einarbeitung neuer
    Training others: Schulung, Schulung von Mitarbeitern, Mitarbeiterschulung
    Negotiation: Verhandlung, Verhandlungsgeschick
    Confidentiality: Diskretion, Vertraulichkeit, vertraulich
  `,
};
