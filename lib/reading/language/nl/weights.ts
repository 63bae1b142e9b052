import type { Language } from "../language";

export const weights: Language["weights"] = {
  empty: `
    de het een en of van voor naar op in aan bij met uit over onder tussen tot te als dan dat die dit deze
    is zijn was wordt heeft hebben had kan kunnen zal zullen moet moeten ik je jij u uw jouw we
    wij ons onze hij zij ze hun haar niet ook wel nog maar al alle andere zoals binnen buiten per tijdens via zowel
    eigen zelf waar wat wie welke
  `,
  weak: `
    ervaring werkervaring ervaren kennis vaardigheid vaardigheden bekwaam minimaal minstens jaar jaren goed goede
    uitstekend uitstekende sterk sterke aantoonbare aantoonbaar relevante relevant vereist gewenst vereiste
    functie functies baan werk werken werkzaamheden taken taak verantwoordelijk verantwoordelijkheid bedrijf
    organisatie profiel niveau beheersing affiniteit bereid bereidheid persoon gebied zoeken vragen bieden
    afgeronde diploma opleiding verschillende diverse
  `,
  introducing: `
    ervaring werkervaring kennis vaardigheden goede sterke uitstekende aantoonbare jaar jaren minimaal minstens
    beheersing
  `,
  frequent: `
    ontwikkeling beheer klanten product producten project projecten gegevens bedrijfsvoering planning team
  `,
  agents: `aar aars`,
  relations: {
    away: `naar tot uit van bij naast tijdens voor na tegen vanuit aan`,
    into: `in op met door over binnen`,
    of: ``,
    as: `als`,
    articles: `een de het`,
    doing: `leidde runde voerde verzorgde deed verrichtte beheerde`,
    held: `ben was is geweest werd`,
    joins: ``,
    begins: `begon begonnen stapte overgestapt ging kwam startte gestart werd trad`,
    leaves: `verliet bleef stopte gebleven`,
    thereafter: `sindsdien`,
    seeks: `solliciteer solliciteren zoek wil`,
    same: `dezelfde hetzelfde daar`,
  },
};
