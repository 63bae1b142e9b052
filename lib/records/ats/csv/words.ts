import type { AtsApplication, AtsJob } from "../records";
import { folded } from "./folded";

/**
 * Folded stems of the words that files use for states: English, German, French, Spanish, Portuguese, Italian. Between
 * equals signs, a word stands alone: "embauché", but not "entretien d'embauche". The first that fits counts.
 */
const jobStems = stemsOf<AtsJob["status"]>([
  [
    "on_hold",
    `onhold|pause|draft|pending|entwurf|zuruckgestellt|brouillon|suspen|sospes|inpausa|enpausa|borrador|
    pausiert|rascunho|bozza|notpublished|unpublished|nichtveroffentlicht`,
  ],
  [
    "closed",
    `closed|archiv|filled|cancel|geschloss|besetzt|abgeschloss|ferme|pourvu|cerrad|cubiert|fechad|preenchid|
    encerrad|arquivad|chius|copert|annullat|annule|expired|abgelaufen|expire|offline|notactive|notopen|inactive|inaktiv|inactif|inativ|inattiv`,
  ],
  [
    "open",
    `open|publish|active|live|offen|aktiv|veroffentlich|ausgeschrieb|ouvert|publie|actif|abiert|publicad|
    activ|abert|ativ|apert|pubblicat|attiv|recruiting|hiring|online|enlinea|enligne`,
  ],
]);
/** The last are the usual names of stages. */
const applicationStems = stemsOf<AtsApplication["state"]>([
  [
    "withdrawn",
    `withdr|zuruckgezog|ruckzug|desist|retire|retirad|ritirat|rinunci|selfreject|optedout|
    offerdeclin|candidatedeclin|candidatereject|notinterest|nolongerinterest|keininteresse|pasinteress|nointeresad|
    sininteres|seminteresse|naointeress|noninteress|offerreject|offerrefus|declinedoffer|declinedbycandidate|rejectedbycandidate|angebotabgelehnt|offrerefus|
    offredeclin|ofertarechazad|propostarecusad|offertarifiutat|absagedurchbewerber|absagebewerber|absagekandidat`,
  ],
  [
    "rejected",
    `reject|declin|disqualif|notselected|notahire|nothired|nohire|unsuccessful|notsuitable|notqualified|
    turneddown|abgelehnt|ablehn|absage|abgesagt|nichtgeeignet|nichtberuck|ungeeignet|refus|rejet|nonretenu|ecarte|elimine|
    rechaz|descart|noseleccionad|noapto|eliminad|rejeit|recusa|recusou|reprovad|notunder|nolonger|inactiv|inaktiv|inattiv|inativ|naoaprovad|noaprobad|nonapprovat|nocontratad|naocontratad|
    nonassunt|nichteingestellt|naoselecionad|rifiut|scartat|respint|
    nonselezionat|nonidone|archiv`,
  ],
  [
    "hired",
    `hired|joined|offeraccepted|acceptedoffer|placed|onboard|eingestellt|angestellt|
    angebotangenommen|=embauche=|=embauchee=|=recrute=|=recrutee=|offreaccepte|contratad|ofertaaceptad|admitid|propostaaceit|assunt|offertaaccettat`,
  ],
  [
    "active",
    `active|aktiv|actif|activ|ativ|attiv|process|progress|open|offen|ouvert|abiert|abert|apert|new|neu|nouv|
    nuev|nuov|novo|nova|pending|waiting|hold|warte|laufend|bearbeitung|encours|enproceso|encurso|andamento|incorso`,
  ],
  [
    "active",
    `applied|received|beworben|eingegangen|eingang|postule|recue|recibid|recebid|ricevut|candidat|inscri|
    review|screen|shortlist|prufung|sichtung|vorauswahl|engereauswahl|preselec|preselez|triag|tri|etude|revis|analis|
    interview|gesprach|telefon|phone|entretien|entrevist|colloqui|onsite|vorortgesprach|probetag|assess|test|task|aufgabe|
    epreuve|prueba|prova|offer|angebot|offre|ofert|propost|offert|reference|referenz|background|consider|inbox|lead`,
  ],
]);

type Stems<T> = { state: T; stems: string[] }[];

function stemsOf<T extends string>(list: [T, string][]): Stems<T> {
  return list.map(([state, words]) => ({ state, stems: words.split("|").map((stem) => stem.trim()) }));
}

/** The entry whose stem a word contains, however it is inflected or joined with others. */
function entryOf<T>(list: Stems<T>, word: string) {
  const whole = `=${folded(word)}=`;
  return list.find(({ stems }) => stems.some((stem) => whole.includes(stem)));
}

/** The state that a word is for; undefined for an unknown one. */
export const jobStateOf = (word: string) => entryOf(jobStems, word)?.state;
export const applicationStateOf = (word: string) => entryOf(applicationStems, word)?.state;

/** Whether a word for a state is rather the name of a stage, of an application that is active. */
export const namesStage = (word: string) =>
  [undefined, applicationStems.at(-1)].includes(entryOf(applicationStems, word));

const none = new Set(
  `na|none|null|nil|nan|undefined|unknown|blank|empty|notavailable|notapplicable|notprovided|notspecified|ka|
    keineangabe|keine|kein|unbekannt|nichtangegeben|leer|aucun|aucune|neant|nonrenseigne|inconnu|ninguno|ninguna|
    sindatos|nodisponible|desconocido|nenhum|nenhuma|seminformacao|desconhecido|nessuno|nessuna|nondisponibile|
    sconosciuto`
    .split("|")
    .map((word) => word.trim()),
);

/** Whether a cell says in a word or a sign that it is empty: "N/A", "-", "keine". */
export const isNothing = (cell: string) =>
  !/[\p{L}\p{N}]/u.test(cell) || (cell.length < 24 && none.has(folded(cell)));
