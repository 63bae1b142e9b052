import type { Language } from "../language";

const people =
  "(candidate?s?|postulante?s?|personnes?|collaborateurs?|collaboratrices?|salariee?s?|employee?s?|" +
  "collegues?|profils?)";
const person = "(femmes?|hommes?|filles?|garçons?|dames?|messieurs|demoiselles?|mecs?)";
const faiths =
  "(chrétien(ne)?|catholique|protestante?|musulmane?|juif|juive|hindoue?|bouddhiste|athée|évangélique)s?";
const national = "({nation}|{language})";
const beginners = "(débutante?s?|primo(-| )accédants?)";
const works = "(bureaux?|lieu de travail|entreprise|siège|site|agence|magasin|domicile)";
const wanted =
  "(uniquement|seulement|exclusivement|de préférence|souhaitée?s?|recherchée?s?|exigée?s?|requise?s?)";

export const grounds: Language["grounds"] = {
  promises: `
sans distinction
indépendamment
égalité (des chances|professionnelle|de traitement)
quel(le)?(s)? que (soi*|soient)
sans discrimination
(handi(-| )?accueillant*|ouverte?s? aux personnes (en situation de handicap|handicapées))
(âge|sexe|origine|religion) … (n'importe|ne compte)*
`,
  harmless: `
(différent|divers|varié|tou|autre|chaque)* (tranches? d'âge|origines?|milieux?|cultures?|groupes? d'âge)*
(origines?|milieux|bagages?) (culturels? |sociales? |ethniques? )?(différent|divers|varié|multiple)*
(avec|auprès|pour|accompagn*|form*|encadr*|accueil*) (de |des |les |aux |d')?jeunes
jeunes (enfants|publics?|patients|élèves)
(certificats?|règles?|pays|produits?|vins?|fromages?|viandes?|appellation) d'origine
(produits?|vins?|fromages?|viandes?) … d'origine
certificat d'origine
d'origine (contrôlée|protégée|végétale|animale|biologique)
(mode|prêt-à-porter|vêtements?|chaussures?|rayon|collection|coiffure) (homme|femme|masculin|féminin)*
(femme|homme)s? (de ménage|de chambre|toutes mains|d'affaires|-grenouille)
(égalité|parité|mixité) … (femmes?|hommes?)
(femmes?|hommes?|masculin|féminin) (et|ou|/) (femmes?|hommes?|masculin|féminin)
(cours|formation|accueil|ouvert|ouverte|accessible) … débutants?
aide à domicile
(soins?|maintien|services?|livraison*|hospitalisation|intervention*) à domicile
(personnes?|patients?|résidents?|enfants?|usagers?) … (vivant|habitant|résidant|
  en situation de handicap|handicapé)*
(personnes?|patients?|résidents?|enfants?|usagers?) (vivant|habitant|handicapé)*
(vivre|vie|vivant) en (communauté|collectivité|foyer|internat|équipe|groupe)
(vente|formation|enseignement|travail|apprentissage) à distance
(retouche|traitement|montage|reportage|banque|banques|studio|création) (de )?(photo|d'images)*
photo (editing|shop|graph)*
(assurance|économie|éducation|promotion|produits?|secteur|métiers?) … santé
droit de la (nationalité|famille)

`,
  asTyped: "",
  asking: `
${wanted}
(doit|doivent|devez) être
(nous )?(recherchons|cherchons|voulons|préférons|embauchons)
(on )?(recherche|cherche)
(impérativement|obligatoire|impératif|idéalement|de préférence|merci d'être)
`,
  filling: `
${people}
(un|une|le|la|les|l'|des|et|ou|notre|nos|pour|équipe|être|est|sont|nouvel|nouveau|nouvelle|vrai|vraie|de souche)
`,
  alone: {
    age: `
(âge|âge (maximum|limite|requis)|tranche d'âge|jeunes?|date de naissance|année de naissance)
(moins de|plus de|jusqu'à|maximum|max.|âge( de)?|au plus|pas plus de) {age}( ans)?( max| maximum| révolus)?
{age} ans (maximum|max|max.|au plus|révolus)
(entre |de )?{age}(-| à | et ){age}( ans)?
`,
    sex: `
(${person}|masculin|féminine?|sexe|genre|sexe (masculin|féminin))
`,
    native: `
langues? maternelles?
(natif|native)s?
`,
    origin: `
(nationalité|citoyenneté|origine|origines|origine ethnique|couleur de peau|ethnie|race|pays de naissance|{nation}|
français de souche|européen(ne)?s?|blanc(he)?s?)
`,
    religion: `
(religion|confession|${faiths})
`,
    health: `
(en forme|en bonne santé|bonne santé|saine?|handicap|handicapée?|valide|non(-| )fumeu(r|se)s?)
(condition|forme|aptitude) physique
`,
    family: `
(célibataires?|mariée?s?|divorcée?s?|pacsée?s?|enceintes?|situation (familiale|de famille|matrimoniale)|état civil)
`,
    orientation: `
(orientation sexuelle|hétérosexuel(le)?s?|homosexuel(le)?s?|hétéro|gay|lesbienne)s?
`,
    politics: `
(opinions? politiques?|appartenance (politique|syndicale)|affiliation (politique|syndicale)|syndiquée?s?)
`,
    looks: `
(photo|apparence|apparence physique|beauté|belle|beau|physique|mince)
`,
    home: `
(adresse|domicile|résidence|lieu de résidence|code postal|temps de trajet)
`,
    beginners: `
${beginners}
`,
  },
  anywhere: {
    age: `
(ne (dépasse|dépassant) pas|pas plus de|pas au-delà de) {age} ans
{age} ans (révolus|maximum|max|max.|au plus)
(moins de|plus de|jusqu'à|au-dessous de|pas plus de|maximum|max.) {age} ans !(d'|de|en|dans)
{age}(-| à | et ){age} ans !(d'|de|en|dans)
entre {age} et {age} ans !(d'|de|en|dans)
(âgée?s?|âge|ans) (de|entre|maximum|max.|limite|requis) (moins de |plus de )?{age}
âge (maximum|limite|requis|maximal)
(quelqu'un|personnes?|candidate?s?) (de (moins|plus)|au-dessus|au-dessous|au-delà) de {age}
(plus|trop) (vieux|vieille|âgée?)s? que {age}
(limite|tranche) d'âge
âge: {age}
(jeune|jeunes)(,)? (et )?(dynamique|motivé|énergique|ambitieu|enthousiaste)*
jeunes? (équipe|talents?|candidat*|collaborat*|professionnel*|profils?|recrues?|${person}|femmes? dynamiques?)
(dynamique|énergique)s?(,)? (et )?jeunes?
équipe (très )?jeune
(recherch*|cherch*) (un |une |des )?jeunes?
natifs? (digitale?s?|numériques?)
(milléniaux|millennials|génération z|génération y|trentenaires?|vingtaine d'années|la vingtaine|la trentaine|
surqualifiée?s?|trop âgée?s?)
née?s? … (après|avant|depuis|entre) {year}
pas de (séniors?|seniors?|retraités?)
(pas plus de|au plus|moins de|maximum|max.|jusqu'à) (#|deux|trois|quatre|cinq|dix) ans … (d'expérience|expérience)
`,
    graduation: `
année (d'obtention )?(du )?diplôme
année de (diplomation|promotion)
(diplôme|diplôméee?s?|promotion|diplômée?s?) … (après|depuis|entre|année|avant|en) … {year}
(diplôme|diplômée?s?|obtenu) … (dans les|au cours des|depuis moins de) … (années|ans)
jeunes? diplômée?s?
(fraîchement|récemment|nouvellement) diplômée?s?
promotion {year}
`,
    sex: `
(pas de|sans|aucune?) (femmes?|hommes?|filles?)
${person} ${wanted}
(uniquement|seulement|exclusivement|de préférence) (une? |des |les )?${person}
(recherch*|cherch*|souhait*) (un |une |des )?(jeune )?(homme|femme|dame|fille|garçon)s?
(candidats?|candidates?|profils?|personnel) (masculins?|féminins?|de sexe (masculin|féminin))
de sexe (masculin|féminin)
(sexe|genre): (masculin|féminin|homme|femme)
réservé (aux|à des) (femmes|hommes)
`,
    native: `
langues? maternelles?
(natif|native)s? (en )?{language}
({language}|anglaise|française|espagnole|allemande|portugaise) (natif|native)s?
(anglo|franco|germano|hispano|luso)phones? (natif|native|de naissance)s?
niveau (de )?(natif|langue maternelle)
locuteurs? natifs?
locutrices? natives?
sans (aucun )?accent
`,
    origin: `
(nationalité|citoyenneté)( :|:)
(nationalité|citoyenneté) (${national}|européenne|exigée|requise|obligatoire)
(nationaux|citoyens?|citoyennes?|ressortissante?s?) (${national}s?|européens?|de l'ue)
(d'origine|origine) (${national}|européenne|africaine|maghrébine|asiatique|étrangère|arabe)s?
(français|belge|suisse)s? de souche
née?s? en {place}
(uniquement|seulement) (des |les )?({nation}|français|européens)
(pas d'|sans|aucun )(étrangers?|immigrés?|migrants?)
(type|origine) (européen|ethnique|caucasien|africain|asiatique)(ne)?
couleur de peau
(passeport|carte d'identité) (${national}|européen)
nom(s)? (à consonance|de famille) … (${national}|étrang*|européen*)
`,
    religion: `
${faiths} (pratiquante?s?|uniquement|exigée?s?|de préférence|souhaitée?s?|engagée?s?)
(de confession|de religion|de foi) *
(candidat*|personnes?|être) ${faiths}
valeurs (chrétiennes|catholiques|islamiques|juives)
appartenance (religieuse|à une église|à l'église)
(sans|pas de|ni) (voile|foulard|turban|hijab|kippa|signes? religieux)
pas de (musulmans?|juifs?|chrétiens?)
`,
    health: `
(sans|aucune?|pas de|ni) (handicap|maladie|problèmes? de santé|maladies? chroniques?|antécédents? médic*)
(physiquement|médicalement|mentalement) (aptes?|en forme|sain*)
aptes? (physiquement|médicalement)
en (bonne|pleine|parfaite|excellente) (forme|santé)
(bonne|excellente|parfaite) santé !(financière|et sécurité)
(bonne|excellente) (condition|forme) physique !(et|ou|,)
non(-| )fumeu(r|se)s?
(peu|pas) d'(arrêts? maladie|absentéisme)
(pas|sans) (d'|de )?arrêts? maladie
`,
    family: `
célibataires?
(candidat*|personnes?|femmes?|hommes?) (mariée?s?|divorcée?s?)
(situation|charges?) (familiale|de famille|matrimoniale)s?
sans (jeunes )?(enfants?|charges? de famille|contraintes? familiales?|famille|projet de maternité)
pas (d'enfants?|de famille|de congé (maternité|parental)|de grossesse)
(non|pas|ni) enceintes?
(sans|pas de|aucun) (projet|désir|envie)s? (d'enfants?|de grossesse|de maternité|familial)
(pas de|sans) (mères?|mamans?)
`,
    orientation: `
(hétérosexuel|homosexuel)(le)?s?
orientation sexuelle
pas (d'homosexuels?|de gays?|de lesbiennes?|de trans*)
`,
    politics: `
(opinions?|convictions?|idées|appartenance|affiliation|engagement) (politiques?|syndicales?)
(non|pas|ni) (syndiquée?s?|syndicalistes?)
pas de syndi*
sans (activité|appartenance|mandat|engagement) (syndicale?|politique)
(membres?|adhérente?s?) (d'un|du|de) (parti|syndicat)
(de gauche|de droite|conservateur|conservatrice)s? (uniquement|de préférence)
`,
    looks: `
(cv|candidature|dossier) … (photo|photographie)
photo (récente|d'identité|sur le cv|obligatoire|exigée|requise|souhaitée)
(avec|joindre|envoyer|merci de joindre|inclure) (une |votre |la )?(photo|photographie)( récente)?
(bonne|excellente|belle|très bonne|parfaite) (présentation|apparence)
(physique|allure|apparence|silhouette) (agréable|avantageu|attrayant|soigné|mince|élancé|attractive)*
(belle|jolie|charmante|mince) (femme|fille|hôtesse|personne|silhouette|allure)
(taille|poids|stature) (minimum|minimale|maximum|maximale|:|de) … #
(mesurer|mesurant|mesure) (au moins|plus de|minimum) #
`,
    home: `
(habit|résid|domicili|vi)(er|ez|ant|e|vre|vez|t|ée?s?) (déjà |actuellement )?(à|au|aux|en|dans) {place}
(doit|devez|candidate?s?|vous|être|qui|obligatoirement|impérativement) (obligatoirement |impérativement )?(habit|
résid|domicili|vi)(er|ez|ant|e|vre|vez|ée?s?) !(en (équipe|communauté|collectivité)) (à|au|aux|en|dans|près)
être domiciliée?s?
(habit|résid|domicili)(er|ez|ant|e|ée?s?) … (# (km|kilomètres|minutes)|à proximité|
  près d*|sur place|dans les environs)
(résidence|domicile)( principale)?( :| à| en) {place}
(proximité|distance|éloignement) (géographique )?(du|de|avec|au) (votre |son |le |la |l')?(domicile|résidence|
lieu de travail|bureau*)
(domicile|résidence) … (distance|proximité|proche|moins de)
(moins de|maximum|max.|à) # (km|kilomètres|minutes) … (du|de|des|de la) (notre |nos )?${works}
(code postal|codes postaux) … #
(riverains|locaux|habitants) (uniquement|seulement)
`,
    school: `
grandes? écoles? (uniquement|exclusivement|exigée?s?|de préférence|requise?s?)
(uniquement|exclusivement|issue?s? d'une) (grandes? écoles?)
(écoles?|universités?) (prestigieuses?|d'élite|de renom|de premier rang)
`,
    beginners: `
(uniquement|seulement|exclusivement|de préférence) (des |les )?${beginners}
${beginners} … ${wanted}
(sortante?|tout juste sortie?|fraîchement sortie?) (de l'|de |d')?(école|université|études)
#(-| à )# ans d'expérience ${wanted}
`,
    gaps: `
(sans|aucune?|pas de|ni) (trous?|interruptions?|périodes? d'inactivité) (dans|de) (le |la |son |votre )?(cv|
parcours|carrière)
(parcours|carrière|cv) (sans (trous?|interruptions?)|linéaire|continue?)
`,
    background: `
(même|notre|bonne) (origine|culture|bagage|milieu)( culturelle?s?| sociale?| d'origine)?
(origines? culturelles?|bagages? culturels?|milieux? culturels?|milieu social)
`,
  },
};
