import type { Language } from "../language";

export const workStyles: Language["workStyles"] = {
  achievement: `
    (dépassé|dépassement|surpassé|atteint) … (objectifs?|quotas?|budgets?)
    (meilleur|meilleurs|meilleure) (chiffre|résultats?|ventes?) … (de l'équipe|du magasin|de la région|
      de l'agence)
  `,
  persistence: `
    après (#|deux|trois|quatre|plusieurs) (essais|tentatives|refus|échecs)
    malgré … (terminé|achevé|livré|mené à bien)
    (terminé|achevé|livré|mené à bien) … malgré
    jusqu'à … (résolu|réglé|payé|trouvé)(e|s|es)?
  `,
  initiative: `
    de (ma|notre) propre initiative
    à mon initiative
    (proposé|suggéré) (et|puis) (mis en place|introduit|créé|lancé|organisé)
    (lancé|initié|fondé|instauré|créé) (un|une|des|le premier|la première|deux|trois)
    (mise en place|création|lancement) (d'un|d'une|du premier|de la première)
    (introduit|introduction) (un|une|d'un|d'une|des)
    (volontaire|porté volontaire) pour
  `,
  leadership: `
    (encadré|encadrement|dirigé|direction|managé|management|animé|animation|supervisé|supervision|
      piloté) … (équipe|équipes|brigade|service|atelier|collaborateurs?|salariés|personnes|agents|chantier)
    (formé|formation|encadré|encadrement|tutorat|accompagné)… (apprentis|apprenties|stagiaires|alternants|
      recrues|débutants|collègues)
  `,
  cooperation: `
    (avec|en lien avec|de concert avec) (les|mes|nos|d'autres|l'ensemble des) (collègues|services|équipes|
      médecins|infirmi*|fournisseurs|enseignants|métiers)
    (aidé|soutenu|remplacé|épaulé) (des |les |mes |nos )?collègues
    (transmis|partagé) … (à|avec) (l'équipe|mes collègues|les collègues|la relève)
  `,
  concern: `
    (soigné|accompagné|rassuré|consolé|écouté|soutenu|visité|veillé sur) … (patients?|résidents?|enfants|
      familles|proches|élèves|usagers|personnes âgées)
    (accompagnement|soins?|prise en charge|écoute) (de |des |d'|aux |auprès des )(#|patients?|résidents?|
      enfants|familles|personnes|élèves)
  `,
  social: `
    (organisé|animé|organisation|animation) … (soirées?|rencontres?|salons?|portes ouvertes|fêtes?|
      réceptions?)
    (accueilli|reçu|accueil) … (clients|visiteurs|délégations|invités|familles|public)
  `,
  self_control: `
    (désamorcé|apaisé|calmé|géré) … (conflits?|disputes?|tensions|altercations|réclamations)
    (désamorçage|gestion) (de |des )(conflits|altercations|tensions)
    (clients?|patients?|usagers|appelants) (mécontents?|agressifs?|en colère|furieux)
  `,
  stress_tolerance: `
    # (couverts|appels|patients|commandes|repas|dossiers|livraisons|clients) (par|à l'|chaque) (jour|heure|
      service|nuit|soir|garde)?
    (astreintes?|gardes? de nuit|permanences? de nuit)
    (pendant|durant) (la|le|les) … (crise|pandémie|coup de feu|panne|pannes|fêtes|pointe)
  `,
  adaptability: `
    (reconverti|reconversion|muté|passé) (de|du|en|vers|comme) … (à|au|en|vers)
    (appris|formé à|maîtrisé) … en (#|deux|trois|quatre|six|quelques) (jours|semaines|mois)
    (remplacé|remplacement) au pied levé
    au pied levé
    (travaillé|tourné|intervenu) dans (#|deux|trois|quatre|cinq|tous les|plusieurs) (services|pays|magasins|
      sites|ateliers|agences)
  `,
  dependability: `
    (livré|rendu|remis|clôturé|terminé|déposé|payé)(e|s|es)? … (à temps|dans les délais|à l'heure)
    (livraison|remise|clôture|dépôt) … dans les délais
    (respecté|tenu) (tous les|toutes les|chaque|chacun des) (délais|échéances?|dates?)
    (ouverture|fermeture|ouvert|fermé) (et (la )?(fermeture|fermé) )?(du|de la|le|la) (magasin|boutique|
      agence|caisse|atelier)
  `,
  detail: `
    (vérifié|contrôlé|relu|compté|mesuré|pesé|rapproché|comparé|consigné) (chaque|toutes?|tous|chacune?)
    (vérification|contrôle|relecture|pointage|rapprochement) (de chaque|de toutes|de tous|quotidien)
    (rapproché|comparé|vérifié|rapprochement|pointage) … (avec|au|aux) (le |la |les |l')?(bons? de commande|
      bons? de livraison|relevés?|contrats?|plans?|commandes?|factures?)
    (corrigé|relevé|détecté|trouvé) (des |les |# |plusieurs )?(erreurs|écarts|anomalies|défauts)
  `,
  integrity: `
    (signalé|dénoncé|déclaré) (une |un |des |les |toute )?(fraudes?|irrégularités?|manquements?|
      conflits? d'intérêts|incidents?)
    (traité|gardé|conservé)(e|s|es)? … (confidentiel*|confidentialité)
    (tenue|clôture|comptage) (de la|de) caisse
    (compté|tenu|clôturé) la caisse
  `,
  independence: `
    (seul|seule) (comptable|développeu*|infirmi*|cuisini*|enseignant*|électricien*|technicien*|acheteu*)
    (géré|construit|écrit|tenu|conduit|réalisé|planifié|réparé|mené|travaillé) … (seule?|en autonomie|
      en toute autonomie)
  `,
  innovation: `
    (inventé|breveté|prototypé)
    (conçu|développé|imaginé|créé|élaboré) (un nouveau|une nouvelle|notre propre|mon propre|un premier|
      une première)
    (conception|développement) (d'un nouveau|d'une nouvelle)
    (automatisé|automatisation) (le|la|les|l'|des|de la|du|de l'|tous)
  `,
  analysis: `
    (analysé|étudié|calculé|modélisé|diagnostiqué|évalué) (le|la|les|l'|des|toutes|tous|chaque|#)
    (analyse|étude|calcul|modélisation|diagnostic) (du|de la|des|de l'|de #) (données|ventes|pannes|coûts|
      causes|écarts|besoins|risques|accidents)?
    (trouvé|identifié|déterminé) (la|les) (causes?|origines?|raisons?) (de|du|des)
  `,
  notDone: `
    (pas|jamais|aucune?|sans avoir)
    (souhaite|souhaiterais|voudrais|aimerais|veux|espère|pourrais|devrais|compte)
    (prêt|prête|capable|apte) à
    (mon|ma) (chef*|collègue|responsable|supérieur*|mari|femme|frère|sœur|ami*)
  `,
};
