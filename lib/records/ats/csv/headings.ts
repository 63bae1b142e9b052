import { folded } from "./folded";
import type { Kind } from "@/lib/records/self-reports/categories";
import type { Field, ImportKind } from "./fields";

const person = {
  fullName: `fullname|name|candidatename|employeename|applicantname|displayname|
    vollstandigername|vorundnachname|vornamenachname|bewerber|mitarbeiter|mitarbeitername|
    nomcomplet|nometprenom|prenometnom|nom|nombrecompleto|nombreyapellidos|nombre|nomecompleto|nomeecognome|cognomeenome|nominativo|nome`,
  firstName: `firstname|givenname|forename|vorname|rufname|prenom|nombredepila|primernombre|primeironome|nomeproprio|nomedibattesimo`,
  lastName: `lastname|surname|familyname|nachname|familienname|zuname|nomdefamille|apellidos|apellido|sobrenome|apelido|ultimonome|cognome`,
  email: `email|emailaddress|mail|workemail|personalemail|emailadresse|mailadresse|adresseemail|courriel|adressemail|adresseelectronique|
    correo|correoelectronico|direcciondecorreo|enderecodeemail|correioeletronico|indirizzoemail|postaelettronica`,
  phone: `phone|phonenumber|telephone|mobilephonenumber|cellphone|cell|tel|rufnummer|cellulare|recapitotelefonico|mobile|mobilephone|telefon|telefonnummer|handy|handynummer|mobil|mobilnummer|
    telephoneportable|portable|numerodetelephone|telefono|movil|telefonomovil|numerodetelefono|telefone|telemovel|celular`,
} as const;

const jobTitle = `jobtitle|position|role|currenttitle|currentposition|currentrole|
  berufsbezeichnung|stellenbezeichnung|positionsbezeichnung|funktion|jobtitel|
  poste|intituleduposte|fonction|posteactuel|puesto|cargo|puestoactual|funcao|cargoatual|posizione|posizioneattuale|ruolo|mansione`;
const department = `department|team|division|businessunit|orgunit|abteilung|bereich|fachbereich|
  departement|service|equipe|departamento|equipo|area|seccion|setor|equipa|reparto|dipartimento|squadra`;
const jobReference = `jobid|requisitionid|reqid|jobreqid|positionid|vacancyid|stellenid|stellennummer|jobnummer|ausschreibungsid|
  idposte|idoffre|referenceoffre|referencedeloffre|iddelposte|idoferta|idvacante|idpuesto|idvaga|codigodavaga|idposizione|idannuncio|idofferta`;
const personReference = `candidateid|applicantid|personid|prospectid|bewerberid|bewerbernummer|kandidatenid|kandidatid|kandidatennummer|
  idcandidat|numerocandidat|idcandidato|idaspirante|codigodocandidato|codicecandidato`;
const anyId = `id|externalid|reference|number|nr|nummer|referenz|kennung|numero|identifiant|identificador|referencia|codigo|identifier|codice|identificativo`;

const place = `location|city|office|site|workplace|standort|ort|arbeitsort|stadt|lieu|ville|lieudetravail|localisation|
      ubicacion|ciudad|lugar|localidad|localizacao|cidade|local|sede|citta|luogo|localita`;

const ofApplication = {
  stage: `stage|currentstage|stagename|step|phase|stufe|prozessschritt|bewerbungsphase|etape|etapeactuelle|etapa|fase|faseattuale`,
  state: `state|status|disposition|applicationstatus|outcome|bewerbungsstatus|stand|zustand|statut|etat|estado|situacao|resultado|stato|esito`,
  appliedAt: `appliedat|applicationdate|appliedon|applied|dateapplied|createdat|datecreated|submittedat|
    bewerbungsdatum|beworbenam|eingangsdatum|eingang|datedecandidature|candidaturele|postulele|
    fechadesolicitud|fechadecandidatura|fechadepostulacion|datadacandidatura|datadeinscricao|datacandidatura|datadicandidatura`,
};

/**
 * Folded headings by which a column is recognized, the surest first: English, German, French, Spanish, Portuguese.
 * What people said about themselves has none: only an administrator maps such a column.
 */
const written: { [K in ImportKind]: Record<Exclude<Field<K>, Kind>, string> } = {
  jobs: {
    id: `${jobReference}|${anyId}`,
    title: `title|jobtitle|name|jobname|position|positiontitle|role|titel|stellentitel|stellenbezeichnung|stelle|bezeichnung|
      titre|intitule|intituleduposte|poste|titulo|titulodelpuesto|puesto|vacante|oferta|cargo|vaga|titulodavaga|titolo|posizione|annuncio`,
    description: `description|jobdescription|text|details|beschreibung|stellenbeschreibung|stellentext|
      descriptif|descriptionduposte|descripcion|descripciondelpuesto|descricao|descricaodavaga|descrizione`,
    department,
    location: place,
    status: `status|state|jobstatus|stand|zustand|statut|etat|estado|situacao|stato`,
  },
  candidates: {
    id: `${personReference}|${anyId}`,
    ...person,
    headline: `headline|title|${jobTitle}|kurzprofil|titel|titre|titulo`,
    location: `wohnort|residence|domicile|residencia|residenza|${place}`,
    jobId: `${jobReference}|job|requisition|vacancy|appliedfor|positionappliedfor|jobappliedfor|appliedposition|stelle|beworbenauf|
      beworbenfur|offre|oferta|vacante|vaga|annuncio|offerta`,
    ...ofApplication,
    cvText: `cv|cvtext|resume|resumetext|cvcontent|resumecontent|curriculumvitae|curriculum|lebenslauf|lebenslauftext|lebenslaufalstext|
      textecv|textocv|testocv|hojadevida|curriculo`,
  },
  applications: {
    id: `applicationid|bewerbungsid|bewerbungsnummer|idcandidature|numerocandidature|idcandidatura|idsolicitud|idpostulacion|numerocandidatura|${anyId}`,
    jobId: `${jobReference}|job|requisition|position|vacancy|stelle|poste|offre|puesto|oferta|vacante|vaga|posizione|annuncio|offerta`,
    candidateId: `${personReference}|candidate|applicant|person|bewerber|kandidat|candidat|candidato|aspirante`,
    ...ofApplication,
  },
  employees: {
    id: `employeeid|employeenumber|staffid|personnelnumber|personalnummer|mitarbeiterid|mitarbeiternummer|
      matricule|idemploye|numeroemploye|idempleado|numerodeempleado|idfuncionario|matricula|${anyId}`,
    ...person,
    title: `title|${jobTitle}|titel|titre|titulo`,
    team: department,
    consentedAt: `consentedat|consentedon|consenton|consent|consentdate|consentgivenat|consentgiven|internalmobilityconsent|
      einwilligung|einwilligungsdatum|einwilligungam|zustimmung|zugestimmtam|consentement|datedeconsentement|consentile|
      consentimiento|fechadeconsentimiento|consentimento|datadeconsentimento`,
  },
};

const listOf = (words: string) => words.split("|").map((word) => word.trim());

/** Folded headings of a field, the surest first; none where a person has to choose the column. */
export const headingsOf = (kind: ImportKind, field: string): string[] => {
  const words = (written[kind] as Record<string, string>)[field];
  return words === undefined ? [] : listOf(words);
};

/** What is a number or an id of something, as the first or the last word of a heading, or as the end of one. */
const idWords = listOf("id|nr|no|num|number|nummer|numero|ref|code|codigo|codice|key|kennung|kennziffer|n");
const idEnding = /(?:nummer|number|nr|kennung|kennziffer)$/;

/** Words beside the name of a field that say which one, or nothing at all. */
const besides = new Set(
  listOf(`private|privat|privee|privado|privada|personal|personlich|perso|personnel|personnelle|personale|work|business|
    geschaftlich|dienstlich|beruflich|pro|professionnel|professionnelle|trabajo|trabalho|lavoro|home|primary|main|haupt|
    mobil|mobile|portable|movil|cellulare|principal|principale|first|default|current|aktuell|aktuelle|aktueller|
    aktuelles|actuel|actuelle|actual|atual|attuale|required|optional|1|the|of|de|du|des|d|la|le|les|l|el|los|del|da|do|
    dos|di|della|der|die|das`),
);

const people = "candidate|applicant|person|bewerber|kandidat|kandidaten|candidat|candidato";
/** Words for what the rows of a kind are. */
const subjects: Record<ImportKind, string[]> = {
  jobs: listOf("job|requisition|position|vacancy|stelle|stellen|poste|puesto|vaga|offre"),
  candidates: listOf(people),
  applications: listOf(`${people}|application|bewerbung|bewerbungs|candidature|candidatura|solicitud`),
  employees: listOf("employee|staff|mitarbeiter|employe|empleado|funcionario|dipendente"),
};

/** The parts of a name in one heading, as in "Vorname / Name". */
const nameParts = [
  ["vorname|rufname", "name|nachname|familienname|zuname"],
  ["prenom", "nom"],
  ["nombre|nombres", "apellido|apellidos"],
  ["nome", "cognome|sobrenome|apelido"],
  ["first|given|forename", "last|surname|family"],
].map((parts) => parts.map(listOf));

/**
 * The ways to read a heading, the surest first: as it is, as a whole name, without what is in brackets, without what
 * may be beside, with its number as an id, and without what its rows are.
 */
export function readingsOf(kind: ImportKind, heading: string): string[] {
  const bare = heading.replace(/[([{][^()[\]{}]*[)\]}]/g, " ");
  const words = bare
    .replace(/[#№]|\bn[°º]/gi, " id ")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .map(folded)
    .filter((word) => word !== "");
  const isWhole = nameParts.some((parts) => parts.every((part) => part.some((word) => words.includes(word))));
  const named = words.filter((word) => !besides.has(word));
  const numbered = named.map((word, i) => {
    const atEnd = named.length > 1 && (i === 0 || i === named.length - 1);
    return atEnd && idWords.includes(word) ? "id" : numberedHeading(word);
  });
  const own = named.length > 1 ? named.filter((word) => !subjects[kind].includes(word)) : named;
  const joined = [named, numbered, own].map((list) => list.join(""));
  return [folded(heading), isWhole ? "fullname" : "", folded(bare), ...joined];
}

/** A listed heading, or a word of one, with the number at its end as an id. */
export const numberedHeading = (word: string) => (word.length > 6 ? word.replace(idEnding, "id") : word);

const personalData = `dob|salutation|pronouns|honorific|anrede|pronomen|civilite|pronoms|tratamiento|pronombres|tratamento|
  street|streetaddress|country|county|strasse|land|rue|pays|calle|pais|rua|photo|picture|foto|bild|linkedin|linkedinurl|
  children|numberofchildren|dependants|kinder|anzahlkinder|enfants|hijos|filhos|veteran|veteranstatus|eeo|citizenship`;

/** Folded headings of columns with personal data: names, contact data, residence and the like. */
export const headingsOfPersonalData: ReadonlySet<string> = new Set([
  ...["fullName", "firstName", "lastName", "email", "phone", "location"].flatMap((field) =>
    headingsOf("candidates", field),
  ),
  ...listOf(personalData),
]);
