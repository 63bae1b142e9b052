import { maritalStates } from "@/lib/language/marital-states";

/** What personal data is called in CVs, folded, in the five languages, by words that mean nothing else. */
const unmistakable = [
  "date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|place of birth|birthplace|date and place of birth|nationality|citizenship|ethnicity|ethnic origin|country of origin|marital status|civil status|family status|religious affiliation|caste|father'?s name|mother'?s name|husband'?s name|spouse'?s name|[sdw]/o|(?:son|daughter|wife) of|passport (?:no\\.?|number)|social security(?: number)?|ssn",
  "geburtsdatum|geburtsort|geburtstag|geburtsname|geboren (?:am|in)|geb\\.(?: am)?|nationalitat|staatsangehorigkeit|staatsburgerschaft|familienstand|zivilstand|konfession|religionszugehorigkeit|bewerbungsfoto|lichtbild",
  "date de naissance|lieu de naissance|date et lieu de naissance|nee?(?:\\(e\\))? le|nationalite|situation (?:familiale|matrimoniale|de famille)|etat civil|nom de jeune fille",
  "fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacid[oa] (?:el|en)|nacionalidad|ciudadania|estado civil|d\\.?n\\.?i\\.?(?=\\W{0,4}(?:n\\W|numero)?\\W{0,3}\\d)|n\\.i\\.e\\.?|pasaporte",
  "data de nascimento|local de nascimento|naturalidade|nascid[oa] (?:em|a)|nacionalidade|cidadania|cpf|nif|cartao de cidadao|bilhete de identidade|filiacao",
].join("|");
/** Words that are labels only with a colon and among the contact data: "Race: …", but "Race engineer". */
const ambiguous = [
  "(?:full |first |last |given |family |middle |maiden )?names?|surname|forename|vorname|nachname|familienname|zuname|vor- und (?:nach|zu)name|nom(?: de famille)?|prenoms?|nom et prenom|nombres?|apellidos?|nombre y apellidos|nome(?: completo)?|sobrenome|apelidos?|candidate|applicant|bewerber(?:in)?|candidat[oe]?|signature|unterschrift|anrede",
  "born|age|race|children|dependents|gender|sex|pronouns|religion|denomination|spouse|passport|id(?: no\\.?| number| card)|photo|picture|headshot",
  "geboren|alter|kinder|situation|geschlecht|herkunft|foto|bild|enfants|sexe|genre|edad|hijos|sexo|genero|fotografia|nie|nascimento|idade|filhos|religiao|rg",
  "(?:home |postal |permanent |current |street )?address|residence|place of residence|location|city|town|postcode|zip(?: code)?|anschrift|adresse|wohnort|wohnhaft in|wohnadresse|ort|strasse|stra.e|plz|domicile|ville|code postal|lieu de residence|direccion|domicilio|ciudad|localidad|residencia|codigo postal|poblacion|endereco|morada|cidade|cep|localidade|codigo-postal",
].join("|");

/** A label of personal data at the start of a folded stretch of the contact data; the match ends where its value begins. */
export const personalLabel = new RegExp(
  `^(?:(?:${unmistakable})(?![a-z])\\s*(?:[:.=]|-(?= ))?\\s*|(?:${ambiguous})(?:\\s*[:=]\\s*|\\s+-\\s+|\\s+(?=\\d)|\\s*$))`,
);

/** A label that is one wherever in a document it stands. */
export const certainLabel = new RegExp(
  `^(?:${unmistakable}|(?:full |first |last )?name|surname|nachname|(?:home |postal )?address|anschrift|wohnort|domicilio|endereco|morada)\\s*:\\s*`,
);

const marital = `single|separated|engaged|${maritalStates}`;
const gender =
  "male|female|man|woman|(?:proud )?(?:dad|mum|mom|father|mother)|vater|mutter|pere|mere|padre|madre|pai|mae|mannlich|weiblich|divers|homme|femme|masculin|feminin|hombre|mujer|masculino|femenino|homem|mulher|feminino";
const children =
  "(?:\\d|one|two|three|no|ein|eine|zwei|drei|keine|un|deux|trois|dos|tres|sin|um|dois|sem) (?:child(?:ren)?|kids?|kind(?:er)?|enfants?|hij[oa]s?|filh[oa]s?)";
/** The same in the middle of a sentence: "…. Wohnort: Bielefeld." */
export const labelWithin = new RegExp(
  `(?<!\\p{L})(?:${unmistakable}|wohnort|wohnhaft|domicilio|endereco|morada)\\s*:\\s*[^.,;|\n]{1,60}`,
  "gu",
);

/** Faiths by what those who hold them are called. */
export const religion =
  "christian|muslim|hindu|jewish|buddhist|sikh|catholic|roman catholic|protestant|atheist|evangelisch|katholisch|romisch-katholisch|rom\\.?-kath\\.?|ev\\.|konfessionslos|muslimisch|judisch|catholique|musulmane?|juive?|catolic[oa]|judi[oa]|evangelic[oa]|muculman[oa]";
/** A folded stretch of the contact part that is nothing but a personal circumstance: "verheiratet", "2 children". */
export const personalWord = new RegExp(
  `^(?:${marital}|${gender}|${children}|${religion}|(?:${maritalStates}) (?:mit|with|to|avec|con|com|seit|since|depuis|desde|ha) [^,]{1,30}|us citizen|nationalite [a-z]+|\\d{2} (?:ans|anos|jahre|years|yrs)|c/o .*)$`,
);
