import type { Language } from "../language";

export const skills: Language["skills"] = {
  knowledge: `
    // Kitchen and restaurant
    Food safety: voedselveiligheid, voedselhygiëne, hygiënecode
    Cooking: koken, kok, gerechten bereiden
    Food preparation: voedselbereiding, maaltijdbereiding
    Menu planning: menuplanning, menu's samenstellen, menusamenstelling
    Plating: gerechten opmaken, bordopmaak
    Baking and pastry: patisserie, bakkerij, brood bakken
    Butchery: slagerij, vlees uitsnijden, uitbenen
    Food cost control: foodcost, kostprijsberekening gerechten
    Kitchen management: leiding van de keuken, keukenmanagement, keukenorganisatie
    Catering: partyservice
    Food and beverage service: bediening, horeca
    // Nursing and healthcare
    Electronic health records: elektronisch patiëntendossier, EPD
    Registered nurse: verpleegkundige, hbo-verpleegkundige, mbo-verpleegkundige
    Certified nursing assistant: zorgassistent, helpende, verzorgende
    Patient care: patiëntenzorg, zorg voor patiënten, verzorging van patiënten
    Wound care: wondzorg, wondverzorging, verbanden wisselen, verbandwissels
    Medication administration: medicatie toedienen, medicatie delen, medicatie uitreiken, toedienen van medicatie,
      medicatieverstrekking
    Vital signs: vitale functies, vitale parameters, controles uitvoeren
    Infection control: infectiepreventie
    Triage: triëren
    Blood collection: bloedafname, bloed prikken, venapunctie
    Infusion therapy: infuustherapie, infuus
    Intensive care: intensive care afdeling, IC-verpleegkundige
    Emergency care: spoedeisende hulp, acute zorg
    Operating theatre: operatiekamer, operatieassistentie
    Palliative care: palliatieve zorg, terminale zorg
    Elderly care: ouderenzorg, geriatrie, verpleeghuis, verzorgingshuis
    Pediatrics: kindergeneeskunde, pediatrie
    Personal care: persoonlijke verzorging, hulp bij wassen, lichamelijke verzorging, ADL-zorg
    Care planning: zorgplan, behandelplannen
    Patient education: patiëntvoorlichting, patiënteneducatie
    Mental health: geestelijke gezondheidszorg, psychiatrie
    Rehabilitation: revalidatie, fysiotherapie, ergotherapie
    Clinical trials: klinisch onderzoek, klinische studies
    Pharmacy: farmacie, apotheek
    Medical billing: declaraties zorgverzekeraar, zorgadministratie
    Medical imaging: radiologie, medische beeldvorming, röntgen
    Laboratory work: laboratoriumwerk, labwerk, laboratoriumanalyses
    // Teaching and childcare
    Teaching: lesgeven, onderwijs, docent, leraar, lerares, leerkracht
    Curriculum development: curriculumontwikkeling, leerplanontwikkeling
    Classroom management: klassenmanagement
    Lesson planning: lesvoorbereiding, lessen voorbereiden, lesplanning
    Child care: oppas, pedagogisch medewerker
    Special education: speciaal onderwijs, passend onderwijs
    Differentiated instruction: gedifferentieerd onderwijs, differentiëren
    Student assessment: toetsen nakijken, beoordelen van leerlingen, toetsing
    Early childhood education: kinderopvang, peuterspeelzaal, kleuteronderwijs
    Work with parents: oudergesprekken, oudercontact
    Tutoring: bijles, huiswerkbegeleiding
    E-learning: afstandsonderwijs, online lessen
    // Fitness
    Cardiopulmonary resuscitation: reanimatie, reanimeren
    First aid: EHBO, eerste hulp, BHV
    Personal training: personal training sessies, persoonlijke training
    Group fitness: groepslessen, groepsfitness
    Fitness assessment: fitheidstest, conditietest
    Exercise programming: trainingsschema's, trainingsprogramma's
    Nutrition: voedingsadvies, voedingsleer
    Strength training: krachttraining
    Yoga and pilates: yogalessen
    // Agriculture
    Crop production: akkerbouw, gewasteelt, gewassen
    Livestock: veehouderij, veeteelt, vee, melken
    Irrigation: irrigatie, beregening
    Greenhouse work: glastuinbouw, kaswerk
    Pest control: gewasbescherming, plaagbestrijding, spuitlicentie
    Farm machinery: landbouwmachines
    Harvesting: oogst
    Soil management: grondbewerking, bemesting, bodemkunde
    Horticulture: tuinbouw, hoveniers, groenvoorziening
    // Aviation
    Aircraft maintenance: vliegtuigonderhoud
    Flight operations: vluchtuitvoering, vluchtplanning
    Avionics: avionica
    Airworthiness: luchtwaardigheid
    Cabin crew: cabinepersoneel, steward, stewardess
    Ground handling: grondafhandeling, bagageafhandeling
    Air traffic control: luchtverkeersleiding
    Pilot licence: vliegbrevet
    // Banking and finance
    Payroll: loonadministratie, salarisadministratie, loonstroken, verloning
    Accounting: boekhouding, boekhoudster, financiële administratie
    Accounts payable: crediteurenadministratie, crediteuren
    Accounts receivable: debiteurenadministratie, debiteuren
    Financial analysis: financiële analyse, financieel analist
    Budgeting: begroting, begrotingen, budgettering, budgetbeheer
    Financial reporting: jaarrekening, jaarrekeningen, financiële rapportage, financiële verslaglegging
    Taxation: belastingen, belastingaangiften, btw-aangifte, fiscaliteit
    Auditing: accountantscontrole, controle van jaarrekeningen
    Anti-money laundering: witwasbestrijding, Wwft
    Risk management: risicobeheer, risicomanagement, risicoanalyse
    Credit analysis: kredietanalyse, kredietbeoordeling, kredietrisico
    Lending: hypotheken, leningen, kredietverlening
    Underwriting: acceptatie van verzekeringen
    Wealth management: vermogensbeheer, portefeuillebeheer
    Investment advice: beleggingsadvies, financieel advies, financiële producten
    Retail banking: bankbalie, particuliere klanten bank
    Fraud prevention: fraudebestrijding, fraudepreventie
    Month-end close: maandafsluiting, maandafsluitingen, periodeafsluiting
    General ledger: grootboek, grootboekadministratie, journaalposten
    Bank reconciliation: bankafstemming, bankreconciliatie
    Invoicing: facturering, facturatie, facturen
    Financial modelling: financiële modellen, financiële modellering
    Forecasting: prognoses, financiële prognoses
    Cost accounting: kostprijscalculatie, kostenanalyse
    Management accounting: bedrijfseconomische analyse, verschillenanalyse
    Internal controls: interne beheersing, interne audit
    Treasury: treasurybeheer, liquiditeitsbeheer, kasstroom
    Consolidated accounts: consolidatie, geconsolideerde jaarrekening
    Company valuation: bedrijfswaardering, waardebepaling
    Debt collection: incasso, debiteurenbeheer
    // Construction
    Blueprint reading: tekening lezen, technische tekeningen, bouwtekeningen
    Heating, ventilation and air conditioning: klimaattechniek, verwarming, koeltechniek, luchtbehandeling
    Health and safety: veiligheid, veiligheidsvoorschriften, arbeidsveiligheid, VCA, Arbo
    Equipment maintenance: onderhoud, machineonderhoud, onderhoud van machines
    Preventive maintenance: preventief onderhoud
    Welding: lassen, laswerk
    Electrical systems: elektrische installaties, elektrotechniek, elektricien, monteur elektrotechniek
    Plumbing: loodgieterswerk, loodgieter, sanitair
    Carpentry: timmerwerk, timmerman, timmeren
    Construction site management: uitvoerder, werfleider, bouwplaatsmanagement, leiding op de bouwplaats
    Construction: bouw, woningbouw, utiliteitsbouw, grond-, weg- en waterbouw
    Cost estimation: calculatie, kostenraming, calculeren
    Concrete work: betonwerk, bekisting, betonbouw
    Masonry: metselwerk, metselen, metselaar
    Roofing: dakbedekking, dakdekker, dakwerk
    Scaffolding: steigerbouw, steigers
    Painting and decorating: schilderwerk, behangen
    Tiling and flooring: tegelwerk, tegelzetten, vloeren leggen
    Drywall: stucwerk, stukadoren, gipsplaten
    Earthworks: grondwerk, grondverzet
    Heavy equipment operation: graafmachine, kraanmachinist, grondverzetmachines
    Building regulations: bouwvoorschriften, bouwbesluit, vergunningen
    Surveying: landmeten, landmeetkunde
    Structural engineering: constructieleer, constructieberekeningen
    // Apparel
    Merchandising: winkelpresentatie, etaleren, productpresentatie
    Fashion design: modeontwerp, kledingontwerp
    Sewing: naaien, kleermakerij, naaiwerk
    Pattern making: patroontekenen, patronen maken
    Textiles: textiel, stoffen
    Garment production: kledingproductie, confectie
    Trend research: trendonderzoek, trendanalyse
    Retail: detailhandel, winkel, winkelmanagement
    // Calls and offices
    Customer service: klantenservice, klantcontact, klantenbegeleiding, klanten helpen
    Call center: klantcontactcentrum
    Scheduling: inroosteren, roosters
    Data entry: gegevensinvoer, data-invoer
    Record keeping: archivering, dossierbeheer
    Clerical work: administratie, administratieve werkzaamheden, kantoorwerk, secretariaat
    Complaint handling: klachtenafhandeling, klachten, klachtbehandeling
    Telephone service: telefonische klantenservice, inkomende gesprekken, telefoonverkeer, telefonie
    Service level agreements: serviceniveaus
    Call quality monitoring: gesprekskwaliteit, gespreksmonitoring
    Workforce management: personeelsplanning, roosterplanning
    Calendar management: agendabeheer, reizen boeken
    // Arts and media
    Search engine optimization: zoekmachineoptimalisatie
    Search engine marketing: zoekmachinemarketing
    Social media: sociale media, communitymanagement
    Content creation: contentcreatie, content maken
    Copywriting: tekstschrijven, reclameteksten
    Photography: fotografie, fotobewerking
    Illustration: illustraties, tekenen
    Fine arts: beeldende kunst, beeldhouwen, schilderkunst
    Art education: kunsteducatie, kunstonderwijs
    Exhibitions: tentoonstellingen, exposities
    Music: muziek, zang
    Theatre: toneel, acteren, podiumkunsten
    Dance: dans, choreografie
    Fundraising: fondsenwerving, subsidieaanvragen
    Video production: videoproductie, videomontage, filmmontage
    Animation: animaties
    Journalism: journalistiek, redactie
    Editing: eindredactie, proeflezen
    Web analytics: webanalyse, webstatistieken
    Email marketing: e-mailmarketing
    Online advertising: online adverteren, betaalde campagnes
    Campaign management: marketingcampagnes, campagnes, reclamecampagnes
    Branding: merkstrategie, merkidentiteit, merkbeheer
    Marketing: marketingstrategie
    // Law
    Compliance: naleving, regelgeving
    Legal research: juridisch onderzoek
    Contract management: contractbeheer, contractmanagement
    Litigation: procesvoering, procederen, rechtszaken, gerechtelijke procedures
    Court representation: vertegenwoordiging in rechte, optreden ter zitting
    Legal drafting: contracten opstellen, juridische documenten, processtukken
    Legal advice: juridisch advies, rechtsbijstand
    Contract law: contractenrecht
    Criminal law: strafrecht
    Family law: familierecht, personen- en familierecht
    Employment law: arbeidsrecht
    Corporate law: ondernemingsrecht, vennootschapsrecht
    Civil law: burgerlijk recht, civiel recht
    Intellectual property: intellectueel eigendom, octrooien, merkenrecht
    Arbitration: arbitrageprocedures
    Case management: casemanagement, dossierbehandeling
    Data protection: gegevensbescherming, privacywetgeving
    // Vehicles
    Vehicle diagnostics: voertuigdiagnose, storingsdiagnose
    Vehicle repair: autoreparatie, voertuigonderhoud, autotechniek, automonteur
    Engine repair: motorreparatie, motorrevisie
    Brake repair: remmen, remreparatie
    Auto body repair: carrosserie, plaatwerk, schadeherstel
    Vehicle inspection: apk-keuring, apk-keurmeester, voertuiginspectie
    Car sales: autoverkoop
    Parts management: onderdelen, onderdelenbeheer, magazijn onderdelen
    // Consulting
    Project management: projectmanagement, projectleiding, projectbeheer
    Program management: programmamanagement
    Change management: verandermanagement
    Stakeholder management: stakeholdermanagement
    Business analysis: bedrijfsanalyse, businessanalyse
    Strategic planning: strategische planning, strategieontwikkeling
    Management consulting: organisatieadvies, bedrijfsadvies, strategisch advies
    Workshop facilitation: workshops begeleiden, workshops geven
    Requirements gathering: requirements opstellen, behoefteanalyse
    Process analysis: procesanalyse, procesmodellering
    Due diligence: boekenonderzoek
    Benchmarking: concurrentieanalyse
    // Design
    User experience: gebruikerservaring, gebruikersonderzoek ux
    User interface: gebruikersinterface
    Graphic design: grafisch ontwerp, grafische vormgeving
    Typography: typografie
    Layout design: opmaak, lay-out
    Interior design: interieurontwerp, binnenhuisarchitectuur
    Product design: productontwerp, industrieel ontwerp
    Packaging design: verpakkingsontwerp
    User research: gebruikersonderzoek
    3D modeling: 3d-modellering
    // Human resources
    Human resources: personeelszaken, human resource management
    Recruiting: werving, werving en selectie, personeelswerving
    Onboarding: inwerken van nieuwe medewerkers
    Employee relations: arbeidsverhoudingen, ondernemingsraad
    Compensation and benefits: arbeidsvoorwaarden, beloning, beloningsbeleid
    Performance management: functioneringsgesprekken, beoordelingsgesprekken, prestatiemanagement
    Personnel development: personeelsontwikkeling, talentontwikkeling, leren en ontwikkelen
    Job interviews: sollicitatiegesprekken, selectiegesprekken
    Employer branding: arbeidsmarktcommunicatie, werkgeversmerk
    Personnel administration: personeelsadministratie, personeelsdossiers
    // Information technology
    Relational databases: relationele databases
    Cloud computing: cloudinfrastructuur, clouddiensten
    On-call duty: oproepdienst, wachtdienst, storingsdienst
    Incident analysis: storingsanalyse, incidentanalyse
    Version control: versiebeheer
    Application programming interfaces: koppelingen
    Object-oriented programming: objectgeoriënteerd programmeren
    Unit testing: unittests
    Quality assurance: kwaliteitsborging, kwaliteitszorg
    Test automation: testautomatisering, geautomatiseerde tests
    Software testing: softwaretesten, testgevallen
    Front-end development: frontend-ontwikkeling, frontendontwikkelaar
    Back-end development: backend-ontwikkeling, backendontwikkelaar
    Full-stack development: fullstack-ontwikkeling
    Machine learning: machinaal leren
    Artificial intelligence: kunstmatige intelligentie
    Data science: datawetenschap
    Data analysis: gegevensanalyse, data-analist
    Data visualization: datavisualisatie
    Data modeling: datamodellering
    Operating systems: besturingssystemen
    Virtualization: virtualisatie
    Networking: netwerkbeheer, computernetwerken
    Information security: informatiebeveiliging, cyberbeveiliging
    Agile: agile werken
    Help desk: gebruikersondersteuning, technische ondersteuning, helpdeskmedewerker
    Troubleshooting: storingen oplossen, probleemanalyse
    Internet of things: internet der dingen
    Embedded systems: ingebedde systemen
    Computer literacy: computervaardigheden, computerkennis
    Software engineering: softwareontwikkeling, softwareontwikkelaar, softwareengineer
    Web development: webontwikkeling, webontwikkelaar
    Mobile development: app-ontwikkeling, mobiele apps
    Programming: programmeren
    System administration: systeembeheer, systeembeheerder, serverbeheer
    Database administration: databasebeheer, databases beheren
    Serverless computing: serverless architectuur
    Backup and recovery: back-ups, gegevensherstel
    Hardware maintenance: hardwarebeheer, computers repareren
    Network security: netwerkbeveiliging
    Cloud migration: cloudmigratie
    Information technology: informatietechnologie, ICT
    Project planning: projectplanning
    // Public relations
    Public relations: voorlichting
    Event planning: evenementen, evenementenorganisatie, evenementen organiseren
    Press releases: persberichten
    Media relations: persvoorlichting, perscontacten, mediarelaties
    Crisis communication: crisiscommunicatie
    Corporate communications: bedrijfscommunicatie, corporate communicatie
    Internal communications: interne communicatie
    Speech writing: toespraken schrijven, speeches schrijven
    // Sales and business development
    Customer relationship management: klantrelatiebeheer
    Market research: marktonderzoek, marktanalyse
    Sales: verkoop, verkopen, verkoopster
    Business development: bedrijfsontwikkeling, businessdevelopment
    Account management: accountbeheer, accountmanagement, relatiebeheer
    Lead generation: leadgeneratie, koude acquisitie, prospectie
    Sales representative: vertegenwoordiger, verkoopmedewerker
    Customer acquisition: klantenwerving, acquisitie, nieuwe klanten werven
    Field sales: buitendienst, verkoop buitendienst
    Inside sales: verkoop binnendienst, commerciële binnendienst
    Telesales: telefonische verkoop
    Upselling: bijverkoop, kruisverkoop
    Quotations and tenders: offertes, aanbestedingen, offertes maken
    Partnerships: partnerschappen, samenwerkingsverbanden
    Market entry: markttoetreding, nieuwe markten
    Sales forecasting: verkoopprognoses, verkoopdoelstellingen, verkooptargets
    Sales management: verkoopleiding, salesmanagement
    Trade fairs: beurzen, vakbeurzen
    After-sales service: nazorg klanten, service na verkoop
    Pricing: prijsbepaling, prijsonderhandelingen
    // Engineering and production
    Programmable logic controller: PLC-programmering
    Process improvement: procesverbetering, continu verbeteren, procesoptimalisatie
    Quality control: kwaliteitscontrole
    Quality management: kwaliteitsmanagement
    Computer-aided design: computerondersteund ontwerp
    Equipment operation: machines bedienen, machinebediening, operator productie
    Forklift operation: heftruck, heftruckcertificaat, vorkheftruck, heftruckchauffeur, reachtruck
    Hand tools: handgereedschap, gereedschap
    Mechanical engineering: werktuigbouwkunde, werktuigbouwkundig ontwerp
    Electrical engineering: elektrotechnisch ontwerp
    Civil engineering: civiele techniek
    Process engineering: procestechniek, procestechnologie
    Finite element analysis: eindige-elementenmethode
    Failure mode and effects analysis: faalmodi-analyse
    Commissioning: inbedrijfstelling, in bedrijf stellen
    Hydraulics and pneumatics: hydrauliek, pneumatiek
    Automation engineering: industriële automatisering, automatisering, robotica
    Product development: productontwikkeling
    Production planning: productieplanning, werkvoorbereiding
    Manufacturing: productiewerk, assemblage, productielijn
    Machining: verspanen, frezen, draaien en frezen
    // Logistics and purchasing
    Transport: vervoer, goederenvervoer, wegvervoer
    Procurement: inkoop, inkopen, leveranciersbeheer
    Supply chain management: ketenbeheer, toeleveringsketen
    Logistics: logistiek
    Inventory management: voorraadbeheer, inventarisatie, voorraden
    Warehousing: magazijn, magazijnwerk, magazijnmedewerker, opslag
    Driving licence: rijbewijs, rijbewijs B
    Truck driver: vrachtwagenchauffeur, chauffeur CE
    Order picking: orderpicken, orders verzamelen
    Shipping and receiving: goederenontvangst, verzending, expeditie
    Import and export: douane, import en export
    Delivery driving: bezorging, koeriersdiensten
    // Everyday trades
    Route planning: routeplanning
    Telecommunications: telecommunicatie
    E-commerce: webwinkel, webshop, online verkoop
    Cost reduction: kostenbesparing, kostenreductie
    Digital marketing: digitale marketing, onlinemarketing
    Research and development: onderzoek en ontwikkeling
    Mergers and acquisitions: fusies en overnames
    Profit and loss: winst en verlies
    Key performance indicators: prestatie-indicatoren
    Point of sale: kassa, kassasysteem
    Cash handling: kasbeheer, kassawerk
    Product management: productmanagement
    Technical writing: technische documentatie
    Microsoft Office: office-pakket
    Nursing: verpleging, verpleegkundige zorg
    Emergency medical technician: ambulanceverpleegkundige, ambulancemedewerker
    Housekeeping: schoonmaak, schoonmaken, huishouding
    Counseling: hulpverlening, begeleidingsgesprekken
    Social work: maatschappelijk werk
    Right to work: werkvergunning
    Mathematics: wiskunde
    Research: onderzoek, wetenschappelijk onderzoek
    Statistics: statistiek
    Translation: vertalen, vertaalwerk
    Foreign languages: vreemde talen, talenkennis
    Product knowledge: productkennis
    Chief executive officer: algemeen directeur
    Waiter: ober, serveerster, bedieningsmedewerker
    Cashier: kassamedewerker, caissière
    Receptionist: receptioniste, baliemedewerker
    Mechanic: monteur, mecanicien
    Security services: beveiliging, toegangscontrole
    Hairdressing: kappersvak, haren knippen
    Hotel reception: receptie, balie
  `,
  traits: `
    Communication: communicatie, communicatief, communicatieve vaardigheden
    Active listening: luisteren, actief luisteren, luistervaardigheid
    Teamwork: samenwerken, teamwerk, teamspeler
    Interpersonal skills: sociale vaardigheden, interpersoonlijke vaardigheden
    Problem solving: probleemoplossend, problemen oplossen, oplossingsgericht, probleemoplossend vermogen
    Critical thinking: kritisch denken
    Analytical thinking: analytisch denken, analytisch vermogen
    Decision making: besluitvorming, besluitvaardig
    Time management: tijdmanagement, tijdbeheer, punctueel, stiptheid
    Organizational skills: organisatievermogen, organisatorisch, georganiseerd
    Attention to detail: nauwkeurig, nauwkeurigheid, oog voor detail, zorgvuldig
    Adaptability: aanpassingsvermogen, flexibiliteit, flexibel
    Creativity: creativiteit, creatief
    Conflict resolution: conflictbemiddeling, conflicthantering
    Stress management: stressbestendig, stressbestendigheid, onder druk werken
    Patience: geduld, geduldig
    Empathy: empathie, empathisch, inlevingsvermogen
    Independence: zelfstandig, zelfstandigheid
    Initiative: initiatief, initiatiefrijk, proactief
    Reliability: betrouwbaar, betrouwbaarheid
    Customer orientation: klantgericht, klantgerichtheid, klantvriendelijk
    Physical stamina: lichamelijk belastbaar, fysieke conditie
    Manual dexterity: handigheid, handvaardigheid
    Learning ability: leergierig, leervermogen, leerbereidheid
    Closeness to users: klantbezoeken
    Working across teams: teamoverstijgend
    Honesty: integriteit, eerlijkheid, integer
  `,
  practices: `
    Public speaking: presenteren, presentaties geven, spreken in het openbaar
    Leadership: leidinggeven, leiding gegeven, leidinggevend, teamleiding, aansturing, leiderschap
    Mentoring: begeleiding van stagiairs, stagiairs begeleiden, coachen, inwerken
    Training others: training van medewerkers, medewerkers trainen, opleiden van medewerkers
    Negotiation: onderhandelen, onderhandelingen
    Confidentiality: vertrouwelijkheid, discretie, vertrouwelijk
  `,
};
