import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {
  knowledge: `
    On-call duty: Rufbereitschaft
    Incident analysis: Störungsanalyse, Störungsanalysen, Ursachenanalyse, Ursachenanalysen
    Observability: Beobachtbarkeit
    Event-driven architecture: ereignisgesteuerte Systeme, ereignisgesteuert
    Continuous integration: kontinuierliche Integration
    Running services in production: Betrieb von Diensten, Dienste betrieben, betrieben auf, Produktivbetrieb
    Database tuning: Abfrageoptimierung, Abfragen optimiert
    Route planning: Tourenplanung, Routenplanung
    Transport: Transportwesen, Fracht
    Application programming interfaces: Schnittstellen
    Message queues: Nachrichtenwarteschlangen
    Object-oriented programming: objektorientierte Programmierung
    Quality assurance: Qualitätssicherung
    Test automation: Integrationstests, Testabdeckung, Testautomatisierung, automatisierte Tests,
      automatisierter Tests
    Software testing: Softwaretest
    Front-end development: Frontend-Entwicklung, Frontend-Entwickler
    Back-end development: Backend-Entwicklung, Backend-Entwickler, Backend-Entwicklerin
    Machine learning: maschinelles Lernen
    Artificial intelligence: künstliche Intelligenz, KI
    Data analysis: Datenanalyse
    Operating systems: Betriebssysteme
    Virtualization: Virtualisierung
    Networking: Netzwerktechnik
    Data storage: Datenspeicherung
    Telecommunications: Telekommunikation
    Information security: IT-Sicherheit
    Agile: agil, agile Methoden
    Help desk: IT-Support
    Troubleshooting: Fehlersuche, Fehlerbehebung
    Computer literacy: EDV-Kenntnisse, PC-Kenntnisse
    Software engineering: Softwareentwickler, Softwareentwicklerin, Softwareentwicklung
    Web development: Webentwicklung
    Mobile development: App-Entwicklung
    Programming: Programmierung
    Human resources: Personalwesen
    Recruiting: Personalbeschaffung
    Payroll: Lohnbuchhaltung, Gehaltsabrechnung
    Accounting: Buchhaltung, Rechnungswesen, Buchhalter, Buchhalterin
    Accounts payable: Kreditorenbuchhaltung
    Accounts receivable: Debitorenbuchhaltung
    Financial analysis: Finanzanalyse
    Budgeting: Budgetplanung
    Financial reporting: Jahresabschluss
    Taxation: Steuern
    Auditing: Wirtschaftsprüfung
    Risk management: Risikomanagement
    Cost reduction: Kostensenkung
    Procurement: Einkauf, Beschaffung
    Supply chain management: Lieferkette
    Logistics: Logistik
    Inventory management: Lagerverwaltung
    Warehousing: Lager
    Social media: soziale Medien
    Digital marketing: Online-Marketing
    Public relations: Öffentlichkeitsarbeit
    Research and development: Forschung und Entwicklung
    Mergers and acquisitions: Fusionen und Übernahmen
    Profit and loss: Gewinn und Verlust
    Market research: Marktforschung
    Sales: Vertrieb, Verkauf
    Business development: Geschäftsentwicklung
    Account management: Kundenbetreuung
    Lead generation: Kaltakquise
    Customer service: Kundenservice, Kundendienst
    Call center: Callcenter
    Key performance indicators: Kennzahlen
    Point of sale: Kassensysteme
    Cash handling: Kassenführung
    Project management: Projektmanagement, Projektleitung, Projektsteuerung, Projektleiter, Projektleiterin,
      Projektmanager, Projektmanagerin
    Product management: Produktmanagement
    Change management: Veränderungsmanagement
    Business analysis: Anforderungsanalyse
    Process improvement: Prozessoptimierung
    Quality control: Qualitätskontrolle
    Quality management: Qualitätsmanagement
    Strategic planning: strategische Planung
    Scheduling: Terminplanung
    Data entry: Dateneingabe
    Record keeping: Aktenführung
    Clerical work: Bürotätigkeit, Sachbearbeitung
    Technical writing: technische Dokumentation
    Graphic design: Grafikdesign
    Blueprint reading: technische Zeichnungen
    Registered nurse: Krankenschwester, Gesundheits- und Krankenpfleger, Pflegefachkraft
    Nursing: Krankenpflege, Pflege
    Patient care: Patientenversorgung
    First aid: Erste Hilfe
    Emergency medical technician: Rettungssanitäter
    Health and safety: Arbeitssicherheit, Arbeitsschutz
    Food safety: Lebensmittelhygiene
    Cooking: kochen, Koch, Köchin
    Food preparation: Speisenzubereitung
    Housekeeping: Reinigung
    Teaching: Lehre, Unterricht, Lehrer, Lehrerin
    Curriculum development: Lehrplanentwicklung
    Classroom management: Klassenführung
    Child care: Kinderbetreuung
    Counseling: Beratung
    Social work: soziale Arbeit
    Legal research: juristische Recherche
    Contract management: Vertragsmanagement
    Equipment maintenance: Instandhaltung, Wartung
    Equipment operation: Maschinenbedienung
    Forklift operation: Staplerschein, Gabelstapler
    Right to work: Arbeitserlaubnis
    Driving licence: Führerschein
    Welding: schweißen
    Electrical systems: Elektroinstallation, Elektrik, Elektriker, Elektrikerin
    Plumbing: Sanitärinstallation
    Carpentry: Tischlerei, Zimmerei
    Hand tools: Werkzeuge, Handwerkzeuge
    Mathematics: Mathematik
    Event planning: Veranstaltungsmanagement
    Research: Forschung
    Statistics: Statistik
    Translation: Übersetzung
    Foreign languages: Fremdsprachen
    English: Englisch, Englischkenntnisse
    German: Deutsch, Deutschkenntnisse
    French: Französisch
    Spanish: Spanisch
    Portuguese: Portugiesisch
    Italian: Italienisch
    Dutch: Niederländisch
    Polish: Polnisch
    Russian: Russisch
    Turkish: Türkisch
    Arabic: Arabisch
    Chinese: Chinesisch
    Japanese: Japanisch
    Product knowledge: Produktkenntnisse
    Chief executive officer: Geschäftsführer
    Sales representative: Vertriebsmitarbeiter
    Truck driver: LKW-Fahrer
    Waiter: Kellner, Kellnerin
    Cashier: Kassierer, Kassiererin
    Receptionist: Rezeptionist, Rezeptionistin, Empfangsmitarbeiter
    Mechanic: Mechaniker, Mechanikerin
  `,
  traits: `
    Communication: Kommunikation, Kommunikationsfähigkeit, kommunikationsstark
    Active listening: zuhören
    Teamwork: Teamfähigkeit, teamfähig, Teamarbeit, Teamgeist, Zusammenarbeit
    Interpersonal skills: soziale Kompetenz, interpersonelle
    Problem solving: Problemlösung, Problemlösungsfähigkeit, lösungsorientiert
    Critical thinking: kritisches Denken
    Analytical thinking: analytisches Denken
    Decision making: Entscheidungsfähigkeit, Entscheidungsfindung
    Time management: Zeitmanagement
    Organizational skills: Organisationsfähigkeit, Organisationstalent
    Attention to detail: Sorgfalt, sorgfältig, Genauigkeit, detailgenau
    Adaptability: Anpassungsfähigkeit, Flexibilität
    Creativity: Kreativität, kreativ
    Conflict resolution: Konfliktlösung, Konfliktmanagement
    Stress management: Belastbarkeit, belastbar
    Patience: Geduld
    Empathy: Einfühlungsvermögen
    Independence: eigenständig, selbstständig, selbständig, eigenverantwortlich
    Initiative: Eigeninitiative, proaktiv
    Reliability: Zuverlässigkeit, zuverlässig
    Customer orientation: Kundenorientierung, kundenorientiert
    Physical stamina: körperliche Belastbarkeit
    Manual dexterity: Fingerfertigkeit
    Learning ability: Lernbereitschaft
    Closeness to users: nah am Kunden, Kundenbesuche
    Working across teams: teamübergreifend, übergreifend
    Honesty: Integrität
  `,
  practices: `
    Public speaking: Präsentation
    Leadership: Führung, Führungserfahrung, Mitarbeiterführung, Teamleitung
    Supervision: Aufsicht
    Mentoring: Betreuung von Auszubildenden, Betreuung von Mitarbeitenden, Betreuung Auszubildenden,
      Betreuung Auszubildender, Betreuung Auszubildende, Betreuung Mitarbeitenden, Betreuung Werkstudenten,
      Auszubildenden betreut, Azubis, Einarbeitung neuer
    Training others: Schulung
    Negotiation: Verhandlung, Verhandlungsgeschick
    Confidentiality: Diskretion, Vertraulichkeit
    Coordination: Koordination
    Monitoring: Überwachung
    Documentation: Dokumentation, dokumentieren, dokumentiert
    Finding causes: Ursachen
    Simplifying: Vereinfachung, vereinfacht
  `,
};
