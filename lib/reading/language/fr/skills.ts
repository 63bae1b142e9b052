import type { Language } from "../language";

export const skills: Language["skills"] = {
  knowledge: `
    // Kitchen and restaurant
    Food safety: hygiène alimentaire, sécurité alimentaire, normes d'hygiène
    Cooking: cuisine, cuisinier, cuisinière, préparation des plats
    Food preparation: préparation culinaire
    Menu planning: élaboration de menus, création de menus, élaboration de cartes
    Plating: dressage, dressage d'assiettes
    Baking and pastry: pâtisserie, boulangerie, viennoiserie
    Butchery: boucherie, découpe de viande
    Food cost control: coût matière, maîtrise des coûts matières
    Kitchen management: gestion de cuisine, gestion d'une cuisine
    Catering: traiteur
    Food and beverage service: service en salle, service à table, restauration collective, hôtellerie-restauration
    // Nursing and healthcare
    Electronic health records: dossier patient informatisé, dossier médical informatisé
    Registered nurse: infirmier, infirmière, infirmier diplômé d'État, infirmière diplômée d'État
    Certified nursing assistant: aide-soignant, aide-soignante
    Patient care: soins aux patients, prise en charge des patients
    Wound care: soins de plaies, pansements, réfection de pansements
    Medication administration: administration de médicaments, distribution des médicaments
    Vital signs: signes vitaux, constantes vitales, prise de constantes
    Infection control: hygiène hospitalière, prévention des infections
    Triage: tri des patients, accueil et orientation
    Blood collection: prélèvements sanguins, prise de sang
    Infusion therapy: perfusions, pose de perfusions
    Intensive care: soins intensifs
    Emergency care: service des urgences
    Operating theatre: bloc opératoire
    Palliative care: soins palliatifs, fin de vie
    Elderly care: personnes âgées, gériatrie, EHPAD
    Pediatrics: pédiatrie
    Personal care: aide à la toilette, soins d'hygiène, aide aux gestes de la vie quotidienne
    Care planning: plan de soins, projet de soins
    Patient education: éducation thérapeutique, éducation des patients
    Mental health: santé mentale, psychiatrie
    Rehabilitation: rééducation, kinésithérapie, ergothérapie
    Clinical trials: essais cliniques, recherche clinique
    Pharmacy: pharmacie, officine
    Medical billing: facturation des soins
    Medical imaging: imagerie médicale, radiologie
    Laboratory work: analyses de laboratoire, travail en laboratoire
    // Teaching and childcare
    Teaching: enseignement, enseignant, enseignante, professeur, cours donnés, donner des cours
    Curriculum development: conception de programmes, programme pédagogique
    Classroom management: gestion de classe
    Lesson planning: préparation des cours
    Child care: garde d'enfants, accueil d'enfants, puériculture
    Special education: enseignement spécialisé, besoins éducatifs particuliers
    Differentiated instruction: pédagogie différenciée, différenciation pédagogique
    Student assessment: évaluation des élèves, correction de copies
    Early childhood education: petite enfance, école maternelle
    Work with parents: relations avec les parents, réunions parents
    Tutoring: soutien scolaire, cours particuliers
    E-learning: formation à distance, enseignement à distance
    // Fitness
    Cardiopulmonary resuscitation: réanimation cardio-pulmonaire, massage cardiaque
    First aid: premiers secours, SST, secouriste, gestes de premiers secours
    Personal training: coaching sportif
    Group fitness: cours collectifs
    Fitness assessment: bilan de forme, tests de condition physique
    Exercise programming: programmes d'entraînement
    Nutrition: diététique, conseils nutritionnels
    Strength training: musculation
    // Agriculture
    Crop production: grandes cultures, production végétale
    Livestock: élevage, bétail
    Irrigation: systèmes d'irrigation, arrosage
    Greenhouse work: serres, cultures sous serre
    Pest control: protection des cultures, lutte contre les parasites, phytosanitaire
    Farm machinery: tracteur, engins agricoles
    Harvesting: récolte, vendanges
    Soil management: travail du sol
    Horticulture: jardinage, espaces verts, paysagisme
    // Aviation
    Aircraft maintenance: maintenance aéronautique, maintenance avions
    Flight operations: opérations aériennes, opérations en vol
    Avionics: avionique
    Airworthiness: navigabilité
    Cabin crew: personnel navigant, hôtesse de l'air, steward
    Ground handling: assistance en escale, bagages
    Air traffic control: contrôle aérien
    Pilot licence: licence de pilote
    // Banking and finance
    Payroll: paie, gestion de la paie, bulletins de paie, fiches de paie
    Accounting: comptabilité, comptable, comptabilité générale, tenue de comptes
    Accounts payable: comptabilité fournisseurs
    Accounts receivable: comptabilité clients, comptes clients
    Financial analysis: analyse financière, analyste financier
    Budgeting: gestion budgétaire, élaboration du budget
    Financial reporting: états financiers, bilans, comptes annuels, liasse fiscale
    Taxation: fiscalité, TVA, déclarations fiscales
    Auditing: commissariat aux comptes
    Anti-money laundering: lutte contre le blanchiment, LCB-FT
    Risk management: gestion des risques, analyse des risques, évaluation des risques
    Credit analysis: analyse de crédit, analyse crédit, risque de crédit
    Lending: crédits immobiliers, octroi de crédits
    Underwriting: souscription
    Wealth management: gestion de patrimoine, gestion de portefeuille, banque privée
    Investment advice: conseil en investissement, conseiller financier, produits financiers
    Retail banking: banque de détail, guichet
    Fraud prevention: lutte contre la fraude, détection de la fraude
    Month-end close: clôture mensuelle, clôture comptable
    General ledger: grand livre, écritures comptables
    Bank reconciliation: rapprochement bancaire
    Invoicing: facturation
    Financial modelling: modélisation financière
    Forecasting: prévisions financières, prévisions budgétaires
    Cost accounting: comptabilité analytique
    Management accounting: contrôle de gestion
    Internal controls: contrôle interne, audit interne
    Treasury: trésorerie, gestion de trésorerie
    Consolidated accounts: consolidation des comptes, comptes consolidés
    Company valuation: évaluation d'entreprise
    Debt collection: recouvrement, relances clients
    // Construction
    Blueprint reading: lecture de plans, plans techniques, dessin technique
    Heating, ventilation and air conditioning: chauffage, climatisation, CVC, génie climatique
    Health and safety: sécurité au travail, prévention des risques, santé et sécurité, QHSE
    Equipment maintenance: maintenance des équipements, entretien des machines, maintenance industrielle
    Preventive maintenance: maintenance préventive
    Welding: soudage, soudeur, soudure
    Electrical systems: installation électrique, électricien, électricité
    Plumbing: plomberie, plombier
    Carpentry: menuiserie, charpente, menuisier, charpentier
    Construction site management: conduite de travaux, conducteur de travaux, chef de chantier, gestion de chantier
    Construction: bâtiment, BTP, gros œuvre
    Cost estimation: chiffrage, devis
    Concrete work: béton, coffrage, béton armé
    Masonry: maçonnerie, maçon
    Roofing: couverture, toiture, couvreur
    Scaffolding: échafaudage
    Painting and decorating: peinture en bâtiment, papier peint
    Tiling and flooring: carrelage, revêtements de sol
    Drywall: plaquiste, plâtrerie, cloisons
    Earthworks: terrassement
    Heavy equipment operation: engins de chantier, pelleteuse, grutier, conduite d'engins
    Building regulations: normes de construction, permis de construire
    Surveying: topographie
    Structural engineering: calcul de structures, génie civil
    // Apparel
    Merchandising: mise en rayon, vitrines
    Fashion design: stylisme, création de mode, design de mode
    Sewing: couture
    Pattern making: patronage, modélisme
    Garment production: confection, production textile
    Trend research: analyse de tendances, veille tendances
    Retail: commerce de détail, gestion de magasin, grande distribution
    // Calls and offices
    Customer service: service client, relation client, service clientèle
    Call center: centre d'appels, téléconseiller
    Scheduling: planification, élaboration des plannings
    Data entry: saisie de données, saisie informatique
    Record keeping: tenue de dossiers, archivage
    Clerical work: secrétariat, assistanat, travaux administratifs, gestion administrative
    Complaint handling: réclamations, gestion des réclamations, traitement des réclamations
    Telephone service: accueil téléphonique, appels entrants, appels sortants, standard téléphonique
    Service level agreements: niveaux de service, engagements de service
    Call quality monitoring: écoute d'appels, qualité des appels
    Workforce management: planification des effectifs, gestion des effectifs
    Calendar management: gestion d'agenda, prise de rendez-vous, organisation de déplacements
    // Arts and media
    Search engine optimization: référencement naturel
    Search engine marketing: référencement payant
    Social media: réseaux sociaux, gestion des réseaux sociaux, animation de communautés
    Content creation: création de contenu
    Copywriting: conception-rédaction, rédaction publicitaire
    Photography: photographie, retouche photo
    Illustration: dessin
    Fine arts: arts plastiques, beaux-arts, sculpture
    Art education: enseignement artistique, cours d'art
    Exhibitions: expositions, commissariat d'exposition
    Music: musique, chant
    Theatre: comédien, mise en scène
    Dance: danse, chorégraphie
    Fundraising: collecte de fonds, mécénat, subventions
    Video production: montage vidéo, production vidéo, vidéaste
    Animation: animation 3d
    Journalism: rédaction de presse
    Editing: relecture, correction de textes
    Web analytics: analyse d'audience, analyse web
    Email marketing: e-mailing
    Online advertising: publicité en ligne, campagnes payantes
    Campaign management: campagnes marketing, campagnes publicitaires
    Branding: image de marque, stratégie de marque, identité de marque
    Marketing: stratégie marketing
    // Law
    Compliance: conformité, conformité réglementaire
    Legal research: recherche juridique
    Contract management: gestion de contrats, gestion des contrats
    Litigation: contentieux, procédures judiciaires, plaidoirie, plaidoiries
    Court representation: représentation en justice, représentation devant les tribunaux
    Legal drafting: rédaction d'actes, rédaction juridique, rédaction de contrats
    Legal advice: conseil juridique
    Contract law: droit des contrats
    Criminal law: droit pénal
    Family law: droit de la famille
    Employment law: droit du travail, droit social
    Corporate law: droit des sociétés, droit des affaires
    Civil law: droit civil
    Intellectual property: propriété intellectuelle, brevets
    Arbitration: arbitrage
    Case management: suivi de dossiers, gestion de dossiers
    Data protection: protection des données, RGPD
    // Vehicles
    Vehicle diagnostics: diagnostic automobile, diagnostic de pannes
    Vehicle repair: réparation automobile, mécanique automobile, entretien de véhicules
    Engine repair: réparation de moteurs
    Brake repair: freins, freinage
    Auto body repair: carrosserie
    Vehicle inspection: contrôle technique
    Car sales: vente automobile, vente de véhicules
    Parts management: pièces détachées, pièces de rechange
    // Consulting
    Project management: gestion de projet, gestion de projets, chef de projet, cheffe de projet, pilotage de projets,
      conduite de projet
    Program management: gestion de programme
    Change management: conduite du changement, accompagnement du changement
    Stakeholder management: gestion des parties prenantes
    Business analysis: analyse métier, analyste métier
    Strategic planning: planification stratégique, stratégie d'entreprise
    Management consulting: conseil en management, conseil en stratégie
    Workshop facilitation: animation d'ateliers
    Requirements gathering: recueil des besoins, analyse des besoins
    Process analysis: analyse de processus, cartographie des processus
    Due diligence: audit d'acquisition
    Benchmarking: analyse concurrentielle, veille concurrentielle
    // Design
    User experience: expérience utilisateur
    User interface: interface utilisateur
    Graphic design: graphisme, conception graphique, graphiste
    Typography: typographie
    Layout design: mise en page
    Prototyping: prototypage, maquettes
    Interior design: architecture d'intérieur, décoration d'intérieur
    Product design: design produit, design industriel
    Packaging design: design d'emballage
    User research: recherche utilisateur, tests utilisateurs
    3D modeling: modélisation 3d
    // Human resources
    Human resources: ressources humaines, gestion des ressources humaines, RH
    Recruiting: recrutement, recruteur, chargé de recrutement
    Onboarding: intégration des nouveaux
    Employee relations: relations sociales, relations avec les syndicats, CSE
    Compensation and benefits: rémunération, rémunération et avantages sociaux
    Performance management: entretiens annuels, évaluation des performances
    Personnel development: développement des compétences, plan de formation, gestion des talents
    Job interviews: entretiens d'embauche, entretiens de recrutement
    Employer branding: marque employeur
    Personnel administration: administration du personnel, gestion du personnel
    // Information technology
    Relational databases: bases de données relationnelles
    Cloud computing: infonuagique
    On-call duty: astreinte, astreintes
    Incident analysis: retours d'incident, retour d'incident, analyse d'incidents
    Version control: gestion de versions
    Application programming interfaces: interfaces de programmation
    Object-oriented programming: programmation orientée objet
    Unit testing: tests unitaires
    Quality assurance: assurance qualité
    Test automation: tests d'intégration, tests automatisés
    Software testing: tests logiciels, recette
    Front-end development: développement front-end, développeur front-end
    Back-end development: développement backend, développeur back-end
    Full-stack development: développement full-stack
    Machine learning: apprentissage automatique, apprentissage machine
    Artificial intelligence: intelligence artificielle
    Data science: science des données
    Data analysis: analyse de données, analyste de données
    Data visualization: visualisation de données
    Data modeling: modélisation de données
    Operating systems: systèmes d'exploitation
    Networking: réseaux informatiques, administration réseau
    Information security: sécurité informatique, cybersécurité
    Agile: méthodes agiles
    Help desk: support technique, assistance aux utilisateurs, support utilisateurs
    Troubleshooting: dépannage, résolution de pannes
    Internet of things: internet des objets
    Embedded systems: systèmes embarqués
    Computer literacy: informatique, bureautique, outils informatiques
    Software engineering: ingénieur logiciel, développeur, développeuse, ingénieure logiciel, ingénieur logicielle,
      ingénieure logicielle, développement logiciel, génie logiciel
    Web development: développement web, développeur web
    Mobile development: développement mobile
    Programming: programmation, programmeur
    System administration: administration système, administrateur système
    Database administration: administration de bases de données, bases de données
    Serverless computing: architecture serverless
    Backup and recovery: sauvegarde, reprise après sinistre
    Hardware maintenance: maintenance informatique, installation de postes
    Network security: sécurité réseau, sécurité des réseaux
    Cloud migration: migration cloud
    Information technology: technologies de l'information
    Project planning: planification de projet
    // Public relations
    Public relations: relations publiques
    Event planning: événementiel, organisation d'événements
    Press releases: communiqués de presse
    Media relations: relations presse, relations médias
    Crisis communication: communication de crise, gestion de crise
    Corporate communications: communication d'entreprise, communication institutionnelle
    Internal communications: communication interne
    Speech writing: rédaction de discours
    // Sales and business development
    Customer relationship management: gestion de la relation client
    Market research: étude de marché, analyse de marché
    Sales: ventes, vente, vendeur, vendeuse
    Business development: développement commercial, développement des affaires
    Account management: gestion de comptes clés, grands comptes, suivi de clientèle
    Lead generation: prospection, prospection commerciale, prospection téléphonique
    Sales representative: commercial, commerciale, représentant commercial
    Customer acquisition: acquisition de clients, développement de portefeuille, conquête de clients
    Field sales: vente terrain, commercial terrain, itinérant
    Inside sales: vente sédentaire, commercial sédentaire
    Telesales: télévente, télémarketing
    Upselling: vente additionnelle, vente croisée
    Quotations and tenders: appels d'offres, devis clients
    Partnerships: partenariats, développement de partenariats
    Market entry: ouverture de marchés, nouveaux marchés
    Sales forecasting: prévisions des ventes, pipeline commercial, objectifs de vente
    Sales management: direction commerciale, management commercial
    Trade fairs: salons professionnels
    After-sales service: service après-vente, SAV
    Pricing: tarification, politique tarifaire
    // Engineering and production
    Programmable logic controller: automates programmables
    Process improvement: amélioration continue, optimisation des processus
    Quality control: contrôle qualité, contrôle de la qualité
    Quality management: gestion de la qualité, management de la qualité
    Computer-aided design: CAO, conception assistée par ordinateur
    Equipment operation: conduite de machines, conduite de ligne, opérateur de production
    Forklift operation: cariste, chariot élévateur, CACES
    Hand tools: outillage à main, outils à main
    Mechanical engineering: génie mécanique, conception mécanique
    Electrical engineering: génie électrique, électrotechnique
    Civil engineering: ingénieur génie civil
    Process engineering: génie des procédés
    Finite element analysis: éléments finis, calcul par éléments finis
    Failure mode and effects analysis: AMDEC
    Commissioning: mise en service
    Hydraulics and pneumatics: hydraulique, pneumatique
    Automation engineering: automatisme, robotique
    Product development: développement de produits, développement produit
    Production planning: planification de la production, ordonnancement
    Manufacturing: assemblage, ligne de production
    Machining: usinage, fraisage, tournage
    // Logistics and purchasing
    Transport: fret, transport routier
    Procurement: achats, approvisionnement, acheteur
    Supply chain management: chaîne logistique, supply chain
    Logistics: logistique, gestion logistique
    Inventory management: gestion des stocks, inventaire, approvisionnement des stocks
    Warehousing: entrepôt, magasinier, magasinage
    Driving licence: permis de conduire, permis B, permis VL
    Truck driver: chauffeur routier, conducteur routier, chauffeur poids lourd
    Order picking: préparation de commandes, préparateur de commandes
    Shipping and receiving: réception de marchandises
    Import and export: douane, import-export, commerce international
    Delivery driving: livraison, livreur
    // Everyday trades
    Route planning: planification de tournées
    E-commerce: commerce en ligne, commerce électronique
    Cost reduction: réduction des coûts
    Digital marketing: marketing digital, marketing numérique
    Research and development: recherche et développement
    Mergers and acquisitions: fusions-acquisitions
    Profit and loss: profits et pertes
    Key performance indicators: indicateurs de performance
    Point of sale: caisse, tenue de caisse, encaissement
    Cash handling: gestion de caisse
    Product management: gestion de produit
    Technical writing: rédaction technique
    Microsoft Office: pack office, suite office
    Nursing: soins infirmiers, soins infirmiers généraux
    Emergency medical technician: ambulancier
    Housekeeping: nettoyage, entretien des locaux, ménage, femme de chambre
    Counseling: conseil, accompagnement
    Social work: travail social, assistant social, assistante sociale
    Right to work: permis de travail, titre de séjour, autorisation de travail
    Mathematics: mathématiques
    Research: recherche
    Statistics: statistiques, analyse statistique
    Translation: traduction, interprétariat
    Foreign languages: langues étrangères
    Product knowledge: connaissance des produits
    Chief executive officer: directeur général
    Waiter: serveur, serveuse, serveur en salle
    Cashier: caissier, caissière, hôte de caisse, hôtesse de caisse
    Receptionist: réceptionniste, agent d'accueil
    Mechanic: mécanicien, mécanicienne
    Security services: agent de sécurité, gardiennage
    Hairdressing: coiffure, coupe de cheveux
    Hotel reception: réception
    // Other
    Observability: observabilité
    Event-driven architecture: architecture événementielle, systèmes événementiels, orienté événements
    Continuous integration: intégration continue
    Running services in production: en production, exploitation de services, plateformes de production
    Database tuning: optimisation de requêtes
    Data storage: stockage de données
  `,
  traits: `
    Communication: communication orale, communication écrite
    Active listening: écoute active
    Teamwork: travail d'équipe, travail en équipe, esprit d'équipe, collaboration
    Interpersonal skills: relationnel, aisance relationnelle, compétences relationnelles
    Problem solving: résolution de problèmes
    Critical thinking: esprit critique
    Analytical thinking: capacité d'analyse, esprit analytique
    Decision making: prise de décision
    Time management: gestion du temps, respect des délais
    Organizational skills: sens de l'organisation, organisé, organisée
    Multitasking: polyvalence
    Attention to detail: souci du détail, rigueur, rigoureux, minutieux
    Adaptability: adaptabilité, flexibilité, souplesse
    Creativity: créativité, créatif
    Conflict resolution: gestion des conflits
    Stress management: résistance au stress, gestion du stress
    Empathy: empathie, empathique
    Independence: autonomie, autonome
    Initiative: proactif, esprit d'initiative, proactivité
    Reliability: fiabilité, fiable
    Customer orientation: orientation client, sens du service, sens du client
    Physical stamina: condition physique
    Manual dexterity: dextérité
    Learning ability: curiosité
    Working across teams: inter-équipes
    Honesty: intégrité
  `,
  practices: `
    Public speaking: prise de parole
    Leadership: encadrement, management d'équipe, gestion d'équipe, management d'une équipe, encadré une équipe,
      encadrement d'équipe
    Mentoring: tutorat, accompagnement des juniors, mentorat
    Training others: formation du personnel, formation des équipes, formation d'équipes
    Negotiation: négociation
    Confidentiality: discrétion professionnelle, confidentialité
  `,
};
