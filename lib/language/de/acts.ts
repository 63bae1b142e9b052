import type { Language } from "../language";

export const acts: Language["acts"] = `
  // Buchhaltung und Finanzen
  Accounting: kontier*/buch*/verbuch*/gebucht/erfass* *rechnung/*rechnungen/rechnung*/beleg*/*belege/geschäftsvorf*/
    *konten/*abschluss/*abschlüsse, kontiert gebucht, buchführung klein*/mandant*/betrieb*/verein*
  Accounts payable: eingangsrechnung* gebucht/geprüft/prüf*/kontier*/buch*/bezahl*/zahl*/freigegeben,
    lieferantenrechnung*/kreditorenrechnung*
  Accounts receivable: ausgangsrechnung*/kundenzahlung*/zahlungseing*/debitoren* gebucht/buch*/verbucht/überwach*/
    abgestimmt/zugeordnet/erfasst
  Bank reconciliation: kontoausz*/bankkonten/bankkonto/bankauszüg*/bankauszug* abgestimmt/abgeglichen/abgleich*/
    abstimm*/verglichen/differenzen/gebucht
  Payroll: löhne/lohn/gehälter/gehalt/gehaltsab*/lohnab*/lohnzettel berechnet/abgerechnet/ausgezahlt/erstellt/
    berechn*/abrechn*/mitarbeit*/beschäftigt*
  Month-end close: monatsabschl*/quartalsabschl*/jahresabschl*/rückstellungen/abgrenzungen
    erstellt/erstell*/gebucht/vorbereitet/buch*/vorbereit*
  Taxation: steuererklär*/umsatzsteuer*/voranmeld*/steuerbescheid* erstellt/abgegeben/erstell*/übermittelt/geprüft/
    mandant*/eingereicht
  Debt collection: offene/überfällige/säumige/rückstand*/außenstände posten/kunden/schuldner/forderung*/rechnungen/
    raten* gemahnt/mahn*/angerufen/eingetrieben/vereinbart/eingezogen/beigetrieben
  Invoicing: rechnungen geschrieben/gestellt/erstellt/verschickt/versandt kund*/mandant*/monat*
  Management accounting: abweichung*/plan/soll/budget/ist/kennzahl* analysiert/kommentiert/vergleich*/verglichen/
    berichtet/erläutert, soll ist vergleich*/analysiert/abweichung*
  Budgeting: budget*/haushaltsplan/kostenplan* geplant/überwacht/aufgestellt/verantwortet/eingehalten/erstellt/
    verantwort*
  Auditing: bücher/belege/konten/abschlüsse/stichproben geprüft/prüf*/gezogen mandant*/kund*/unternehmen/firmen/vor
  Financial analysis: bilanzen/kennzahlen/margen/rentabilität/umsätze analysiert/ausgewertet/beurteilt/bewertet/
    verglichen
  Financial reporting: bilanz*/guv/gewinn*/quartalsbericht* erstellt/aufgestellt/aufbereitet/erstell*
  Credit analysis: bonität/kreditanträge/kreditantrag/kreditwürdigkeit/bilanzen/kreditnehmer*
    geprüft/beurteilt/prüf*/bewertet/entschieden
  Lending: darlehen/kredite/baufinanzierung*/hypothek* vergeben/beraten/bearbeitet/gewährt/erklärt/abgeschlossen/
    vermittelt/verkauft
  Investment advice: fonds/wertpapier*/anleihen/aktien/anlage* empfohlen/beraten/empfehl*/anleger*/sparer*/
    privatkund*
  Retail banking: schalter/filiale/girokont*/sparkonten kunden/sparer*/konten/eröffnet/beraten/erklärt/bedient
  Cash handling: kasse/tageseinnahmen/bargeld gezählt/abgerechnet/geführt/zähl*/abgeschlossen/kassiert/gemacht,
    kassiert kund*/gäst*/bar
  // Recht
  Litigation: klage*/prozess*/verfahren/rechtsstreit*/streitsach* geführt/eingereicht/gericht*/vertreten/gewonnen/
    verhandelt
  Court representation: gericht*/verhandlung*/landgericht/amtsgericht vertreten/aufgetreten/plädiert/verteidigt/
    termin*
  Family law: scheidung*/unterhalt*/sorgerecht* mandant*/vertreten/beraten/verfahren/vereinbar*/geregelt/verhandelt
  Employment law: kündigung*/abmahnung*/kündigungsschutz* mandant*/arbeitnehm*/arbeitgeb*/vertreten/beraten/klage*
  Criminal law: angeklagt*/beschuldigt*/straftat*/strafverfahren verteidigt/vertreten/verteidig*/anklage
  Legal drafting: verträge/schriftsätze/klageschrift*/mietverträge/gutachten/satzungen/testamente
    entworfen/verfasst/aufgesetzt/formuliert/geschrieben
  Legal advice: mandant*/firmen/mieter*/unternehmen/bürger* rechtlich*/rechtsfragen/mietrecht*/haftung/rechte
    beraten/auskunft/beratung
  Negotiation: ausgehandelt/verhandelt/aushandeln/verhandeln/herausgehandelt/feilsch* preis*/verträge/konditionen/
    rabatt*/lieferant*/mieten/laufzeit*/kund*/bedingung*/vergleich*/tarif*
  // Landwirtschaft
  Crop production: gesät/ausgesät/angebaut/bestellt/geerntet/gepflügt/gepflanzt weizen/gerste/mais/kartoffel*/raps/
    gemüse/getreide/felder/hektar/acker/rüben/zuckerrüben/äcker/salat*
  Livestock: kühe/rinder/schweine/schafe/ziegen/hühner/kälber/vieh/tiere/pferde gemolken/gefüttert/versorgt/
    gezüchtet/gehalten/geimpft/melken/füttern/aufgezogen/betreut
  Farm machinery: traktor*/schlepper/mähdrescher/häcksler/pflug gefahren/fahren/bedient/gewartet/gesteuert
  Irrigation: bewässer*/beregnung*/tropf*/schläuche verlegt/gesteuert/installiert/eingestellt/felder/gewächshaus/
    beete
  Horticulture: bäume/hecken/rasen/beete/sträucher/gärten/rosen/stauden geschnitten/gepflanzt/gemäht/angelegt/
    gepflegt/gejätet
  Viticulture: reben/weinberg*/trauben/weinstöcke geschnitten/gelesen/gepflegt/gekeltert/geerntet/gebunden
  Pest control: schädling*/blattläuse/mehltau/pilzbefall/unkraut/ratten bekämpft/gespritzt/kontrolliert/behandelt/
    gespritzt
  // Kunst und Medien
  Exhibitions: werke/bilder/gemälde/skulpturen/schau/ausstellung* gehängt/kuratiert/aufgebaut/gezeigt/führungen/
    präsentiert/eröffn*
  Video production: film*/video*/clips/beiträge gedreht/geschnitten/vertont/produziert/gefilmt
  Photography: fotografiert/aufgenommen/retuschiert/geshootet porträt*/produkte/hochzeit*/bilder/veranstalt*/
    modestrecken
  Social media: instagram/facebook/tiktok/linkedin/follower*/kanäle beiträge/posts/betreut/gepflegt/gesteigert/
    gepostet/veröffentlicht/bespielt/auf
  Search engine optimization: google/suchmaschine*/keywords/ranking* platz/position/seite/treffer/gebracht/
    verbessert/oben/optimiert/sichtbar*
  Copywriting: slogans/überschriften/werbetexte/anzeigentexte/produkttexte/texte geschrieben/getextet/verfasst/
    entwickelt/formuliert
  Journalism: artikel/reportagen/berichte/interviews/beiträge zeitung*/lokal*/redaktion/magazin*/tagesz*
    geschrieben/verfasst/recherchiert/geführt
  Email marketing: newsletter/mailing*/rundmail* verschickt/geschrieben/versandt/abonnent*/empfänger*
  Press releases: pressemitteilung*/pressetexte/medienmitteilung*
  Media relations: journalist*/redaktion*/presseanfrag*/medienanfrag* beantwortet/kontakt*/betreut/eingeladen/
    gewonnen/angesprochen/fragen
  Event planning: tagung*/messestände/konferenz*/feste/galas/empfänge/messen/kongress*/veranstalt*/seminare/feier*/
    hochzeit* organisiert/geplant/ausgerichtet/vorbereitet/durchgeführt
  Public relations: pressemitteilung*/medien/presse/berichte/öffentlich* platziert/verfasst/betreut/ansprech*/
    auftritt*/sprecher*
  Internal communications: mitarbeiterzeit*/intranet*/rundschreiben/hauszeitung geschrieben/redaktion*/gepflegt/
    herausgegeben/verfasst/betreut
  Fundraising: spenden/fördermittel/sponsoren/zuschüsse/stiftungen eingeworben/gesammelt/gewonnen/beantragt/
    akquiriert
  Music: geige/klavier/gitarre/orchester/chor/cello/flöte gespielt/gesungen/dirigiert/konzert*/auftritt*/aufgetreten
  // Fahrzeuge
  Vehicle repair: kupplung*/auspuff*/stoßdämpfer/reifen/ölwechsel/getriebe/bremsen/pkw/autos/motor*
    gewechselt/repariert/ausgetauscht/gewartet/instandgesetzt/getauscht/eingebaut
  Brake repair: bremsbeläge/bremsscheiben/beläge/scheiben/bremssättel/bremsen gewechselt/erneuert/ausgetauscht/
    getauscht/entlüftet
  Engine repair: motor*/zylinderkopf*/zahnriemen/kolben/getriebe/turbolader überholt/gewechselt/repariert/zerlegt/
    instandgesetzt/getauscht/ausgetauscht
  Vehicle diagnostics: fehlercode*/fehlerspeicher/steuergerät*/sensor* ausgelesen/gefunden/ausgewertet/geprüft/
    diagnos*
  Auto body repair: dellen/kotflügel/türen/stoßstange*/unfallschäden ausgebeult/lackiert/gespachtelt/ausgebessert/
    gerichtet
  Car sales: autos/wagen/neuwagen/gebrauchtwagen/fahrzeuge verkauft/verkauf*/probefahrt*
  // Luftfahrt
  Aircraft maintenance: triebwerk*/flugzeug*/airbus/boeing/fahrwerk*/hubschrauber gewartet/repariert/geprüft/
    inspiziert/getauscht/instand*
  Cabin crew: passagier*/fluggäst* betreut/bedient/serviert/sicherheit*/bordservice/mahlzeiten/flüge*/flügen
  Ground handling: gepäck/flugzeuge/fracht beladen/entladen/verladen/eingewiesen/abgefertigt/enteist
  // Küche
  Cooking: gekocht/gebraten/zubereitet/gegrillt/zubereit*/kochte gericht*/speisen/mahlzeiten/fleisch/fisch/soßen/
    suppen/menü*/mittagessen/essen/gäste/portionen
  Kitchen management: küche*/brigade/köche/köchen/köchinnen/posten geleitet/geführt/vorgestanden/leitete/
    dienstplän*/eingeteilt/verantwort*
  Menu planning: speisekarte*/speiseplan/speisepläne/menüs/menü/gerichte/wochenkarte
    geschrieben/geplant/zusammengestellt/entwickelt/erstellt/ausgedacht
  Food preparation: gemüse/salat*/zutaten/fisch/fleisch/obst geschnitten/geputzt/vorbereitet/geschält/filetiert/
    gewaschen
  Baking and pastry: torten/kuchen/brot*/brötchen/gebäck/teig*/desserts/plätzchen gebacken/hergestellt/geknetet/
    verziert/gemacht/geformt
  Food safety: kühltemperatur*/temperaturen/allergene/hygiene*/kühlschrank*/mindesthalt* protokolliert/kontrolliert/
    dokumentiert/eingehalten/geprüft/überwacht
  Food and beverage service: gäste/tische/speisen/getränke/bestellungen/wein serviert/bedient/aufgenommen/
    ausgeschenkt/gekellnert/bewirtet/kassiert
  // Bau
  Masonry: ziegel*/mauern/wände/steine/kalksandstein*/fassade* gemauert/verfugt/gesetzt/hochgezogen/verklinkert
  Concrete work: schalung*/bewehrung*/beton*/fundament*/decken/estrich gegossen/gesetzt/geflochten/betoniert/
    verlegt/eingeschalt/gebaut
  Roofing: dach/dächer/ziegel/schiefer/dachrinnen gedeckt/eingedeckt/abgedichtet/montiert/saniert/erneuert
  Carpentry: türen/fenster/treppen/möbel/dachstuhl/dachstühle/holz*/schränke/parkett gebaut/eingebaut/gezimmert/
    montiert/gefertigt/gehobelt
  Electrical systems: kabel/leitungen/steckdosen/verteiler*/lampen/schaltschränke/sicherungen
    verlegt/gezogen/montiert/angeschlossen/gesetzt/verdrahtet/installiert
  Plumbing: rohre/leitungen/heizung*/waschbecken/bäder/toiletten/armaturen/heizkörper verlegt/montiert/installiert/
    angeschlossen/abgedichtet/eingebaut
  Painting and decorating: wände/decken/fassaden/räume/wohnungen/fenster gestrichen/tapeziert/lackiert/verputzt/
    gespachtelt
  Tiling and flooring: fliesen/parkett/laminat/böden/teppich* verlegt/gelegt/verfugt/geschliffen
  Construction site management: baustelle*/gewerke/subunternehm*/bauablauf/nachunternehm*
    geleitet/koordiniert/überwacht/geführt/gesteuert/abgenommen
  Welding: stahl*/rohre/rahmen/bleche/nähte geschweißt/schweiß*
  Health and safety: unterweis*/arbeitsschutz*/sicherheit*/unfälle/gefährdung* mitarbeit*/baustelle/durchgeführt/
    geprüft/untersucht/beurteilt
  // Personal
  Recruiting: stellen/vakanzen/positionen/bewerber*/kandidat*/lebensläufe/stellenanzeigen
    besetzt/ausgeschrieben/ausgewählt/gesichtet/angesprochen/geschaltet/eingestellt/interviewt/vorausgewählt
  Onboarding: neue/neuen/neuer mitarbeit*/kolleg*/beschäftigte eingearbeitet/empfangen/begrüßt/eingeführt/
    vorgestellt/tag/tage
  Personnel administration: arbeitsverträge/zeugnisse/personalakten/urlaubskonten/krankmeldungen/bescheinigungen
    ausgestellt/erstellt/geführt/gepflegt/angelegt/verwaltet
  Job interviews: bewerber*/kandidat* gespräche/interview*/getroffen/befragt/eingeladen/kennengelernt
  Personnel development: seminare/schulungen/weiterbild*/trainings/fortbild*/nachwuchsführ*
    organisiert/konzipiert/geplant/aufgebaut/entwickelt
  // Informatik
  Help desk: laptops/drucker/passwörter/anwender*/rechner/benutzer*/tickets/störungen/computer
    gelöst/behoben/zurückgesetzt/eingerichtet/bearbeitet/unterstützt/repariert/geholfen
  System administration: server*/linux*/windows*/domäne*/vms installiert/gepatcht/administriert/gewartet/
    aktualisiert/eingerichtet/betrieben/betreut
  Networking: switches/router/vlan*/firewall*/wlan/netz*/cisco konfiguriert/eingerichtet/verkabelt/aufgebaut/
    betreut/installiert
  Software engineering: anwendung*/software/programme/funktionen/module/schnittstellen
    entwickelt/programmiert/geschrieben/implementiert/umgesetzt
  Software testing: testfälle/tests/fehler/regressionstests/bugs geschrieben/ausgeführt/gemeldet/gefunden/erfasst/
    durchgeführt/dokumentiert
  Database administration: datenbank*/oracle/postgres*/indizes/sicherungen betrieben/optimiert/wiederhergestellt/
    migriert/eingerichtet/getunt
  Cloud computing: aws/azure/gcp/lambda umgezogen/migriert/betrieben/verlagert/aufgebaut/bereitgestellt
  Data analysis: daten/umfrag*/zahlen/datensätze ausgewertet/analysiert/bereinigt/untersucht
  // Schule und Kinder
  Teaching: mathe*/physik/deutsch/englisch/biologie/chemie/geschichte/klassen/klasse/schüler*/erdkunde/kinder/
    jugendliche/kurse unterrichtet/gegeben/gelehrt/unterrichte*/stunden/beigebracht
  Lesson planning: stunden/unterricht*/arbeitsblätter/unterrichtseinheit*/lernmaterial*
    vorbereitet/geplant/entworfen/erstellt/ausgearbeitet
  Student assessment: klausuren/arbeiten/tests/prüfungen/hefte/zeugnisse/hausaufgaben korrigiert/benotet/bewertet/
    gestellt/geschrieben schüler*/klasse*/noten/kurs*/abitur*/halbjahr*
  Work with parents: eltern*/mütter*/väter*/erziehungsbe* gespräch*/gesprochen/beraten/informiert/elternabend*/
    fortschritt*
  Special education: autis*/förder*/lernschwäch*/behinder*/legasthen*/inklusi* kinder*/schüler*/jugendliche*/
    unterrichtet/gefördert/begleitet/betreut
  Early childhood education: kita/kindergarten/krippe/kleinkind* gruppe/kinder*/betreut/gespielt/gefördert/geleitet/
    gesungen
  Classroom management: ruhe/regeln/disziplin/ordnung klasse*/schüler*/unterricht/kinder*
  // Sport
  Personal training: kunden/kundinnen/mitglieder/sportler*/klient* einzeln/individuell*/persönlich*/einzel*
    trainiert/betreut/training/übungen/begleitet
  Group fitness: kurse/gruppen/stunden spinning/aerobic/zumba/pilates/yoga/rücken*/step/hiit
    geleitet/gegeben/unterrichtet/gehalten/angeleitet
  Nutrition: ernährungs*/mahlzeiten/speisepläne mitglieder/kunden/patient*/abnehm*/sportler*
    erstellt/beraten/geschrieben/zusammengestellt
  Exercise programming: trainingspl*/übungspl*/übungsprogramm* geschrieben/erstellt/angepasst/entwickelt/
    ausgearbeitet
  First aid: verletzte*/verstauch*/wunden/reanim*/wiederbeleb* versorgt/verbunden/geleistet/behandelt/unfall*/
    durchgeführt
  // Pflege und Gesundheit
  Wound care: verbände/verband/wunden/dekubitus/nähte/druckgeschwüre/wunde gewechselt/versorgt/gereinigt/
    kontrolliert/angelegt/gespült/behandelt/erneuert
  Medication administration: tabletten/medikamente/insulin/spritzen/injektion*/arzneimittel/infusionen
    gegeben/verabreicht/ausgeteilt/gestellt/gespritzt/gerichtet/verteilt
  Vital signs: blutdruck/puls/temperatur/fieber/atemfrequenz/sauerstoff* gemessen/kontrolliert/überwacht/messen/
    protokolliert/dokumentiert
  Personal care: bewohner*/patient*/senior*/pflegebedürft*/menschen gewaschen/gebadet/angezogen/gelagert/essen/
    körperpflege/waschen/angekleidet/geduscht
  Patient care: patient* station/betreut/versorgt/gepflegt/begleitet/überwacht/betten/nachtdienst/operation*
  Elderly care: senior*/demenz*/alte/alten/ältere/hochbetagt* bewohner*/menschen/betreut/gepflegt/versorgt/
    begleitet/gewaschen/heim
  Blood collection: blut abgenommen/entnommen/abnehmen/proben
  Patient education: patient*/diabetik*/angehörige* erklärt/angeleitet/geschult/gezeigt/unterwiesen/beraten
    spritz*/insulin/ernähr*/zucker/zuhause/umgang/krankheit/pflege
  Care planning: pflegeplan*/pflegepläne/pflegedoku*/maßnahmenplan* geschrieben/erstellt/aktualisiert/geführt/
    evaluiert
  // Büro, Kunden, Verkauf
  Call center: anrufe/anrufen/telefonate schicht/täglich/tag/stunde/hotline/pro angenommen/beantwortet/geführt/
    entgegengenommen
  Complaint handling: reklamation*/beschwerde*/verärgert*/unzufrieden*/gutschrift* bearbeitet/gelöst/beruhigt/
    bearbeit*/gutgeschrieben/geklärt/kund*/gäste
  Customer service: kund*/gäste/anrufer*/besucher* beraten/bedient/geholfen/fragen/beantwortet/erklärt/unterstützt
    telefon*/schalter/theke/laden/geschäft/fragen/bestellung*/mail*/produkt*/chat/auswahl/konten/anliegen
  Account management: kund*/sparer*/familien/bestandskund* betreut/beraten/gepflegt/erklärt/verlänger*
    konten/verträge/darlehen/bestehend*/stamm*/langjähr*/portfolio/schalter
  Data entry: daten/formulare/bestellungen/belege/adressen/rechnungen eingegeben/erfasst/eingetippt/abgetippt/
    übertragen
  Clerical work: briefe/akten/post/unterlagen/protokolle/korrespondenz geschrieben/abgelegt/sortiert/kopiert/
    verteilt/geführt/bearbeitet
  Calendar management: termine/reisen/flüge/sitzungen/besprechungen gebucht/vereinbart/koordiniert/geplant/
    organisiert
  Scheduling: dienstpl*/schichtpl*/urlaubspl*/einsatzpl* geschrieben/erstellt/geplant/gemacht
  Field sales: händler*/kund*/ärzte/landwirt*/apothek*/märkte/betriebe besucht/besuche/besuchte/bereist/gefahren
    aufträge/verkauft/bundesländ*/gebiet/region/bestellungen/abschlüsse/vor
  Sales: verkauft/abgeschlossen/umsatz/umsatzziel*/abschlüsse/verkaufte gesteigert/übertroffen/verträge/million*/
    versicherung*/maschinen/prozent/produkte/kunden/erreicht/aufträge
  Customer acquisition: neukund*/neue/kunden/firmen gewonnen/geworben/akquiriert/überzeugt
    kunden/firmen/unternehmen/auftraggeb*/neu/mandanten/neue
  Lead generation: kaltanruf*/firmen/unternehmen/interessent* angerufen/termine/recherchiert/angeschrieben/
    vereinbart telefon*/vertrieb/termine/täglich/tag/kalt
  Quotations and tenders: angebote/ausschreibungen/kostenvoranschl* erstellt/geschrieben/kalkuliert/abgegeben/
    gewonnen/bearbeitet
  Retail: kassiert/kasse/regale/laden/filiale/verkauf*/ware* eingeräumt/aufgefüllt/kunden/kundinnen/bedient/beraten/
    laden
  Partnerships: partner/vertriebspartner/wiederverkäufer/händler/kooperation* gewonnen/aufgebaut/vereinbart/
    geschlossen/gefunden
  // Beratung, Führung
  Project management: projekt*/einführung/umzug/rollout/umbau/migration geleitet/gesteuert/koordiniert/termin*/
    budget/meilenstein*/umgesetzt/verantwortet/abgeschlossen team/budget/termin*/monat*/zeit*/mitarbeit*/million*/
    frist*/meilenstein*
  Process improvement: durchlaufzeit*/abläufe/prozesse/ausschuss/rüstzeit*/wartezeit*/kosten
    verkürzt/halbiert/gesenkt/verbessert/vereinfacht/reduziert/gestrafft/optimiert
  Process analysis: abläufe/prozesse/arbeitsschritte/schwachstellen/engpässe aufgenommen/analysiert/modelliert/
    dokumentiert/gefunden/abgebildet
  Requirements gathering: anwender*/fachbereich*/nutzer*/anforderung*/wünsche befragt/aufgenommen/beschrieben/
    erfasst/erhoben/gesammelt/interviewt
  Change management: mitarbeit*/belegschaft/teams umstellung/veränderung*/fusion/umstruktur*/einführung
    begleitet/vorbereitet/überzeugt/geschult/informiert/mitgenommen
  Leadership: team/abteilung/gruppe/schicht/mannschaft/brigade/mitarbeitern/mitarbeitende*
    geleitet/geführt/leitete/führte/verantwortet/vorgestanden/verantwortlich #/personen/mitarbeit*/leuten/köpfen/
    köchen/pflege*/entwickl*/von
  Mentoring: auszubildende*/lehrling*/praktikant*/azubis/werkstudent* angeleitet/betreut/ausgebildet/begleitet/
    geprüft
  Training others: kolleg*/mitarbeit*/anwender*/nutzer* geschult/trainiert/unterwiesen/schulung*/eingewiesen/
    ausgebildet
  // Gestaltung und Mode
  Graphic design: plakate/broschüren/logos/flyer/anzeigen/kataloge/titelseiten/verpackungen
    gestaltet/entworfen/gezeichnet/gesetzt/layoutet/entwickelt
  User research: nutzer*/anwender*/testpersonen/proband* beobachtet/befragt/interviewt/getestet/begleitet
  Interior design: möbel/räume/wohnungen/büros/hotels/farben/beleuchtung eingerichtet/ausgewählt/gestaltet/geplant/
    entworfen
  Packaging design: schachteln/etiketten/verpackungen/tüten/flaschen gestaltet/entworfen/gezeichnet
  Sewing: hosen/kleider/knöpfe/säume/vorhänge/hemden/reißverschl*/stoffe/jacken genäht/gekürzt/geändert/angenäht/
    gesäumt/gestickt/umgenäht
  Fashion design: kollektion*/kleider/mode/entwürfe entworfen/gezeichnet/skizziert/gestaltet
    saison/stoff*/damen/herren/jahr/kinder
  Merchandising: schaufenster/auslagen/warenträger/verkaufsfläch* dekoriert/gestaltet/bestückt/aufgebaut
  // Technik und Produktion
  Mechanical engineering: getriebe/gehäuse/maschinen/vorrichtungen/bauteile/wellen/baugruppen
    konstruiert/entworfen/berechnet/ausgelegt/gezeichnet/modelliert
  Commissioning: anlagen/maschinen/linien/turbinen/anlage angefahren/eingestellt/hochgefahren/abgenommen/übergeben/
    gestartet
  Equipment maintenance: lager/riemen/pumpen/motoren/maschinen/anlagen/förderb*/filter
    geschmiert/gewartet/gewechselt/repariert/ausgetauscht/instandgehalten/überholt
  Quality control: teile/bauteile/proben/ware/maße/produkte gemessen/geprüft/kontrolliert/aussortiert/vermessen
    toleranz*/mess*/fehler*/ausschuss/zeichnung*/lehren/serie*/freigegeben
  Machining: gedreht/gefräst/gebohrt/geschliffen/programmiert cnc/drehmaschine*/fräs*/werkstück*/drehteile/stahl/
    wellen
  Programmable logic controller: s7/siemens/steuerung*/tia/beckhoff programmiert/geschrieben/angepasst/code
  Manufacturing: montiert/zusammengebaut/gefertigt/produziert/verpackt band/linie/schicht/teile/baugruppen/geräte/
    motoren/produktion
  Troubleshooting: fehler/störungen/ausfälle/defekte gefunden/gesucht/behoben/eingegrenzt/lokalisiert/analysiert
    anlage*/maschine*/netz*/ursache*/schnell/linie*/system*
  // Lager und Fahren
  Warehousing: paletten/ware/lkw/container/pakete/regale beladen/entladen/eingelagert/gestapelt/eingeräumt/
    ausgelagert/verladen
  Order picking: bestellungen/aufträge/artikel/pakete gepackt/kommissioniert/zusammengestellt/gepickt/versandfertig
  Delivery driving: pakete/briefe/waren/essen/zeitungen ausgefahren/zugestellt/ausgeliefert/ausgetragen/geliefert
  Truck driver: lkw/lastwagen/sattelzug/tanklaster gefahren/fuhr/gelenkt/touren/fernverkehr
  Procurement: material/rohstoffe/teile/ware* eingekauft/bestellt/beschafft/verhandelt lieferant*/angebote/preise/
    lager/verträge
  Inventory management: bestände/lagerbestand*/ware/bestand gezählt/überwacht/erfasst/nachbestellt/geprüft/gepflegt
  Housekeeping: zimmer/büros/böden/bäder/treppen*/toiletten/betten geputzt/gereinigt/gewischt/gesaugt/gemacht/
    bezogen
  Hotel reception: gäste empfangen/eingecheckt/begrüßt/ausgecheckt/check-in rezeption/hotel/zimmer/schlüssel/empfang
  Security services: gebäude/eingänge/gelände/objekte/besucher bewacht/kontrolliert/überwacht/rundgänge/nachts/
    streife
`;
