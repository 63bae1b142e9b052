import type { Language } from "../language";

export const acts: Language["acts"] = `
  // Comptabilité et finance
  Accounting: saisi*/enregistr*/comptabilis*/tenue/imput* facture*/écriture*/pièces/comptes/journaux/opérations
  Accounts payable: facture*/paiement* fournisseur* contrôl*/saisi*/régl*/paiement*/vérifi*/enregistr*
  Accounts receivable: facture*/encaissement*/paiement*/relance* client* suivi*/encaiss*/relanc*/émission/lettrage
  Bank reconciliation: relevé*/compte*/écart* bancaire*/banque* rapproch*/point*/écart*/vérifi*
  Payroll: bulletin*/fiche*/salaire*/charges paie/salaire*/sociales/paye établ*/calcul*/salarié*/saisi*/édition/
    préparation/élabor*, déclarations sociales
  Month-end close: clôture*/arrêté* mensuel*/annuel*/comptes/mois/trimestriel*, provisions/régularisation*
    pass*/clôture*/calcul*/écriture*
  Taxation: déclaration*/liasse* tva/fiscal*/impôt*/impôts
  Debt collection: relanc*/recouvr*/appel* impayé*/débiteur*/retard*/créance*
  Invoicing: établ*/émission/émis*/édition/envoi facture*/devis client*/mois
  Auditing: vérifi*/contrôl*/révis*/examen/sondage* compte*/pièces/livres/comptable*
    pme/client*/société*/entreprise*/rapport*
  Budgeting: élabor*/suivi*/tenu*/prépar*/gestion/construi* budget*/dépenses
  Management accounting: écart*/tableau*/indicateur* budget*/réalisé/prévu/bord/prévision*
    analys*/suivi*/expli*/coûts
  Financial analysis: analys*/étud*/interprét* bilan*/ratio*/marge*/rentabilité/comptes
  Credit analysis: étud*/analys*/évalu*/examin* solvabilité/crédit*/emprunteur*/dossiers
    risque*/prêt*/crédit*/emprunteur*/bilan*
  Lending: mont*/instruction/instrui*/octro*/prépar*/vend*/étud* prêt*/crédit*/hypothécaire*
  Investment advice: conseil*/recommand*/propos* épargn*/placement*/fonds/obligations/assurance-vie/investiss*
    client*/particulier*/épargnant*/patrimoine/familles
  Retail banking: guichet/agence/compte* client*/ouvert*/ouvr*/accueil*/opérations épargne/guichet/cartes/agence/
    courant*/banc*
  Cash handling: caisse/espèces/recette* tenu*/compt*/encaiss*/clôtur*/dépôt*/rendu
  // Droit
  Litigation: plaid*/procès/contentieux/assign* tribunal*/cour/client*/gagn*/défen*/affaire*/instance/prud*
  Court representation: plaid*/représent*/défen*/audience* tribunal*/audience*/juge/cour/barre
  Family law: divorce*/garde/pension*/succession* client*/représent*/défen*/dossier*/procédure*/enfants
  Employment law: licenciement*/prud*/rupture* salarié*/défen*/conseil*/employeur*/contentieux
  Criminal law: défen*/plaid* prévenu*/accusé*/pénal*/garde/détenus
  Legal drafting: rédig*/rédaction contrat*/bail/baux/conclusions/assignation*/actes/statuts/mémoire*/clauses
  Legal advice: conseil*/inform* client*/entreprise*/locataire*/salarié*/société* droit*/juridique*/bail/litige*/
    responsabilité
  Negotiation: négoci* prix/tarif*/contrat*/fournisseur*/condition*/remise*/accord*/bail*/délai*/clause*
  // Agriculture
  Crop production: sem*/plant*/récolt*/cultiv*/labour*/moisson* blé/orge/maïs/colza/légume*/pommes/hectare*/
    céréale*/champ*/tomate*/betterave*
  Livestock: traite/trait/trayais/nourri*/soign*/élev*/vêlage*/agnelage*/aliment* vache*/brebis/chèvre*/porc*/veau*/
    volaille*/troupeau*/bovin*/poule*
  Viticulture: taill*/vendang*/ébourgeonn*/palissag*/récolt* vigne*/raisin*/vendang*/cep*/hectare*
  Farm machinery: condui*/entretien/utilis* tracteur*/moissonneuse*/machine*
  Irrigation: arros*/irrig*/goutte-à-goutte/goutte installation/pose/réglage/parcelle*/verger*/serre*/réseau*/
    champs/cultures
  Horticulture: taill*/tond*/plant*/entreten*/entretien haie*/arbre*/pelouse*/jardin*/massif*/fleur*/rosier*
  Pest control: traite*/trait*/surveill*/pulvéris* puceron*/mildiou/parasite*/mauvaises/nuisible*/insecte*/ravageur*
  // Arts et médias
  Exhibitions: accroch*/mont*/organis*/commissaire/présent* exposition*/tableau*/œuvre*/oeuvre*/toile*/sculpture*
    musée*/galerie*/exposition*/public/visite*/peintre*
  Video production: tourn*/mont*/réalis*/film* film*/vidéo*/clip*/reportage*/documentaire*
  Photography: photograph*/prise*/retouch* portrait*/mariage*/produit*/vue*/image*/événement*/studio
  Social media: anim*/gestion/gér*/publi*/post* facebook/instagram/tiktok/linkedin/twitter/abonné*/youtube
  Search engine optimization: google/moteur*/mots-clés/référencement/netlinking position*/page*/trafic/résultat*/
    naturel/première/optimis*
  Copywriting: rédig*/écri*/rédaction slogan*/accroche*/annonce*/publicit*/fiches/textes
    produit*/site/campagne*/marque*/publicit*/client*
  Journalism: écri*/rédig*/enquêt*/interview*/reportage* article*/reportage*/journal/presse/quotidien/rubrique*
  Email marketing: envo*/rédig*/routage newsletter*/infolettre*/e-mailing*/emailing*
  Press releases: rédig*/envo*/diffus*/rédaction communiqué*/dossier* presse
  Media relations: journaliste*/presse/rédaction* contact*/répon*/invit*/interview*/relanc*/argument*/question*
  Event planning: organis*/planifi*/prépar*/coordin* salon*/gala*/conférence*/mariage*/séminaire*/congrès/
    événement*/soirée*/festival*/colloque*
  Internal communications: journal/intranet/lettre*/note* interne*/personnel/salariés/collaborateurs
    rédig*/anim*/publi*/écri*/mise
  Fundraising: collect*/recherch*/lev*/obten* fonds/don*/mécène*/subvention*/sponsor*
  Music: jou*/chant*/dirig* violon/piano/guitare/orchestre/chœur/choeur/concert*/flûte/violoncelle
  // Automobile et aviation
  Vehicle repair: répar*/chang*/remplac*/entretien/vidange*/révision* voiture*/véhicule*/embrayage*/pneu*/
    échappement/frein*/amortisseur*/moto*/camion*/batterie*
  Brake repair: plaquette*/disque*/étrier*/frein* chang*/remplac*/pos*/purg*/montage
  Engine repair: moteur*/culasse*/distribution/courroie*/boîte*/turbo*/embrayage* remplac*/répar*/réfection/démont*/
    chang*/remont*
  Vehicle diagnostics: valise/code*/panne*/capteur* défaut*/lecture/diagnostic*/électronique*/moteur/lu/recherche/
    véhicule*
  Auto body repair: débossel*/redress*/ponç*/peint*/mastic* portière*/aile*/pare-chocs/carrosserie*/capot*/voiture*/
    porte*
  Car sales: vend*/vente* voiture*/véhicule*/auto*/occasion
  Aircraft maintenance: moteur*/réacteur*/avion*/airbus/boeing/hélicoptère*/train* révision*/maintenance/inspect*/
    répar*/contrôl*/entretien/atterrissage/remplac*
  Cabin crew: passager*/vol/vols repas/servi*/sécurité/accueil*/démonstration*/bord vol/vols/bord/avion/courrier/
    cabine
  Ground handling: bagage*/avion*/piste/fret charg*/décharg*/guid*/escale/tract*/soute*
  // Cuisine
  Cooking: cuisin*/prépar*/cuis*/grill*/rôti* plat*/viande*/poisson*/sauce*/repas/soupe*/entrée*/menu*/couvert*/
    légume*/desserts
  Kitchen management: dirig*/encadr*/respons*/gestion/gér*/chef cuisine*/brigade/cuisinier*/commis
    équipe/#/couverts/brigade/personnes/planning*/cuisinier*/commis/restaurant/stocks
  Menu planning: carte*/menu* élabor*/créa*/cré*/renouvel*/composi*/conç*/plat* saison*/semaine/jour/plat*/mois/
    cantine/restaurant
  Baking and pastry: pâtisserie*/pain*/gâteau*/tarte*/viennoiserie*/croissant*/entremets
    fabric*/prépar*/confection*/pétri*/cuisson/réalis*/façonn*
  Food safety: température*/haccp/hygiène/traçabilité/allergène*/frigo* relev*/contrôl*/respect*/suivi*/cuisine*/
    frigo*/chambre*/denrée*
  Food preparation: éplu*/découp*/coup*/lav*/taill* légume*/viande*/poisson*/fruit*
  Food and beverage service: servi*/prise*/débarrass*/dress* table*/client*/commande*/couvert*/boisson*/salle/bar/
    terrasse/vin* salle/restaurant/plat*/boisson*/terrasse/repas/commande*/bar/table*/café/vin*
  // Bâtiment
  Masonry: mont*/pos*/construi*/joint*/élév* mur*/brique*/parpaing*/pierre*/cloison*
  Concrete work: coul*/coffr*/ferraill*/dalle* béton/dalle*/fondation*/coffrage*/chape*
  Roofing: pos*/remplac*/réfection/répar*/couvr* toit*/tuile*/ardoise*/gouttière*/zinc
  Carpentry: fabri*/pos*/mont*/assembl* porte*/fenêtre*/escalier*/meuble*/charpente*/parquet*/placard*
    bois/charpente*/chêne/escalier*/fenêtre*/parquet*/atelier/meuble*
  Electrical systems: tir*/pos*/raccord*/câbl*/install*/branch* câble*/prise*/tableau*/luminaire*/interrupteur*/
    disjoncteur*/éclairage
  Plumbing: pos*/install*/soud*/répar*/raccord*/débouch* tuyau*/robinet*/chauffe-eau/lavabo*/sanitaire*/radiateur*/
    canalisation*/chaudière*/fuite*/douche*
  Painting and decorating: pein*/enduit*/tapiss*/ponç* mur*/plafond*/façade*/papier*/pièce*/appartement*/boiserie*
  Tiling and flooring: pos* carrelage*/parquet*/faïence*/moquette*/carreau*/sol/sols
  Construction site management: chantier*/corps/sous-traitant* coordin*/suivi*/dirig*/condui*/planning*/pilot*/
    réception
  Welding: soud* acier/tube*/inox/tôle*/arc/tig/mig/structure*
  // Ressources humaines
  Recruiting: recrut*/embauch*/sélection*/sourc*/pourv* candidat*/poste*/cv/salarié*/profil*/collaborat*/entretien*/
    annonce*, annonce*/offre* publi*/rédig* emploi/candidat*/poste*
  Onboarding: accueil*/intégr*/accompagn* nouveau*/nouvelle*/nouvel/arrivant*/recrue*
    salarié*/collaborat*/embauché*/arrivant*/recrue*/jour*/équipe*
  Personnel administration: contrat*/dossier*/attestation*/congé*/absence* travail/personnel/salarié*/employé*
    rédig*/gestion/suivi*/tenu*/établ*/mise
  Job interviews: entretien*/reçu/rencontr* candidat*/embauche
  Personnel development: formation*/parcours/plan salarié*/manager*/collaborat*/compétence*/carrière*
    organis*/élabor*/conç*/suivi*/construi*/mise/déploy*
  Employee relations: syndica*/comité/cse/conflit*/grève* négoci*/réunion*/gestion/gér*/salarié*/direction/résol*/
    représentant*
  // Informatique
  Help desk: dépann*/résol*/réinitialis*/assist*/répar* ordinateur*/imprimante*/mot*/utilisateur*/poste*/pc/ticket*/
    incident*
  System administration: serveur*/linux/windows/machines/vmware install*/mise*/configur*/administr*/supervis*/
    patch*/migr*/mainten*
  Networking: routeur*/switch*/commutateur*/vlan*/pare-feu/wifi/cisco configur*/install*/déploi*/câblag*/administr*/
    paramétr*
  Software engineering: développ*/program*/cod*/écri*/conç* application*/logiciel*/module*/fonctionnalité*/api/
    programme*
  Software testing: test*/cas/anomalie*/recette bug*/anomalie*/test/scénario*/défaut*/régression/livraison*
    rédig*/exécut*/rapport*/écri*/trouv*/signal*/livraison*
  Database administration: base*/oracle/postgres*/index données/sauvegarde*/requête*/index
    administr*/optimis*/restaur*/migr*/sauvegard*
  Cloud computing: aws/azure/gcp/lambda migr*/déploy*/héberg*/exploit*/déplac*/mise
  Data analysis: analys*/exploit*/nettoy*/interrog* donnée*/enquête*/chiffres/statistique*
    sql/excel/python/tendance*/rapport*/client*/ventes/résultat*
  // École
  Teaching: enseign*/cours/donn*/anim* math*/physique/anglais/français/histoire/biologie/élève*/classe*/collégien*/
    lycéen*/étudiant*/enfants/adolescents/chimie/musique élève*/classe*/collège/lycée/heure*/cours/enfants/
    étudiant*/terminale/primaire
  Lesson planning: prépar*/élabor*/conç*/planif* cours/séquence*/séance*/exercice*/progression*
    classe*/élève*/histoire/math*/semaine/pédagogique*/niveau*/cours
  Student assessment: corrig*/évalu*/not*/correction copie*/examen*/devoir*/élève*/contrôle*/bulletin*/dissertation*
  Work with parents: parent*/famille* rencontr*/réunion*/inform*/entretien*/échang*/reç*
    élève*/enfant*/scolarité/progrès
  Special education: autis*/handicap*/dyslexi*/troubles/difficulté* élève*/enfant*/accompagn*/adapt*/jeune*
  Early childhood education: crèche/maternelle/tout-petits/bébé*/garderie enfant*/éveil/accueil*/groupe/anim*/soin*/
    jeu*/section
  Classroom management: discipline/calme/règle*/autorité classe*/élève*
  // Sport
  Personal training: client*/adhérent*/sportif* individuel*/personnalis*/particulier*
    entraîn*/coach*/suivi*/séance*/accompagn*
  Group fitness: cours/séance*/groupe* collectif*/zumba/pilates/yoga/step/cardio/gym/aérobic/aquagym
    anim*/donn*/encadr*/dirig*
  Nutrition: régime*/repas/nutrition*/alimentaire* conseil*/élabor*/programme*/plan*/adhérent*/patient*/client*
  First aid: secour*/bless*/massage*/défibrillateur soign*/premiers/cardiaque/interven*/prodigu*/pansement*
  // Soins
  Nursing: pansement*/injection*/prise*/toilette*/perfusion*/soin* sang/patient*/service/infirmi*/chirurgie/
    réanimation/hôpital/malade*/bloc
  Wound care: pansement*/plaie*/escarre*/suture* chang*/réfection/soin*/nettoy*/soign*/surveill*/retrait/refai*/
    désinfect*
  Medication administration: médicament*/comprimé*/injection*/insuline/traitement*/perfusion*/piqûre*
    distribu*/administr*/donn*/prépar*/pos*/pilulier*/faisais
  Vital signs: tension/pouls/température/saturation/constantes pris*/mesur*/surveill*/relev*/contrôl*
  Personal care: toilette*/repas/habill*/lever/coucher aide/aid*/résident*/patient*/âgé*/personnes
  Patient care: patient*/malade*/blessé* soign*/accompagn*/surveill*/soins/pris*/accueil* service/hôpital/chirurgie/
    urgences/lit*/chambre*/nuit/opér*
  Blood collection: prise*/prélèvement*/prélev* sang/sanguin*
  Elderly care: âgé*/ehpad/alzheimer/dépendant*/aîné* résident*/personne*/accompagn*/aide/soins/toilette*/maison
  Patient education: patient*/diabétique*/famille* expli*/montr*/appren*/éduc*/enseign*
    insuline/traitement*/maladie/injection*/régime/soins/domicile
  // Clients, vente, bureau
  Call center: appel* # jour/heure/entrant*/sortant*/trait*/reç*, plateau/centre appel*
    entrant*/sortant*/trait*/téléconseill*
  Complaint handling: réclamation*/plainte*/litige*/mécontent* trait*/client*/résol*/calm*/rembours*/gestion/gér*
  Customer service: client*/visiteur*/usager*/abonné* accueil*/renseign*/conseil*/répon*/aid*/servi*
    téléphone/question*/commande*/magasin/mail*/produit*/boutique/demande*/guichet/caisse/problème*
  Data entry: saisi* donnée*/facture*/commande*/formulaire*/dossier*/adresse*
  Clerical work: courrier*/dossier*/archiv*/classement rédig*/class*/tri*/frappe/tenu*/numéris*/lettre*/saisi*
  Calendar management: agenda*/rendez-vous/déplacement*/voyage*/réunion* gestion/gér*/organis*/planif*/réserv*/
    pris*/tenu*
  Retail: encaiss*/rayon*/caisse/magasin/vitrine* client*/accueil*/mise/réassort*/conseil*/vend*/vêtement*/stock*
  Sales: vend*/vente*/chiffre*/contrat*/objectif*/affaires sign*/dépass*/affaires/atteint*/conclu*/contrat*/
    augment*/euros/million* euros/client*/an/contrat*/mois/%/million*/produit*/objectif*/affaires
  Customer acquisition: nouveau*/nouvelle*/conquê*/prospect* client*/compte*/entreprise*/clientèle
    gagn*/sign*/démarch*/acqui*/conqu*/ouvert*/développ*/portefeuille
  Lead generation: appel*/phoning/démarch*/prospect*/téléphon* froid/rendez-vous/entreprise*/prospect*/fichier*/
    société*
  Field sales: visit*/tournée*/démarch*/rend* client*/médecin*/agriculteur*/pharmacie*/commerç*/magasin*/
    département* commande*/secteur/vend*/vente*/région/département*/tournée*
  Account management: client*/compte*/portefeuille fidélis*/suivi*/renouvel*/développ*/gestion/gér*
    portefeuille/contrat*/existant*/grand*/clé*/compte*/fidél*
  Quotations and tenders: devis/offre*/appel* chiffr*/rédig*/répon*/offre*/établ*/remport*
    offres/client*/marché*/public*/appel*
  // Conseil, direction
  Project management: projet*/déploiement/chantier*/migration pilot*/dirig*/condui*/coordin*/men*/livr*
    délai*/budget*/équipe*/planning*/mois/terme/jalon*/million*
  Process improvement: réduit/rédui*/simplif*/amélior*/optimis*/raccourc* délai*/processus/procédure*/coûts/temps/
    rebut*/flux
  Process analysis: cartograph*/analys*/modélis*/décri* processus/flux/procédure*/goulot*
  Requirements gathering: recueil*/rédig*/interview*/analys*/rencontr* besoin*/cahier*/utilisateur*/exigence*
    utilisateur*/charges/métier*/client*/spécification*/besoin*
  Change management: accompagn*/prépar*/form*/conduite salarié*/équipe*/changement*/collaborat*
    fusion/réorganis*/changement*/transformation/nouveau*/déménagement
  Leadership: encadr*/dirig*/manag*/respons*/anim*/chef équipe*/service/personnes/collaborat*/salarié*/agents
    #/personnes/collaborat*/agents/salarié*/vendeurs/technicien*/infirmi*
  Training others: form* collègue*/salarié*/apprenti*/utilisateur*/nouveaux/stagiaire*/équipe*/vendeur*/collaborat*
  Mentoring: tuteur/tutorat/encadr*/accompagn* stagiaire*/apprenti*/alternant*/junior*
  // Création
  Graphic design: cré*/réalis*/conç*/dessin* affiche*/logo*/brochure*/flyer*/dépliant*/catalogue*/visuel*/maquette*
  User research: observ*/interview*/test*/entretien* utilisateur*/testeur*/usager*
  Interior design: choix/choisi*/aménag*/décor*/meubl* meuble*/éclairage*/couleur*/bureau*/appartement*/hôtel*/
    boutique*/intérieur*
  Sewing: cou*/coud*/ourl*/raccourc*/retouch*/brod* robe*/pantalon*/rideau*/fermeture*/vêtement*/bouton*/chemise*/
    ourlet*
  Fashion design: dessin*/cré*/croquis collection*/robe*/vêtement*/modèle* femme/homme/saison*/tissu*/an/enfant*/
    modèle*
  Merchandising: vitrine*/mannequin*/présentoir*/étalage* décor*/mont*/habill*/agenc*/mise/install*
  // Technique, logistique
  Mechanical engineering: conç*/dessin*/dimension*/calcul*/conception pièce*/réducteur*/carter*/machine*/engrenage*/
    mécanisme*/arbre* solidworks/catia/production/3d/plan*/acier/machine*/prototype*
  Commissioning: mise*/démarr*/réglag* service/route/ligne*/installation* ligne*/machine*/installation*/usine*/
    client*
  Equipment maintenance: grais*/remplac*/répar*/entretien/révis*/dépann* roulement*/courroie*/pompe*/moteur*/
    machine*/convoyeur*/vérin*/ligne*
  Quality control: mesur*/contrôl*/vérif*/tri* pièce*/produit*/lot*/échantillon*
    tolérance*/défaut*/cote*/conformité/rebut*/calibre
  Machining: tourn*/frais*/perç*/usin*/régl* cnc/tour/fraiseuse/pièce*/acier/numérique
  Manufacturing: assembl*/mont*/fabriqu*/emball* ligne/chaîne/pièce*/poste/série/équipe
  Warehousing: charg*/décharg*/rang*/réception* palette*/camion*/colis/marchandise*/entrepôt
  Order picking: prépar*/emball*/prélev* commande*/colis entrepôt/scanner/jour/expédition*/client*/rayon*/palette*
  Delivery driving: livr* colis/repas/journaux/paquet*/marchandise* tournée*/client*/domicile/camionnette/jour/vélo
  Truck driver: condui*/conduite camion*/poids/semi-remorque/porteur
  Procurement: achet*/négoci*/command*/sourc* matière*/fournisseur*/composant*/pièces prix/fournisseur*/contrat*/
    devis/délai*
  Inventory management: inventaire*/stock* compt*/suivi*/gestion/gér*/command*/réapprovision*/contrôl*
  Housekeeping: nettoy*/ménage/lav*/aspirateur chambre*/bureau*/sol*/sanitaire*/escalier*/lit*
  Hotel reception: accueil*/enregistr* client*/voyageur*/arrivée* hôtel/chambre*/réception/clé*
  Security services: surveill*/ronde*/contrôl* bâtiment*/entrée*/site*/accès/visiteur* nuit/badge*/ronde*/alarme*/
    vidéo*/site*
`;
