import type { Language } from "../language";

export const workStyles: Language["workStyles"] = {
  achievement: `
    (ziel|ziele|umsatzziel*|jahresziel*|vertriebsziel*|planzahlen|vorgaben) … (übertroffen|überboten|
      übererfüllt)
    (übertraf|überbot) (die|das|alle|jedes|meine|unsere) … (ziele?|vorgaben?|quoten?)
    (bestes|höchstes|höchster|beste) … (ergebnis|umsatz|quote) (des|der|im|in der) (team*|filiale|region|
      abteilung|jahres)
  `,
  persistence: `
    nach (#|zwei|drei|vier|fünf|mehreren|vielen) (gescheiterten|vergeblichen|erfolglosen|
      abgelehnten) (versuchen|anläufen|anträgen|tests)
    trotz … (abgeschlossen|fertiggestellt|beendet|fertig gebaut|durchgeführt|eingehalten)
    bis (alle|jeder|jede|der letzte|die letzte|sie|er|es) … (gelöst|behoben|bezahlt|geklärt|gefunden) (war|
      waren|wurde)
  `,
  initiative: `
    (auf|aus) eigene(r)? (initiative|anregung|antrieb)
    (vorgeschlagen|angeregt) und (eingeführt|umgesetzt|aufgebaut|durchgeführt)
    (eigenen|eigene|eigener) vorschlag … (eingeführt|umgesetzt)
    (einführung|aufbau|gründung) (eines|einer|des ersten|der ersten|neuer)
    (neu|erstmals|selbst) (eingeführt|aufgebaut)
    (ins leben gerufen|initiiert|angestoßen)
    (führte|rief|gründete|initiierte) (ein|eine|einen|das|die|den) … (ein|ins leben|an)
    zusätzlich (übernommen|freiwillig)
    freiwillig (gemeldet|übernommen)
  `,
  leadership: `
    (leitung|führung|anleitung|betreuung) (eines|einer|der|des|von) … (team*|teams|gruppe|schicht|abteilung|
      station|mitarbeiter*|mitarbeitenden|personen|kräften|kolonne|küchenbrigade)
    (ausbildung|anleitung|betreuung|einarbeitung) (von|der|neuer|unserer) … (lehrling*|azubi*|
      auszubildende*|praktikant*|mitarbeiter*|mitarbeitende*|kolleg*|schüler*)
    (leitete|führte) (ein|eine|einen|das|die|den) … (team|gruppe|schicht|abteilung|station|kolonne|bereich)
    (#|zwei|drei|vier|fünf|sechs|acht|zehn) (lehrlinge|azubis|auszubildende|mitarbeiter|mitarbeitende|
      mitarbeiterinnen) (ausgebildet|angeleitet|geführt|eingearbeitet|betreut)
    (bildete|leitete|arbeitete) … (lehrlinge|azubis|auszubildende|neue kolleg*|mitarbeiter*) (aus|an|ein)
  `,
  cooperation: `
    (gemeinsam|zusammen) mit (der|dem|den|anderen|zwei|drei|kolleg*|ärzt*|pflege*|einkauf|vertrieb|
      produktion)
    (in abstimmung|abgestimmt) mit (der|dem|den|anderen|allen)
    (kolleg*|kollegium) (unterstützt|vertreten|entlastet|geholfen)
    (vertretung|schichten|dienste) (für|von) … kolleg*
    (wissen|erfahrungen|unterlagen) … (weitergegeben|geteilt)
  `,
  concern: `
    (betreuung|pflege|begleitung|versorgung) (von|der|sterbender|älterer|kranker|junger) … (patient*|
      bewohner*|kinder*|klient*|familien|angehörige*|gäste*|menschen|schüler*)
    (patient*|bewohner*|kinder|familien|angehörige*|klient*) … (betreut|gepflegt|begleitet|getröstet|
      beruhigt|besucht)
    (pflegte|betreute|begleitete|tröstete|besuchte) … (patient*|bewohner*|kinder|familien|angehörige*|
      menschen)
  `,
  social: `
    (organisierte|veranstaltete|moderierte) … (treffen|abende?|feste?|feiern|messen|stammtische?|
      tage der offenen tür)
    (treffen|abende|feste|feiern|messen|stammtische|empfänge) … (organisiert|veranstaltet|ausgerichtet)
    (gäste|besucher*|kund*|delegationen) … (empfangen|begrüßt)
    (empfing|begrüßte) … (gäste|besucher*|kund*|delegationen)
  `,
  self_control: `
    (konflikte?|streit|streitigkeiten|reklamationen|beschwerden|situationen) … (deeskaliert|entschärft|
      geschlichtet|beigelegt|beruhigt)
    (deeskalierte|entschärfte|schlichtete) (konflikte?|streit*|situationen|den|die)
    (aufgebrachte|wütende|aggressive|verärgerte)(n|r)? (kund*|gäste*|anrufer*|patient*|angehörige*|
      fahrgäste*)
  `,
  stress_tolerance: `
    (bis zu |über |rund |täglich )?# (anrufe|gäste|patient*|bestellungen|essen|fälle|lieferungen|aufträge|
      pakete) (pro|am|in der|je|täglich) (tag|stunde|schicht|nacht|abend)?
    (bereitschaftsdienst*|rufbereitschaft|notdienst*|nachtdienst*)
    (während|in) (der|des) (hochsaison|stoßzeit*|pandemie|weihnachtsgeschäft*|spitzenzeiten|ausfalls|
      streiks)
  `,
  adaptability: `
    (umschulung|umgeschult|gewechselt|wechsel) (von|zum|zur|in) … (zu|zum|zur|in|innerhalb|nach)
    (innerhalb|in) (von )?(#|zwei|drei|vier|sechs|wenigen) (tagen|wochen|monaten) … (gelernt|erlernt|
      eingearbeitet|angeeignet)
    (kurzfristig|spontan) (übernommen|eingesprungen|vertreten)
    (übernahm|vertrat) kurzfristig
    (einsatz|eingesetzt|tätig|rotation) in (#|zwei|drei|vier|fünf|allen|mehreren) (abteilungen|stationen|
      filialen|ländern|bereichen|werken|standorten)
  `,
  dependability: `
    (termingerecht*|fristgerecht*|pünktlich|terminrecht) (abgegeben|geliefert|abgeschlossen|eingereicht|
      übergeben|erstellt|bezahlt)
    (termingerechte*|fristgerechte*|pünktliche*) (abgabe|lieferung|erstellung|übergabe|zahlung|abschluss)
    (alle|jeden|sämtliche) (termine?|fristen|frist) … (eingehalten|gehalten)
    (ohne|kein|keine|keinen) (einzige*|versäumte*|verspätete*) (fehltag|frist|lieferung|termin|schicht)
    (filiale|laden|geschäft|kasse|büro|werkstatt|küche) … (geöffnet|geschlossen|auf- und zugesperrt|
      abgeschlossen)
  `,
  detail: `
    (jede|jeden|jedes|alle|sämtliche|täglich) … (geprüft|kontrolliert|abgeglichen|verglichen|nachgerechnet|
      gezählt|gemessen|gewogen|dokumentiert|korrekturgelesen)
    (prüfte|kontrollierte|verglich|zählte|maß|wog|dokumentierte) (jede|jeden|jedes|alle|sämtliche)
    (prüfung|kontrolle|abgleich|abstimmung) (aller|jeder|jedes|sämtlicher|der eingehenden)
    (abgleich|abgeglichen|verglichen|abstimmung|geprüft) … (mit|gegen) (der|dem|den) (bestellung*|
      lieferschein*|vertrag|verträgen|buchhaltung|bank*|plan|plänen|vorgaben)
    (fehler|abweichungen|unstimmigkeiten) (gefunden|korrigiert|aufgedeckt|bereinigt)
  `,
  integrity: `
    (gemeldet|angezeigt|offengelegt) … (verstoß|verstöße|betrug|unregelmäßigkeit*|interessenkonflikt*|
      beinaheunfälle)
    (verstoß|verstöße|betrug|unregelmäßigkeiten|interessenkonflikte?|mängel) … (gemeldet|angezeigt|
      offengelegt)
    vertraulich (behandelt|geführt|bearbeitet)
    (kasse|bargeld|tageseinnahmen) … (gezählt|abgerechnet|geführt|eingezahlt)
    (kassenabrechnung|kassenführung|kassenabschluss)
  `,
  independence: `
    (allein|alleine|selbständig|selbstständig|eigenverantwortlich|eigenständig) … (geführt|geplant|gebaut|
      geschrieben|betreut|erstellt|organisiert|durchgeführt|repariert|gekocht|verantwortlich)
    (einzige|einziger|alleinige|alleiniger) (buchhalter*|entwickler*|ingenieur*|pflegekraft|köch*|koch|
      lehrer*|fahrer*|elektriker*)
  `,
  innovation: `
    (erfunden|patentiert)
    (entwicklung|entwurf|konzeption) (eines neuen|einer neuen|eines eigenen|einer eigenen|neuer|eigener)
    (neue|neues|neuen|eigene|eigenes|eigenen) (verfahren|methode|werkzeug|rezept|rezepte|system|vorrichtung|
      programm) … (entwickelt|entworfen|gebaut|erdacht)
    (automatisierung|automatisiert) (der|des|von|einer|eines)
    (automatisierte) (die|den|das|alle)
  `,
  analysis: `
    (analyse|auswertung|untersuchung|berechnung|modellierung) (der|des|von|aller)
    (analysierte|untersuchte|berechnete|wertete) (die|den|das|alle|daten)
    (ursache|ursachen|grund|fehlerquelle) (für|von|der|des) … (gefunden|ermittelt|festgestellt)
    (ursachenanalyse|fehleranalyse|kosten-nutzen-analyse)
  `,
  notDone: `
    nicht
    nie
    niemals
    kein(e|en|em|er)?
    (würde|möchte|will|wollen|könnte|sollte|möchten|wünsche|hoffe|plane) 
    (bereit|gerne)
    (mein|meine) (chef*|kolleg*|vorgesetzte*|frau|mann|bruder|schwester|freund*)
  `,
};
