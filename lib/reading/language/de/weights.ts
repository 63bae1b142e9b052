import type { Language } from "../language";

export const weights: Language["weights"] = {
  empty: `
    der die das den dem des ein eine einer eines einem einen und oder von zu zum zur im am an auf mit bei aus als
    ist sind war waren sein wird werden wir sie ihr ihre ihren unser unsere unseren es ich mich du dich dein deine
    dass nicht auch sowie für über unter nach vor durch ohne um bis sich haben hat kann können sehr gerne mind
  `,
  weak: `
    Erfahrung erfahren Kenntnis Kenntnisse Fähigkeit Fähigkeiten mehrjährig mehrjährige gut gute sehr fundiert
    fundierte abgeschlossen abgeschlossene Aufgabe Aufgaben Bereich Umgang idealerweise wünschenswert Vorteil
    Person Profil Berufserfahrung Jahr Jahre Jahren sicher sichere Tätigkeit Mitarbeiter Anforderung
  `,
  introducing: `
    Kenntnisse Erfahrung Fähigkeiten gute sehr Jahre
  `,
  frequent: `
    Entwicklung Verwaltung Kunden Produkt Projekt Daten Betrieb Planung
  `,
  agents: `erin innen ern`,
  relations: {
    away: `zu zum zur von vom aus bei beim nach neben waehrend während vor gegen ab`,
    into: `in im ins an am ans auf mit für fuer durch über ueber`,
    of: `der des`,
    as: `als`,
    articles: `ein eine einen einem einer der die das den dem`,
    doing: `
      verantwortlich zuständig tätig leitete leiten führte führen leistete machte erledigte übernahm betreute
      verantwortete besorgte
    `,
    held: `bin war ist wurde gewesen`,
    joins: ``,
    begins: `
      begann begonnen wechselte gewechselt kam startete gestartet fing trat wurde übernahm ging stieg
      eingestiegen
    `,
    leaves: `verließ blieb endete geblieben`,
    thereafter: `seitdem seither`,
    seeks: `bewerbe bewerben bewerbung suche möchte würde`,
    same: `dort gleichen selben`,
  },
};
