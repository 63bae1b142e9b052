import type { Field, ImportKind } from "./fields";

const person = {
  fullName: `fullname|name|candidatename|employeename|applicantname|displayname|
    vollstandigername|vorundnachname|vornamenachname|bewerber|mitarbeiter|mitarbeitername|
    nomcomplet|nometprenom|prenometnom|nom|nombrecompleto|nombreyapellidos|nombre|nomecompleto|nome`,
  firstName: `firstname|givenname|forename|vorname|rufname|prenom|nombredepila|primernombre|primeironome|nomeproprio`,
  lastName: `lastname|surname|familyname|nachname|familienname|zuname|nomdefamille|apellidos|apellido|sobrenome|apelido|ultimonome`,
  email: `email|emailaddress|mail|workemail|personalemail|emailadresse|mailadresse|adresseemail|courriel|adressemail|adresseelectronique|
    correo|correoelectronico|direcciondecorreo|enderecodeemail|correioeletronico`,
  phone: `phone|phonenumber|telephone|mobile|mobilephone|telefon|telefonnummer|handy|handynummer|mobil|mobilnummer|
    telephoneportable|portable|numerodetelephone|telefono|movil|telefonomovil|numerodetelefono|telefone|telemovel|celular`,
} as const;

const jobTitle = `jobtitle|position|role|currenttitle|currentposition|currentrole|
  berufsbezeichnung|stellenbezeichnung|positionsbezeichnung|funktion|jobtitel|
  poste|intituleduposte|fonction|posteactuel|puesto|cargo|puestoactual|funcao|cargoatual`;
const department = `department|team|division|businessunit|orgunit|abteilung|bereich|fachbereich|
  departement|service|equipe|departamento|equipo|area|seccion|setor|equipa`;
const jobReference = `jobid|requisitionid|reqid|jobreqid|positionid|vacancyid|stellenid|stellennummer|jobnummer|ausschreibungsid|
  idposte|idoffre|referenceoffre|referencedeloffre|iddelposte|idoferta|idvacante|idpuesto|idvaga|codigodavaga`;
const personReference = `candidateid|applicantid|personid|prospectid|bewerberid|bewerbernummer|kandidatenid|kandidatid|kandidatennummer|
  idcandidat|numerocandidat|idcandidato|idaspirante|codigodocandidato`;
const anyId = `id|externalid|reference|number|nr|nummer|referenz|kennung|numero|identifiant|identificador|referencia|codigo|identifier`;

const place = `location|city|office|site|workplace|standort|ort|arbeitsort|stadt|lieu|ville|lieudetravail|localisation|
      ubicacion|ciudad|lugar|localidad|localizacao|cidade|local`;

/**
 * Folded headings by which a column is recognized, the surest first: English, German, French, Spanish, Portuguese.
 */
const written: { [K in ImportKind]: Record<Field<K>, string> } = {
  jobs: {
    id: `${jobReference}|${anyId}`,
    title: `title|jobtitle|name|jobname|position|positiontitle|role|titel|stellentitel|stellenbezeichnung|stelle|bezeichnung|
      titre|intitule|intituleduposte|poste|titulo|titulodelpuesto|puesto|vacante|oferta|cargo|vaga|titulodavaga`,
    description: `description|jobdescription|text|details|beschreibung|stellenbeschreibung|stellentext|
      descriptif|descriptionduposte|descripcion|descripciondelpuesto|descricao|descricaodavaga`,
    department,
    location: place,
    status: `status|state|jobstatus|stand|zustand|statut|etat|estado|situacao`,
  },
  candidates: {
    id: `${personReference}|${anyId}`,
    ...person,
    headline: `headline|title|${jobTitle}|kurzprofil|titel|titre|titulo`,
    location: `wohnort|residence|domicile|residencia|${place}`,
  },
  applications: {
    id: `applicationid|bewerbungsid|bewerbungsnummer|idcandidature|numerocandidature|idcandidatura|idsolicitud|idpostulacion|${anyId}`,
    jobId: `${jobReference}|job|requisition|position|vacancy|stelle|poste|offre|puesto|oferta|vacante|vaga`,
    candidateId: `${personReference}|candidate|applicant|person|bewerber|kandidat|candidat|candidato|aspirante`,
    stage: `stage|currentstage|stagename|step|phase|stufe|prozessschritt|bewerbungsphase|etape|etapeactuelle|etapa|fase`,
    state: `state|status|disposition|applicationstatus|outcome|bewerbungsstatus|stand|zustand|statut|etat|estado|situacao|resultado`,
    appliedAt: `appliedat|applicationdate|appliedon|applied|dateapplied|createdat|datecreated|submittedat|
      bewerbungsdatum|beworbenam|eingangsdatum|eingang|datedecandidature|candidaturele|postulele|
      fechadesolicitud|fechadecandidatura|fechadepostulacion|datadacandidatura|datadeinscricao`,
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

/** Folded headings of a field, the surest first. */
export const headingsOf = (kind: ImportKind, field: string): string[] =>
  ((written[kind] as Record<string, string>)[field] ?? "").split("|").map((heading) => heading.trim());

const personalData = `dob|salutation|pronouns|honorific|anrede|pronomen|civilite|pronoms|tratamiento|pronombres|tratamento|
  street|streetaddress|country|county|strasse|land|rue|pays|calle|pais|rua|photo|picture|foto|bild|linkedin|linkedinurl|
  children|numberofchildren|dependants|kinder|anzahlkinder|enfants|hijos|filhos|veteran|veteranstatus|eeo|citizenship`;

/** Folded headings of columns with personal data: names, contact data, residence and the like. */
export const headingsOfPersonalData: ReadonlySet<string> = new Set([
  ...["fullName", "firstName", "lastName", "email", "phone", "location"].flatMap((field) =>
    headingsOf("candidates", field),
  ),
  ...personalData.split("|").map((heading) => heading.trim()),
]);
