import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {
  knowledge: `
    On-call duty: astreinte, astreintes
    Incident analysis: retours d'incident, retour d'incident, analyse d'incidents
    Observability: observabilité
    Event-driven architecture: architecture événementielle, systèmes événementiels, orienté événements
    Continuous integration: intégration continue
    Running services in production: en production, exploitation de services, plateformes de production
    Database tuning: optimisation de requêtes
    Route planning: planification de tournées
    Transport: fret
    Object-oriented programming: programmation orientée objet
    Quality assurance: assurance qualité
    Test automation: tests d'intégration, tests automatisés
    Back-end development: développement backend
    Machine learning: apprentissage automatique
    Artificial intelligence: intelligence artificielle
    Data analysis: analyse de données
    Data visualization: visualisation de données
    Data storage: stockage de données
    Information security: sécurité informatique
    Agile: méthodes agiles
    Help desk: support technique
    Troubleshooting: dépannage
    Computer literacy: informatique
    Software engineering: ingénieur logiciel, développeur, développeuse, ingénieure logiciel, ingénieur logicielle,
      ingénieure logicielle, développement logiciel
    Web development: développement web
    Programming: programmation
    Human resources: ressources humaines
    Recruiting: recrutement
    Payroll: paie
    Accounting: comptabilité, comptable
    Financial analysis: analyse financière
    Financial reporting: états financiers
    Taxation: fiscalité
    Risk management: gestion des risques
    Compliance: conformité
    Cost reduction: réduction des coûts
    Procurement: achats
    Supply chain management: chaîne logistique
    Logistics: logistique
    Inventory management: gestion des stocks
    Warehousing: entrepôt
    Social media: réseaux sociaux
    Digital marketing: marketing digital
    Public relations: relations publiques
    Research and development: recherche et développement
    Mergers and acquisitions: fusions-acquisitions
    Profit and loss: profits et pertes
    Market research: étude de marché
    Sales: ventes, vente
    Business development: développement commercial
    Customer service: service client
    Project management: gestion de projet, gestion de projets, chef de projet, cheffe de projet
    Product management: gestion de produit
    Change management: conduite du changement
    Process improvement: amélioration continue
    Quality control: contrôle qualité
    Quality management: gestion de la qualité
    Strategic planning: planification stratégique
    Scheduling: planification
    Data entry: saisie de données
    Record keeping: tenue de dossiers
    Clerical work: secrétariat
    Technical writing: rédaction technique
    Microsoft Office: pack office
    Blueprint reading: lecture de plans
    Registered nurse: infirmier, infirmière
    Nursing: soins infirmiers
    Patient care: soins aux patients
    First aid: premiers secours
    Health and safety: sécurité au travail
    Food safety: hygiène alimentaire
    Cooking: cuisine, cuisinier, cuisinière
    Housekeeping: nettoyage
    Teaching: enseignement, enseignant, enseignante, professeur
    Child care: garde d'enfants
    Counseling: conseil
    Social work: travail social
    Equipment maintenance: maintenance des équipements
    Forklift operation: cariste
    Right to work: permis de travail
    Driving licence: permis de conduire, permis B
    Welding: soudage
    Electrical systems: installation électrique, électricien
    Plumbing: plomberie
    Carpentry: menuiserie
    Mathematics: mathématiques
    Event planning: événementiel
    Research: recherche
    Statistics: statistiques
    Translation: traduction
    English: anglais
    German: allemand
    French: français
    Spanish: espagnol
    Portuguese: portugais
    Italian: italien
    Dutch: néerlandais
    Polish: polonais
    Russian: russe
    Turkish: turc
    Arabic: arabe
    Chinese: chinois
    Japanese: japonais
    Sales representative: commercial
    Truck driver: chauffeur routier
    Waiter: serveur, serveuse
    Cashier: caissier, caissière
    Receptionist: réceptionniste
    Mechanic: mécanicien
  `,
  traits: `
    Communication: communication orale
    Active listening: écoute active
    Teamwork: travail d'équipe, travail en équipe, esprit d'équipe
    Interpersonal skills: relationnel
    Problem solving: résolution de problèmes
    Critical thinking: esprit critique
    Analytical thinking: capacité d'analyse, esprit analytique
    Decision making: prise de décision
    Time management: gestion du temps
    Organizational skills: sens de l'organisation
    Multitasking: polyvalence
    Attention to detail: souci du détail, rigueur, rigoureux
    Adaptability: adaptabilité
    Creativity: créativité
    Conflict resolution: gestion des conflits
    Stress management: résistance au stress, gestion du stress
    Empathy: empathie
    Independence: autonomie
    Initiative: proactif
    Reliability: fiabilité, fiable
    Customer orientation: orientation client
    Physical stamina: condition physique
    Manual dexterity: dextérité
    Learning ability: curiosité
    Working across teams: inter-équipes
    Honesty: intégrité
  `,
  practices: `
    Writing: rédaction
    Public speaking: prise de parole
    Leadership: encadrement, management d'équipe
    Mentoring: tutorat, accompagnement des juniors, mentorat
    Training others: formation du personnel
    Negotiation: négociation
    Confidentiality: discrétion professionnelle
    Monitoring: surveillance
    Documentation: documenter
    Finding causes: causes profondes
    Simplifying: simplifier
  `,
};
