import type { Language } from "../language";

export const studies: Language["studies"] = {
  computing: `
    (informatica|ICT|IT|software*|informatiekunde|computer*)
  `,
  engineering: `
    (*techniek|werktuigbouw*|elektrotechniek|mechatronica|ingenieur*|procestechnologie)
  `,
  building: `
    (bouwkunde|civiele techniek|architectuur|bouw*|timmer*|metsel*)
  `,
  business: `
    (bedrijfs*|economie|accountancy|boekhoud*|financ*|commerci*|marketing|management|bank*|personeel*|
      HRM|logistiek|MBA)
  `,
  law: `
    (recht*|jurid*)
  `,
  health: `
    (verpleeg*|geneeskunde|gezondheid*|farmacie|fysiotherap*|verzorg*|zorg|tandheel*|
      dierengeneeskunde)
  `,
  teaching: `
    (lera(ar|ren)*|onderwijs*|pedagog*|pabo|PABO)
  `,
  arts: `
    (kunst*|muziek*|theater*|dans|design|vormgeving|fotografie|film)
  `,
  media: `
    (journalistiek|communicatie*|media*|voorlichting)
  `,
  agriculture: `
    (landbouw*|tuinbouw*|agrarisch*|veeteelt|bosbouw|veehouderij)
  `,
  science: `
    (biologie|scheikunde|natuurkunde|wiskunde|statistiek|geologie)
  `,
  hospitality: `
    (kok|horeca*|hotel*|gastronomie|bakker*|toerisme|keuken*)
  `,
  fashion: `
    (mode*|textiel|kleding*|confectie)
  `,
  sport: `
    (sport*|bewegings*|fitness|ALO)
  `,
  aviation: `
    (luchtvaart*|vlieg*|piloot)
  `,
  vehicles: `
    (auto(techniek|motive)|voertuig*|carrosserie*)
  `,
  society: `
    (psychologie|sociologie|maatschappelijk werk|geschiedenis|filosofie|politicologie|taal*|theologie|
      geografie)
  `,
  noField: ``,
  orRelated: `
    (vergelijkbaar|verwant*|gelijkwaardig*|soortgelijk*)
  `,
  inField: "in",
  degreeWords: "",
};
