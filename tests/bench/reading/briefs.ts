/** A requirement of a brief: its accepted wordings, and its years or importance. */
type Thing = { says: string[]; years?: number; nice?: true };
/** A job as a recruiter describes it in a message, with everything a person understands from it. */
export type Brief = {
  id: string;
  text: string;
  title: string;
  asks: Thing[];
  location?: string;
  employmentType?: "full_time" | "part_time" | "contract" | "temporary" | "internship";
  start?: string;
};

/** "payroll #3" asks for three years of it, "?CEGID" is nice to have; "a|b" are two accepted wordings. */
const things = (text: string): Thing[] =>
  text.split(" · ").map((part) => {
    const [, wish, says = "", years] = /^(\?)?(.*?)(?:\s#(\d+))?$/.exec(part) ?? [];
    return {
      says: says.split("|"),
      ...(years && { years: Number(years) }),
      ...(wish && { nice: true as const }),
    };
  });

const brief = (
  id: string,
  title: string,
  text: string,
  asks: string,
  fields: Pick<Brief, "location" | "employmentType" | "start"> = {},
): Brief => ({
  id,
  title,
  text,
  asks: things(asks),
  ...fields,
});

/** Written by hand for this benchmark, in the five languages and Dutch, for all 24 occupations of the real CVs. */
export const briefs: Brief[] = [
  brief(
    "en accountant",
    "General Ledger Accountant",
    "Hi, can you open a req for a General Ledger Accountant in Leeds? 4+ years in GL accounting, " +
      "month-end close, IFRS, Sage or Xero, ACCA part-qualified at least. Nice: VAT returns. Full-time, " +
      "start asap.",
    "GL accounting|General ledger accounting #4 · Month-end close · IFRS · Sage|Xero · ACCA · ?VAT returns",
    { location: "Leeds", employmentType: "full_time", start: "start asap" },
  ),
  brief(
    "en advocate",
    "Commercial litigation lawyer",
    "Need a commercial litigation lawyer, qualified in England & Wales, min. 5 years PQE in commercial " +
      "litigation, drafting pleadings, mediation. Bonus if they know arbitration. Bristol, hybrid, " +
      "permanent.",
    "commercial litigation #5 · Drafting pleadings|pleadings · Mediation · ?Arbitration · qualified in " +
      "England & Wales|qualified in England",
    { location: "Bristol" },
  ),
  brief(
    "en agriculture",
    "Farm manager",
    "Farm manager for our dairy site near Exeter. Must have 6 years with dairy herds, PA1 and PA6 " +
      "spraying certificates, and be able to plan crop rotation. A full driving licence is required. " +
      "Tractor repair would be a plus.",
    "dairy herds|dairy #6 · PA1|PA6|spraying certificates · crop rotation · driving licence · ?Tractor repair",
    { location: "Exeter" },
  ),
  brief(
    "en apparel",
    "Pattern cutter",
    "Looking for a pattern cutter, 3 yrs womenswear, Lectra or Gerber, grading, knows jersey fabrics. " +
      "Contract until March, London.",
    "womenswear #3 · Lectra|Gerber · grading · jersey fabrics|jersey",
    { location: "London" },
  ),
  brief(
    "en automobile",
    "Vehicle technician",
    "Hey team, we're short a vehicle technician at the Cardiff workshop: IMI Level 3, diagnostics, brakes " +
      "and suspension, two years in a franchised dealership. EV training is an advantage. Thanks!",
    "IMI Level 3 · diagnostics · brakes · suspension · franchised dealership|dealership #2 · ?EV training",
    { location: "Cardiff" },
  ),
  brief(
    "en aviation",
    "B1 licensed aircraft engineer",
    "B1 licensed aircraft engineer for line maintenance in Shannon, EASA Part-66 required, A320 type " +
      "rating, at least 5 years of line maintenance. Shift work. Human factors course desirable.",
    "EASA Part-66 · A320 type rating|A320 · line maintenance #5 · Shift work · ?Human factors",
    { location: "Shannon" },
  ),
  brief(
    "en it",
    "DevOps engineer",
    "Please draft one for a DevOps engineer: Kubernetes, Terraform, AWS or Azure, Python scripting, 3 " +
      "years running production systems. GitOps is a plus, on-call every fourth week. Remote.",
    "Kubernetes · Terraform · AWS|Azure · Python · production systems|running production systems #3 · " +
      "?GitOps · on-call",
  ),
  brief(
    "en healthcare",
    "Registered Nurse",
    "Registered Nurse for the ICU in Dublin - NMBI registration is a must, 2+ years critical care, " +
      "ventilator management, ACLS. Night shifts. Nice to have: dialysis. Part-time possible.",
    "NMBI registration|NMBI · critical care #2 · ventilator management · ACLS · Night shifts · ?dialysis",
    { location: "Dublin" },
  ),
  brief(
    "en payroll",
    "Payroll Clerk",
    "We need a Payroll Clerk in Antwerp, 2+ years of payroll in Belgium, social security filings, SD Worx " +
      "or Securex, fluent Dutch, French B2, nice: Excel macros. Permanent, from April.",
    "payroll #2 · social security filings|social security · SD Worx|Securex · Dutch · French · ?Excel macros",
    { location: "Antwerp", start: "from April" },
  ),
  brief(
    "en sales",
    "Field sales rep north west",
    "new role: field sales rep north west, selling to builders merchants. 18 months+ in B2B sales, clean " +
      "driving licence, good at cold calling, Salesforce. base + commission. if they have sold timber " +
      "before, great, not essential",
    "B2B sales · driving licence · cold calling · Salesforce · ?timber|sold timber",
  ),
  brief(
    "de koch",
    "Souschef",
    "Hallo, wir brauchen einen Souschef für unser Hotel in Rostock: abgeschlossene Ausbildung zum Koch, " +
      "mindestens 4 Jahre in der gehobenen Gastronomie, HACCP, Menüplanung, Englisch wäre schön. Vollzeit, " +
      "ab Mai.",
    "Ausbildung zum Koch|Ausbildung Koch · gehobene Gastronomie|Gastronomie #4 · HACCP · Menüplanung · ?Englisch",
    { location: "Rostock", employmentType: "full_time", start: "ab Mai" },
  ),
  brief(
    "de bau",
    "Bauleiter Tiefbau",
    "Bauleiter Tiefbau gesucht, Raum Erfurt. 5 Jahre Erfahrung im Kanalbau, VOB, Abrechnung, Führerschein " +
      "Klasse B zwingend. Von Vorteil: AutoCAD. Start sofort.",
    "Kanalbau #5 · VOB · Abrechnung · Führerschein Klasse B|Führerschein · ?AutoCAD",
    { location: "Erfurt", start: "Start sofort" },
  ),
  brief(
    "de pflege",
    "Pflegefachkraft",
    "Für unsere Station in Kiel suchen wir eine Pflegefachkraft (m/w/d) mit Berufserlaubnis, Erfahrung in " +
      "der Wundversorgung, Deutsch B2, Bereitschaft zum Schichtdienst. Teilzeit 30 Stunden. Palliative Care " +
      "wünschenswert.",
    "Berufserlaubnis · Wundversorgung · Deutsch · Schichtdienst · ?Palliative Care",
    { location: "Kiel", employmentType: "part_time" },
  ),
  brief(
    "de finanzen",
    "Controller",
    "Bitte ausschreiben: Controller in Ulm, Studium BWL, 3 Jahre Beteiligungscontrolling, SAP CO, Power " +
      "BI oder Tableau, sehr gutes Englisch. Gern auch Französisch. Unbefristet.",
    "Studium BWL|Studium · Beteiligungscontrolling #3 · SAP CO · Power BI|Tableau · Englisch · ?Französisch",
    { location: "Ulm" },
  ),
  brief(
    "de bank",
    "Kundenberaterin oder Kundenberater Privatkunden",
    "Kundenberaterin oder Kundenberater Privatkunden, Filiale Passau. Bankausbildung muss sein, " +
      "Wertpapierberatung nach MiFID II, zwei Jahre am Schalter oder in der Beratung, Baufinanzierung wäre " +
      "ein Plus.",
    "Bankausbildung|Bank · Wertpapierberatung|MiFID II · Schalter|Beratung #2 · ?Baufinanzierung",
    { location: "Passau" },
  ),
  brief(
    "de ingenieur",
    "Konstrukteur Maschinenbau",
    "Suche Konstrukteur Maschinenbau für Aalen. CATIA V5 oder NX, Blechkonstruktion, FEM-Grundkenntnisse, " +
      "Bachelor oder Techniker. 3+ Jahre Sondermaschinenbau. Home Office zwei Tage.",
    "CATIA|NX · Blechkonstruktion · FEM · Bachelor|Techniker · Sondermaschinenbau #3",
    { location: "Aalen" },
  ),
  brief(
    "de design",
    "Grafikdesigner",
    "Moin, Grafikdesigner:in für die Agentur in Bremen, InDesign und Illustrator, Verpackungsdesign, 2 " +
      "Jahre Agenturerfahrung, Portfolio bitte mitschicken. Nice to have: Motion Design.",
    "InDesign · Illustrator · Verpackungsdesign · Agentur|Agenturerfahrung #2 · ?Motion Design",
    { location: "Bremen" },
  ),
  brief(
    "de lager",
    "Teamleiter",
    "Wir suchen zwei Teamleiter für das Callcenter in Cottbus. Voraussetzung: ein Jahr Führung im " +
      "Callcenter, Dienstplanung, Genesys, Konfliktlösung. Polnisch ist ein Plus.",
    "Führung im Callcenter|Callcenter|Führung #1 · Dienstplanung · Genesys · Konfliktlösung · ?Polnisch",
    { location: "Cottbus" },
  ),
  brief(
    "fr paie",
    "Gestionnaire de paie",
    "Bonjour, on cherche un gestionnaire de paie à Nantes : 3 ans d'expérience en paie, DSN, Silae ou " +
      "ADP, convention collective Syntec, anglais B1. Atout : CEGID. CDI, dès janvier.",
    "paie #3 · DSN · Silae|ADP · Syntec|convention collective · anglais · ?CEGID",
    { location: "Nantes", start: "dès janvier" },
  ),
  brief(
    "fr avocat",
    "Avocat",
    "Cabinet à Lille recrute un avocat en droit social. Barreau obligatoire, 4 ans en contentieux " +
      "prud'homal, rédaction de conclusions, négociation. Allemand apprécié.",
    "Barreau · contentieux prud'homal|contentieux #4 · rédaction de conclusions|conclusions · négociation " +
      "· ?Allemand",
    { location: "Lille" },
  ),
  brief(
    "fr chef",
    "Chef de cuisine",
    "Besoin d'un chef de cuisine pour un bistrot à Dijon, CAP cuisine exigé, 5 ans en brigade, HACCP, " +
      "gestion des stocks, cuisine végétarienne. Temps plein.",
    "CAP cuisine|CAP · brigade #5 · HACCP · gestion des stocks · cuisine végétarienne",
    { location: "Dijon", employmentType: "full_time" },
  ),
  brief(
    "fr infirmier",
    "Infirmière",
    "Il nous faut une infirmière à temps partiel à Rennes, diplôme d'État requis, soins palliatifs, 2 ans " +
      "en EHPAD, permis B. Idéalement : DU plaies et cicatrisation.",
    "diplôme d'État · soins palliatifs · EHPAD #2 · permis B|permis · ?plaies et cicatrisation|plaies",
    { location: "Rennes", employmentType: "part_time" },
  ),
  brief(
    "fr media",
    "Social media manager",
    "Social media manager, Montpellier. Instagram et TikTok, montage vidéo, Premiere ou DaVinci, 2 ans en " +
      "agence, très bon niveau rédactionnel. La photographie serait un plus.",
    "Instagram · TikTok · montage vidéo · Premiere|DaVinci · agence #2 · rédactionnel · ?photographie",
    { location: "Montpellier" },
  ),
  brief(
    "fr enseignant",
    "Professeur de mathématiques",
    "Nous recherchons un professeur de mathématiques pour septembre, Angers. Master MEEF ou CAPES, " +
      "expérience en lycée, pédagogie différenciée, maîtrise de GeoGebra. Vacataire possible.",
    "Master|CAPES · lycée · pédagogie différenciée|pédagogie · GeoGebra",
    { location: "Angers", start: "pour septembre" },
  ),
  brief(
    "fr conseil",
    "Consultant SAP FI",
    "Pour notre client à Bordeaux : consultant SAP FI, au moins 6 ans sur SAP FI, deux projets S/4HANA, " +
      "anglais courant, animation d'ateliers. Bonus si SAP CO. Mission freelance de six mois.",
    "SAP FI #6 · S/4HANA · anglais · animation d'ateliers|ateliers · ?SAP CO",
    { location: "Bordeaux", employmentType: "contract" },
  ),
  brief(
    "fr aerien",
    "Hôtesse ou steward",
    "Hôtesse ou steward pour base à Toulouse, CCA obligatoire, anglais courant, sens du service, " +
      "natation. Espagnol souhaité. CDD saison été.",
    "CCA · anglais · sens du service|service · natation · ?Espagnol",
    { location: "Toulouse", employmentType: "temporary" },
  ),
  brief(
    "es contable",
    "Contable",
    "Hola, necesitamos un contable en Valencia: entre 4 y 6 años en contabilidad general, cierres " +
      "mensuales, SAP o Navision, modelo 303, inglés B2. Se valora alemán. Jornada completa.",
    "contabilidad #4 · cierres mensuales · SAP|Navision · modelo 303 · inglés · ?alemán",
    { location: "Valencia", employmentType: "full_time" },
  ),
  brief(
    "es fitness",
    "Entrenador personal",
    "Buscamos entrenador personal para el gimnasio de Málaga, titulación en Ciencias del Deporte o TAFAD, " +
      "entrenamiento funcional, nutrición deportiva, un año de experiencia en sala. Media jornada.",
    "Ciencias del Deporte|TAFAD · entrenamiento funcional · nutrición deportiva · sala|experiencia en sala #1",
    { location: "Málaga", employmentType: "part_time" },
  ),
  brief(
    "es rrhh",
    "Técnico de selección",
    "Técnico de selección para Zaragoza. Grado en Psicología o Relaciones Laborales, 2 años reclutando " +
      "perfiles industriales, entrevistas por competencias, LinkedIn Recruiter. Catalán deseable. Contrato " +
      "temporal.",
    "Psicología|Relaciones Laborales · reclutando perfiles industriales|perfiles industriales #2 · " +
      "entrevistas por competencias · LinkedIn Recruiter · ?Catalán",
    { location: "Zaragoza", employmentType: "temporary" },
  ),
  brief(
    "es ventas",
    "Comercial",
    "Comercial para la zona norte, Bilbao. Imprescindible carnet de conducir, 3 años vendiendo " +
      "maquinaria, CRM, negociación y euskera valorable. Fijo más comisiones.",
    "carnet de conducir · maquinaria|vendiendo maquinaria #3 · CRM · negociación · ?euskera",
    { location: "Bilbao" },
  ),
  brief(
    "es moda",
    "Patronista",
    "Necesito una patronista en A Coruña con dominio de Gerber, conocimientos de tejidos de punto, mínimo " +
      "5 años en moda infantil. Portugués sería un plus.",
    "Gerber · tejidos de punto · moda infantil #5 · ?Portugués",
    { location: "A Coruña" },
  ),
  brief(
    "es docente",
    "Profesor de inglés",
    "Profesor de inglés para academia en Sevilla. Nivel C2, certificado CELTA, experiencia con niños, " +
      "preparación de exámenes Cambridge, 20 horas semanales. Empieza en octubre.",
    "inglés C2|inglés|C2 · CELTA · niños|experiencia con niños · exámenes Cambridge|Cambridge",
    { location: "Sevilla", start: "Empieza en octubre" },
  ),
  brief(
    "es obra",
    "Jefe de obra",
    "Jefe de obra para Murcia: arquitecto técnico o ingeniero civil, 7 años en edificación residencial, " +
      "Presto, prevención de riesgos, carnet B. Disponibilidad para viajar.",
    "arquitecto técnico|ingeniero civil · edificación residencial|edificación #7 · Presto · prevención de " +
      "riesgos · carnet B|carnet · viajar|disponibilidad para viajar",
    { location: "Murcia" },
  ),
  brief(
    "pt engenheiro",
    "Engenheiro de qualidade",
    "Olá, precisamos de um engenheiro de qualidade em Braga, licenciatura em engenharia mecânica, 3 anos " +
      "na indústria automóvel, ISO 9001, auditorias internas, inglês fluente. Seis Sigma é um diferencial. " +
      "Tempo inteiro.",
    "licenciatura em engenharia mecânica|licenciatura · indústria automóvel #3 · ISO 9001 · auditorias internas|auditorias · " +
      "inglês · ?Seis Sigma",
    { location: "Braga", employmentType: "full_time" },
  ),
  brief(
    "pt banca",
    "Analista de crédito",
    "Vaga de analista de crédito em Curitiba: superior completo em economia ou contabilidade, 2 anos em " +
      "análise de crédito, Excel avançado, SQL. Desejável: Python. Regime CLT.",
    "economia|contabilidade · análise de crédito #2 · Excel · SQL · ?Python",
    { location: "Curitiba" },
  ),
  brief(
    "pt relacoes publicas",
    "Assessora de imprensa",
    "Procuramos assessora de imprensa para Lisboa, 4 anos em relações públicas, redação de comunicados, " +
      "gestão de crise, contactos na imprensa económica, espanhol. Part-time não, tempo inteiro.",
    "relações públicas #4 · redação de comunicados|comunicados · gestão de crise · imprensa " +
      "económica|contactos na imprensa · espanhol",
    { location: "Lisboa" },
  ),
  brief(
    "pt comercial",
    "Business developer",
    "Business developer para o Porto. Cinco anos em vendas B2B, prospeção, HubSpot ou Pipedrive, " +
      "negociação de contratos, inglês C1. Conhecimento de logística é uma mais-valia.",
    "vendas B2B|vendas #5 · prospeção · HubSpot|Pipedrive · negociação de contratos · inglês · ?logística",
    { location: "Porto" },
  ),
  brief(
    "pt saude",
    "Fisioterapeuta",
    "Fisioterapeuta para clínica em Coimbra, cédula profissional obrigatória, terapia manual, " +
      "reabilitação desportiva, 1 ano de experiência em clínica, pilates clínico preferencialmente.",
    "cédula profissional · terapia manual · reabilitação desportiva · clínica|fisioterapeuta #1 · " +
      "?pilates clínico|pilates",
    { location: "Coimbra" },
  ),
  brief(
    "pt artes",
    "Ilustrador",
    "Bom dia, preciso de ilustrador para projeto editorial, seis meses, remoto. Photoshop, Procreate, " +
      "ilustração infantil, 2 anos com editoras. Animação seria um plus.",
    "Photoshop · Procreate · ilustração infantil|ilustração · editoras|ilustrador #2 · ?Animação",
  ),
  brief(
    "pt obra",
    "Encarregado de obra",
    "Encarregado de obra, Faro: leitura de projetos, 5 anos em construção civil, chefia de equipas, carta " +
      "de condução, segurança no trabalho. Francês valorizado. Início imediato.",
    "leitura de projetos · construção civil #5 · chefia de equipas|chefia · carta de condução · segurança " +
      "no trabalho · ?Francês",
    { location: "Faro", start: "Início imediato" },
  ),
  brief(
    "nl boekhouder",
    "Boekhouder",
    "Hoi, we zoeken een boekhouder in Utrecht: mbo-diploma niveau 4, minimaal 3 jaar ervaring in de " +
      "debiteurenadministratie, Exact of AFAS, goede kennis van Excel. Engels is een pre. Fulltime.",
    "mbo-diploma|mbo · debiteurenadministratie #3 · Exact|AFAS · Excel · ?Engels",
    { location: "Utrecht", employmentType: "full_time" },
  ),
  brief(
    "nl verpleegkundige",
    "Verpleegkundige",
    "Verpleegkundige gevraagd in Eindhoven, BIG-registratie vereist, 2 jaar ervaring in de " +
      "wijkverpleging, wondzorg, rijbewijs B. Palliatieve zorg gewenst. Parttime.",
    "BIG-registratie · wijkverpleging #2 · wondzorg · rijbewijs · ?palliatieve zorg",
    { location: "Eindhoven", employmentType: "part_time" },
  ),
  brief(
    "nl ontwikkelaar",
    "Backend developer",
    "Voor ons kantoor in Groningen zoeken wij een backend developer met minstens 4 jaar ervaring met Java " +
      "of Kotlin, kennis van PostgreSQL en Docker, hbo-opleiding. Bij voorkeur Kafka.",
    "Java|Kotlin #4 · PostgreSQL · Docker · hbo|hbo-opleiding · ?Kafka",
    { location: "Groningen" },
  ),
];
