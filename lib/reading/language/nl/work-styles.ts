import type { Language } from "../language";

export const workStyles: Language["workStyles"] = {
  achievement: `
    (doelen|doelstelling*|targets?|omzetdoel*|jaardoel*|quota) … (overtroffen|overschreden|gehaald)
    (overtrof|overtroffen|haalde) (de|het|alle|elk|mijn|onze) … (doelen|doelstelling*|targets?|omzet)
    (beste|hoogste) (omzet|resultaat|verkoop|score) van (het|de) (team|filiaal|regio|afdeling|jaar)
  `,
  persistence: `
    na (#|twee|drie|vier|meerdere|veel) (mislukte|vergeefse|afgewezen) (pogingen|aanvragen|proeven)
    ondanks … (afgerond|voltooid|opgeleverd|afgemaakt)
    tot (alle|elke|de laatste|het laatste) … (opgelost|betaald|gevonden|hersteld) (was|waren)
  `,
  initiative: `
    op (eigen|mijn eigen) initiatief
    (voorgesteld|bedacht) en (ingevoerd|opgezet|uitgevoerd|georganiseerd)
    (invoering|opzetten|oprichting) van (een|het eerste|de eerste|nieuwe)
    (nieuw|nieuwe|eigen) … (ingevoerd|opgezet)
    (geïnitieerd|in het leven geroepen)
    (startte|richtte|zette|voerde) (een|het|de) … (op|in)
    (vrijwillig|extra) (op me genomen|opgepakt|aangemeld)
  `,
  leadership: `
    (leiding|leidinggeven|leidinggegeven|leidde|aansturing|aangestuurd) … (een|het|de|#|twee|drie|vier|vijf|
      zes) … (team|ploeg|groep|afdeling|medewerkers|mensen|collega's|brigade|dienst)
    (opleiden|opgeleid|begeleid|begeleiden|begeleiding|ingewerkt|inwerken) (van )?… (leerlingen|stagiairs|
      stagiaires|collega's|medewerkers)
    (#|twee|drie|vier|vijf|zes) (leerlingen|stagiairs|medewerkers) (opgeleid|begeleid|ingewerkt|aangestuurd)
  `,
  cooperation: `
    (samen|in overleg|afgestemd|in samenwerking) met (de|het|andere|mijn|alle|twee|drie|collega's|artsen|
      verpleeg*|inkoop|verkoop)
    (collega's) (geholpen|ondersteund|vervangen|ontlast)
    (diensten|lessen|rondes) (overgenomen|waargenomen) (van|voor)
    (kennis|ervaring*) (gedeeld|overgedragen)
  `,
  concern: `
    (zorg|verzorging|begeleiding|opvang) (voor|van) … (patiënten|bewoners|kinderen|cliënten|gezinnen|
      familie|naasten|ouderen|leerlingen)
    (patiënten|bewoners|kinderen|cliënten|gezinnen|familieleden|naasten) … (verzorgd|begeleid|getroost|
      gerustgesteld|bezocht)
    (verzorgde|begeleidde|troostte|bezocht) … (patiënten|bewoners|kinderen|cliënten|gezinnen|ouderen)
  `,
  social: `
    (bijeenkomsten|avonden|open dagen|beurzen|feesten|borrels) … (georganiseerd|verzorgd)
    organiseerde … (bijeenkomsten|avonden|open dagen|beurzen|feesten|borrels)
    (gasten|bezoekers|klanten|delegaties) … (ontvangen|verwelkomd|begroet)
    (ontving|verwelkomde|begroette) … (gasten|bezoekers|klanten|delegaties)
  `,
  self_control: `
    (conflicten|ruzies|klachten|situaties) … (gesust|gekalmeerd|bemiddeld|gede-escaleerd|opgelost)
    (boze|agressieve|overstuur|verontwaardigde|woedende) (klanten|gasten|bellers|patiënten|reizigers|
      familieleden)
  `,
  stress_tolerance: `
    # (telefoontjes|gasten|patiënten|bestellingen|maaltijden|orders|zaken|leveringen|gesprekken) per (dag|
      uur|dienst|nacht|avond)
    (bereikbaarheidsdienst*|nachtdienst*|piketdienst*|storingsdienst*)
    tijdens (de|het) … (piek*|pandemie|hoogseizoen|storing|staking|kerst*|spits)
  `,
  adaptability: `
    (omgeschoold|overgestapt|gewisseld) (van|naar|tot) … (naar|tot|binnen)
    (binnen|in) (#|twee|drie|vier|zes|enkele) (dagen|weken|maanden) … (geleerd|eigen gemaakt|ingewerkt)
    (op korte termijn|van de ene op de andere dag) … (overgenomen|ingevallen|vervangen)
    (gewerkt|ingezet|gerouleerd) (in|op|bij) (#|twee|drie|vier|vijf|alle|meerdere) (afdelingen|landen|
      vestigingen|locaties|winkels)
  `,
  dependability: `
    (op tijd|tijdig|binnen de termijn) (ingediend|geleverd|opgeleverd|afgesloten|afgerond|betaald|
      ingeleverd)
    (alle|elke) (deadlines?|termijnen|afspraken) (gehaald|nagekomen|gehouden)
    zonder (één|een enkele|enige) (gemiste|late) (deadline|levering|dienst|betaling)
    (openen|sluiten|geopend|gesloten|afgesloten) (en (sluiten|afsluiten) )?van (de|het) (winkel|kassa|zaak|
      filiaal|werkplaats|kantoor)
  `,
  detail: `
    (elke|iedere|alle|elk) … (gecontroleerd|nagekeken|vergeleken|geteld|gemeten|gewogen|geregistreerd|
      nagerekend|vastgelegd)
    (controleerde|vergeleek|telde|mat|woog|registreerde) (elke|iedere|alle|elk)
    (controle|controleren|nakijken) van (elke|iedere|alle|inkomende)
    (vergeleken|gecontroleerd|afgestemd|aangesloten) … (met|op|tegen) (de|het) (bestelling*|pakbon*|
      contract*|bankafschrift*|tekening*|facturen|orders?)
    (fouten|afwijkingen|verschillen) (gevonden|gecorrigeerd|opgespoord)
  `,
  integrity: `
    (fraude|onregelmatigheden|overtredingen?|belangenverstrengeling|misstanden|bijna-ongevallen) … (gemeld|
      aangekaart)
    (meldde) … (fraude|onregelmatigheden|overtredingen?|misstanden)
    vertrouwelijk (behandeld|verwerkt|bijgehouden)
    (kas|kassa) (opgemaakt|geteld|afgesloten|bijgehouden)
  `,
  independence: `
    (zelfstandig|alleen|in mijn eentje|zonder toezicht) … (gebouwd|beheerd|gepland|geschreven|uitgevoerd|
      gerepareerd|georganiseerd|gekookt|gedraaid|verzorgd)
    enige (boekhouder|ontwikkelaar|verpleegkundige|kok|leraar|docent|elektricien|monteur|inkoper|chauffeur)
  `,
  innovation: `
    (uitgevonden|gepatenteerd)
    (ontwikkeling|ontwerp) van (een nieuwe|een nieuw|een eigen|nieuwe)
    (nieuwe|nieuw|eigen) (methode|werkwijze|gereedschap|recept|recepten|systeem|programma) … (ontwikkeld|
      ontworpen|bedacht|gebouwd)
    (automatisering|automatiseren|geautomatiseerd) (van|de|het)
    automatiseerde (de|het|alle)
  `,
  analysis: `
    (analyse|onderzoek|berekening|doorrekening) van (de|het|alle|klant*|verkoop*|storingen|kosten|oorzaken|
      risico's)
    (analyseerde|onderzocht|berekende) (de|het|alle|waarom|hoe)
    (oorzaak|oorzaken|bron) van … (gevonden|achterhaald|vastgesteld)
    (oorzaakanalyse|storingsanalyse|kosten-batenanalyse)
  `,
  notDone: `
    (niet|nooit|geen|zonder te hebben)
    (zou|wil|zal|hoop|graag|kan|kunnen|moet)
    (bereid|in staat) om
    mijn (baas|chef|collega|leidinggevende|man|vrouw|broer|zus|vriend*)
  `,
};
