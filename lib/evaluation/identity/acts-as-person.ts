/** What people do and things do not, folded, in the five languages: after a word it tells that the word names somebody. */
const human =
  "led|managed|joined|worked|mentored|coached|taught|studied|graduated|wrote|supervised|trained|hired|negotiated|lived|moved (?:on|to)|earned|volunteered|organi[sz]ed|coordinated|founded|co-?founded|oversaw|headed|specialised|specialized|relocated|speaks|enjoys|mentors|coaches|supervises|holds an?|was (?:born|hired|promoted|responsible|appointed)|has (?:led|managed|worked|mentored|taught|over|more than|\\d+|an?)" +
  "|leitete?|arbeitete?|betreute?|fuhrte|koordinierte?|verantwortete?|studierte|schrieb|spricht|wechselte|absolvierte" +
  "|dirige|encadre|travaille|parle|conseille|a (?:gere|dirige|travaille|encadre|anime|pilote|forme|developpe|cree|concu|obtenu|rejoint|conseille|mene|assure|participe|realise|contribue)" +
  "|dirigio|lidero|gestiono|coordino|trabajo (?:en|como|para)|lidera|coordina|trabaja|habla|estudio (?:en|la|el)" +
  "|coordenou|trabalhou|liderou|geriu|dirigiu|desenvolveu|coordena|trabalha|fala";
/** What a word does that is no tool or trade either way: "Mark built", "Grace is", "Rose communicates". */
const anybody =
  "\\p{L}{2,}(?<!ne)ed|built|ran|grew|brought|held|made|won|drove|took|began|became|sold|spoke|is|was|has|had|leads|manages|works|writes|runs|teaches|communicates|coordinates|brings|designs|develops|builds|lives|thrives|excels|drives|trains|supports|joins|ist|war|hat|leitet|fuhrt|est|gere|es|era|tiene|ha|tem|foi|and (?:his|her|their|team)\\b|\\p{L}+ierte";

const asPerson = new RegExp(
  `^(?: (?:also|then|later|now|has|successfully|personally|auch|ensuite|tambien|tambem))? (?:${human})(?!\\p{L})`,
  "u",
);
const asAnybody = new RegExp(
  `^(?:'s(?!\\p{L})|(?: (?:also|then|later|now|successfully))? (?:${anybody})(?!\\p{L}))`,
  "u",
);

/**
 * Whether the word before `rest` (folded) acts as a person does, by the verb that follows. A trade or a tool acts only
 * by what no thing does ("Baker trained staff", but "Jenkins automated builds"); any other everyday word by any verb.
 */
export const actsAsPerson = (rest: string, isOfWork: boolean): boolean =>
  asPerson.test(rest) || (!isOfWork && asAnybody.test(rest));
