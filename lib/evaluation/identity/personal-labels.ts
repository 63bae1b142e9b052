/** What personal data is called in CVs, folded; German, English, French, Spanish, Portuguese. */
const labels = [
  "date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|place of birth|birthplace|date and place of birth|born(?: on| in)?|age",
  "nationality|citizenship|ethnicity|ethnic origin|race|country of origin|marital status|civil status|family status|children|dependents|gender|sex|pronouns|religion|religious affiliation|caste|denomination|father'?s name|mother'?s name|husband'?s name|spouse(?:'s name)?|passport(?: no\\.?| number)?|id(?: no\\.?| number| card)|social security(?: number)?|ssn|photo|picture|headshot",
  "geburtsdatum|geburtsort|geburtstag|geburtsname|geboren(?: am| in)?|geb\\.(?: am)?|alter|nationalitat|staatsangehorigkeit|staatsburgerschaft|herkunft|familienstand|zivilstand|kinder|geschlecht|konfession|religionszugehorigkeit|religion|anrede|foto|bewerbungsfoto|lichtbild|bild",
  "date de naissance|lieu de naissance|date et lieu de naissance|nee?(?:\\(e\\))? le|age|nationalite|situation (?:familiale|matrimoniale|de famille)|etat civil|enfants|sexe|genre|religion|nom de jeune fille|photo",
  "fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacid[oa] (?:el|en)|edad|nacionalidad|ciudadania|estado civil|hijos|sexo|genero|religion|d\\.?n\\.?i\\.?|n\\.?i\\.?e\\.?|pasaporte|foto(?:grafia)?",
  "data de nascimento|local de nascimento|naturalidade|nascid[oa] (?:em|a)|nascimento|idade|nacionalidade|cidadania|filhos|genero|religiao|cpf|r\\.?g\\.?|nif|cartao de cidadao|bilhete de identidade|filiacao",
].join("|");
const places =
  "(?:home |postal |permanent |current |street )?address|residence|place of residence|location|city|town|postcode|zip(?: code)?|anschrift|adresse|wohnort|wohnhaft in|wohnadresse|ort|strasse|stra.e|plz|domicile|ville|code postal|lieu de residence|direccion|domicilio|ciudad|localidad|residencia|codigo postal|poblacion|endereco|morada|cidade|residencia|cep|localidade|codigo-postal";

/** A label of personal data at the start of a folded stretch; group 1 is the label, the match ends where its value begins. */
export const personalLabel = new RegExp(`^(${labels}|${places})(?![a-z])\\s*(?:[:.=]|-(?= ))?\\s*`);

/** The same with a colon, which makes it a label wherever in a document it stands. Places need the contact part. */
export const certainLabel = new RegExp(
  `^(${labels}|(?:home |postal )?address|anschrift|wohnort|direccion|domicilio|endereco|morada)\\s*:\\s*`,
);

const marital =
  "single|married|divorced|widowed|separated|unmarried|engaged|ledig|verheiratet|geschieden|verwitwet|verpartnert|celibataire|mariee?|divorcee?|pacsee?|veufe?|veuve|en concubinage|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|solteir[oa]|viuv[oa]|uniao estavel|male|female|man|woman|mannlich|weiblich|divers|homme|femme|masculin|feminin|hombre|mujer|masculino|femenino|homem|mulher|feminino";
const children =
  "(?:\\d|one|two|three|no|ein|eine|zwei|drei|keine|un|deux|trois|dos|tres|sin|um|dois|sem) (?:child(?:ren)?|kids?|kind(?:er)?|enfants?|hij[oa]s?|filh[oa]s?)";
const religion =
  "christian|muslim|hindu|jewish|buddhist|sikh|catholic|roman catholic|protestant|atheist|evangelisch|katholisch|romisch-katholisch|rom\\.?-kath\\.?|ev\\.|konfessionslos|muslimisch|judisch|catholique|musulmane?|juive?|catolic[oa]|judi[oa]|evangelic[oa]|muculman[oa]";
/** Nationalities that are no language's name as well; the languages are known elsewhere. */
const nationality =
  "american|us citizen|british|canadian|australian|indian|pakistani|nigerian|kenyan|ghanaian|austrian|swiss|belgian|mexican|brazilian|argentin(?:e|ian)|colombian|chilean|peruvian|egyptian|moroccan|algerian|tunisian|syrian|iranian|iraqi|afghan|american[oa]|amerikanisch|britisch|kanadisch|indisch|osterreichisch|schweizer(?:isch)?|belgisch|brasilianisch|mexikanisch|syrisch|marokkanisch|agyptisch|afghanisch|iranisch|americaine?|britannique|canadienne?|indienne?|autrichienne?|suisse|belge|bresilienne?|mexicaine?|algerienne?|marocaine?|tunisienne?|senegalaise?|britanic[oa]|canadiense|indi[oa]|austriac[oa]|suiz[oa]|belga|brasilen[oa]|mexican[oa]|argentin[oa]|colombian[oa]|chilen[oa]|peruan[oa]|venezolan[oa]|marroqui|brasileir[oa]|canadense|indian[oa]|suic[oa]|angolan[oa]|mocambican[oa]|cabo-verdian[oa]";

/** A folded stretch of the contact part that is nothing but a personal circumstance: "verheiratet", "2 children". */
export const personalWord = new RegExp(
  `^(?:${marital}|${children}|${religion}|${nationality}|(?:nationalite )?francaise?|deutsche?r?|\\d{2} (?:ans|anos|jahre|years|yrs)|c/o .*)$`,
);
