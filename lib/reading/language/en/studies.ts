/** How a language names fields of study, by broad field. A degree in one does not count for another. */
export const studies = {
  computing: `
    (comput*|information (technology|systems?|science)|informatic*|software|cyber*|
      data (science|analytics|engineering)|artificial intelligence|mis|mca|bca|network*|programming|
      machine learning)
  `,
  engineering: `
    (engineering|mechanical|electrical|electronic*|mechatronic*|industrial|chemical engineering|
      automation|robotic*|manufacturing|materials|b.?tech|m.?tech)
  `,
  building: `
    (civil engineering|construction|architect*|building|structural|surveying|quantity surveying|
      carpentry|urban planning|hvac)
  `,
  business: `
    (business*|accounting|accountancy|finance|financial|economic*|management|marketing|commerce|mba|
      emba|bba|b.?com|banking|human resources|administration|entrepreneurship|logistic*|supply chain|
      sales|actuarial|audit*|taxation)
  `,
  law: `
    (law|laws|legal|jurisprudence|juris doctor|jd|llb|llm|ll.b|ll.m|paralegal)
  `,
  health: `
    (nurs*|medic*|health*|pharmac*|physiotherap*|physical therapy|occupational therapy|dent*|
      radiograph*|midwif*|bsn|msn|public health|dietetic*|paramedic*|clinical|veterinar*|optometry)
  `,
  teaching: `
    (education|teaching|pedagog*|b.?ed|m.?ed|pgce|early childhood|curriculum)
  `,
  arts: `
    (fine arts?|visual arts?|performing arts?|art history|art|music*|theat(re|er)|drama|dance|
      painting|sculpture|photography|bfa|mfa|graphic design|design|illustration|creative writing|film|
      animation)
  `,
  media: `
    (journalis*|communication*|media|public relations|advertising|broadcast*|publishing|digital media)
  `,
  agriculture: `
    (agricultur*|agronom*|horticultur*|animal science|crop*|forest*|soil science|farm*|viticultur*|
      florist*|agribusiness|food science)
  `,
  science: `
    (biolog*|chemis*|physic*|mathematic*|statistic*|geolog*|biochem*|biotech*|astronom*|
      environmental science|genetic*|zoolog*|botan*)
  `,
  hospitality: `
    (culinary|hospitality|hotel*|catering|gastronom*|cook*|cuisine|pastry|baking|tourism|restaurant|
      food and beverage|cordon bleu)
  `,
  fashion: `
    (fashion|apparel|textile*|garment*|clothing|tailoring|costume|pattern making)
  `,
  sport: `
    (sports?|exercise|kinesiolog*|fitness|physical education|athletic*|coaching|recreation)
  `,
  aviation: `
    (aviation|aeronautic*|aerospace|avionics|flight|aircraft|airframe|air traffic|pilot)
  `,
  vehicles: `
    (automotive|automobile*|vehicle*|auto (body|repair|mechanics?)|motor vehicle|diesel)
  `,
  society: `
    (psycholog*|sociolog*|social work|social sciences?|histor*|philosoph*|politic*|
      international relations|linguistic*|english|literature|languages?|theolog*|anthropolog*|
      criminolog*|geograph*|classics|criminal justice|counsel(l)?ing)
  `,
  /** Titles of degrees that name no field: "of Science". */
  noField: `
    ((bachelor|master|associate|doctor)(s|'s)? of (applied )?(science|arts|philosophy)|
      (bachelor|master)(s|'s)? (of|in) (science|arts)|b.?a.? of (science|arts))
  `,
  /** Phrases that accept a related field. */
  orRelated: `(related|similar|relevant|comparable|equivalent|allied|adjacent)`,
  /** Phrases before a field: "degree in". */
  inField: "in\nof",
  /** Words for degrees and schools, which name no field. */
  degreeWords: "degree bachelor bachelors master masters diploma licence university doctorate",
};
