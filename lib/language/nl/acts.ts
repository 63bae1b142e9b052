import type { Language } from "../language";

export const acts: Language["acts"] = `
  Accounting: geboekt/boeken/verwerkt/ingevoerd facturen/grootboek/bankafschriften/memoriaal
  Payroll: lonen/salarissen/loonstroken berekend/uitbetaald/verwerkt/opgesteld
  Litigation: procedures/rechtszaken/zittingen gevoerd/rechtbank/gewonnen/cliënten
  Crop production: tarwe/gerst/aardappelen/bieten/groente* gezaaid/geoogst/geteeld/gepoot
  Livestock: koeien/varkens/schapen/kippen/kalveren gemolken/gevoerd/verzorgd/gefokt
  Vehicle repair: koppeling*/uitlaat*/banden/remmen/motoren vervangen/gerepareerd/verwisseld/nagekeken
  Cooking: gerechten/maaltijden/vlees/vis/soepen gekookt/bereid/gebakken/gegrild
  Kitchen management: keuken/brigade/koks geleid/aangestuurd/leiding
  Masonry: muren/bakstenen/gevels gemetseld/gevoegd/opgetrokken
  Electrical systems: kabels/stopcontacten/groepenkast* gelegd/getrokken/aangesloten/gemonteerd
  Plumbing: leidingen/kranen/toiletten/radiatoren gelegd/gemonteerd/aangesloten/ontstopt
  Recruiting: vacatures/kandidaten/sollicitanten vervuld/geworven/geselecteerd/gesproken
  Help desk: laptops/printers/wachtwoorden/storingen opgelost/gerepareerd/hersteld/ingesteld
  Teaching: wiskunde/nederlands/engels/leerlingen/klassen/klas lesgegeven/lessen/onderwezen/les
  Student assessment: toetsen/examens/proefwerken nagekeken/beoordeeld/opgesteld
  Wound care: verbanden/wonden/verband verwisseld/verzorgd/gereinigd/verschoond
  Medication administration: medicijnen/tabletten/insuline/injecties toegediend/uitgedeeld/gegeven/gespoten
  Personal care: bewoners/cliënten/ouderen gewassen/aangekleed/geholpen/gedoucht
  Customer service: klanten/bezoekers/bellers geholpen/beantwoord/geadviseerd vragen/telefoon/balie/winkel/mail
  Complaint handling: klachten afgehandeld/opgelost/klanten/behandeld
  Field sales: boeren/winkels/klanten/artsen bezocht/langsgegaan orders/verkocht/regio/bestellingen
  Sales: omzet/contracten/verkocht/target* verhoogd/gesloten/behaald/klanten/machines
  Leadership: team/afdeling/ploeg geleid/aangestuurd/leiding #/medewerkers/mensen/van
  Project management: project*/verhuizing/invoering geleid/gecoördineerd/opgeleverd budget/planning/tijd/team
  Warehousing: pallets/vrachtwagens/goederen geladen/gelost/opgeslagen/gestapeld
  Housekeeping: kamers/kantoren/vloeren schoongemaakt/gedweild/gepoetst
`;
