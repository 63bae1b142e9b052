/** What a part of a CV holds. "header" is whatever comes before the first heading. */
export type SectionKind =
  | "header"
  | "personal"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "projects"
  | "other";

/** Headings as they stand in CVs: lower case without accents, German, English, French, Spanish, Portuguese. */
const headings: Record<Exclude<SectionKind, "header">, string> = {
  personal: `personal information|personal details|personal data|personal|contact|contact information|contact details|contact info|get in touch|about me and contact|
    personliche daten|personliche angaben|personalien|zur person|angaben zur person|kontakt|kontaktdaten|kontaktinformationen|anschrift|
    coordonnees|informations personnelles|etat civil|donnees personnelles|contactez-moi|infos personnelles|renseignements personnels|
    datos personales|datos de contacto|contacto|informacion personal|informacion de contacto|
    dados pessoais|dados de contato|contato|informacoes pessoais|informacao pessoal|informacoes de contato|contactos`,
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|personal statement|objective|career objective|about|about me|overview|introduction|bio|biography|
    profil|kurzprofil|personliches profil|uber mich|zusammenfassung|berufliches profil|berufsziel|qualifikationsprofil|
    profil professionnel|a propos|a propos de moi|presentation|resume|objectif|objectif professionnel|accroche|en bref|
    perfil|perfil profesional|resumen|resumen profesional|sobre mi|acerca de mi|objetivo|objetivo profesional|extracto|
    perfil profissional|resumo|resumo profissional|sobre mim|objetivo profissional|sintese|apresentacao|sobre`,
  experience: `experience|experiences|work experience|working experience|professional experience|relevant experience|employment|employment history|employment record|work history|career history|career|job history|professional background|professional history|work|positions held|industry experience|internships|internship experience|internship|freelance experience|freelance|additional experience|other experience|previous experience|teaching experience|research experience|clinical experience|military experience|military service|volunteer experience|
    berufserfahrung|berufserfahrungen|beruflicher werdegang|berufspraxis|beruflicher hintergrund|berufliche erfahrung|berufliche erfahrungen|berufliche tatigkeit|berufliche tatigkeiten|berufliche stationen|berufliche laufbahn|laufbahn|beruflicher lebenslauf|werdegang|berufsweg|berufstatigkeit|praktische erfahrung|praktische erfahrungen|praxiserfahrung|arbeitserfahrung|arbeitserfahrungen|tatigkeiten|praktika|praktikum|nebentatigkeiten|nebentatigkeit|karriere|beschaftigung|stationen|
    experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|emploi|carriere|stages|stage|historique professionnel|activites professionnelles|
    experiencia|experiencia profesional|experiencia laboral|experiencias|experiencias profesionales|historial laboral|trayectoria|trayectoria profesional|trayectoria laboral|empleo|practicas|vida laboral|historia laboral|
    esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|esperienze|werkervaring|loopbaan|arbeidservaring|
    experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|trajetoria profissional|trajetoria|carreira|atuacao profissional|emprego|estagios|experiencia de trabalho`,
  education: `education|schule und ausbildung|educational background|educational qualifications|educational qualification|academic background|academic qualifications|academic qualification|education and training|educational details|academic history|academic education|academics|education details|studies|qualifications and education|schooling|degrees|academic credentials|
    ausbildung|schulbildung|bildung|bildungsweg|bildungsgang|akademischer werdegang|studium|schule|schulische ausbildung|akademische ausbildung|hochschulbildung|berufsausbildung|ausbildungsweg|schulausbildung|hochschulstudium|schulischer werdegang|
    formation|formations|etudes|diplomes|diplome|formation academique|parcours academique|parcours scolaire|cursus|cursus scolaire|cursus universitaire|scolarite|formation initiale|education et formation|
    educacion|formacion|formacion academica|estudios|titulacion|titulaciones|estudios realizados|datos academicos|antecedentes academicos|formacion reglada|
    istruzione|istruzione e formazione|formazione|titoli di studio|opleiding|opleidingen|onderwijs|
    educacao|formacao|formacao academica|escolaridade|estudos|habilitacoes academicas|habilitacoes|habilitacoes literarias|graduacao|percurso academico|academico`,
  skills: `skills|top skills|personal skills|digital skills|key skills and competencies|technical skills|key skills|core skills|core competencies|core competences|competencies|competences|professional skills|areas of expertise|area of expertise|expertise|technologies|technical proficiencies|technical expertise|technical summary|tools|tools and technologies|skill set|skillset|skill highlights|computer skills|it skills|hard skills|soft skills|interpersonal skills|strengths|key strengths|highlights|qualifications|key qualifications|proficiencies|abilities|capabilities|tech stack|stack|software|software skills|specialties|key competencies|additional skills|other skills|relevant skills|transferable skills|programming languages|technical knowledge|skills summary|summary of skills|
    kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|it-kenntnisse|edv kenntnisse|it kenntnisse|qualifikationen|besondere kenntnisse|weitere kenntnisse|fachliche kompetenzen|technische kenntnisse|technische fahigkeiten|kernkompetenzen|schlusselkompetenzen|starken|softwarekenntnisse|fahigkeiten und kenntnisse|personliche starken|soziale kompetenzen|computerkenntnisse|programmierkenntnisse|sonstige kenntnisse|zusatzqualifikationen|methodenkompetenz|edv|
    competences|competences techniques|competences cles|savoir-faire|savoir-etre|informatique|competences informatiques|outils|logiciels|domaines de competences|atouts|qualites|connaissances|competences professionnelles|domaines d'expertise|technologies maitrisees|aptitudes|
    habilidades|competencias|aptitudes|conocimientos|conocimientos tecnicos|conocimientos informaticos|habilidades tecnicas|informatica|competencias tecnicas|tecnologias|herramientas|capacidades|fortalezas|habilidades y competencias|destrezas|competencias clave|otros conocimientos|
    competenze|competenze tecniche|capacita e competenze|vaardigheden|kennis en vaardigheden|
    habilidades tecnicas|conhecimentos|conhecimentos tecnicos|competencias digitais|ferramentas|qualificacoes|principais competencias|principais habilidades|conhecimentos informaticos|aptidoes|areas de conhecimento|competencias tecnicas e digitais`,
  languages: `languages|languages known|known languages|language|language skills|languages spoken|spoken languages|foreign languages|language proficiency|
    sprachen|sprachkenntnisse|fremdsprachen|sprache|langues|langue|competences linguistiques|langues etrangeres|langues parlees|
    idiomas|idioma|lingue|lingue straniere|competenze linguistiche|talen|talenkennis|lenguas|lenguaje|conocimiento de idiomas|linguas|lingua|linguas estrangeiras|competencias linguisticas`,
  certificates: `certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|licences and certifications|certifications and licenses|courses|training|trainings|training and certifications|professional development|courses and certifications|credentials|accreditations|professional certifications|professional training|continuing education|
    zertifikate|zertifizierungen|zertifizierung|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgange|schulungen|seminare|lizenzen|zertifikate und weiterbildungen|
    certificats|formations complementaires|formation continue|certifications et formations|permis et certifications|habilitations|
    certificaciones|certificados|cursos|formacion complementaria|cursos y certificaciones|licencias|otros cursos|cursos y certificados|otra formacion|
    certificacoes|cursos complementares|formacao complementar|certificacoes e cursos|cursos e certificacoes|licencas|formacoes|qualificacoes complementares|qualificacoes e atividades complementares|atividades complementares`,
  projects: `projects|key projects|selected projects|personal projects|side projects|project experience|academic projects|portfolio|open source|case studies|
    projekte|ausgewahlte projekte|projekterfahrung|eigene projekte|projets|projets personnels|realisations|proyectos|proyectos personales|projetos|projetos pessoais`,
  other: `interests|hobbies|hobbies and interests|interests and hobbies|references|referees|publications|publication|patents|awards|honors|honours|awards and honors|honors and awards|achievements|accomplishments|volunteering|volunteer work|volunteer|community service|activities|extracurricular activities|extracurriculars|memberships|affiliations|professional affiliations|declaration|additional information|miscellaneous|other|others|leadership|conferences|presentations|availability|leisure|
    interessen|hobbys|hobbies und interessen|freizeit|referenzen|publikationen|veroffentlichungen|auszeichnungen|ehrenamt|ehrenamtliches engagement|engagement|sonstiges|mitgliedschaften|stipendien|soziales engagement|auslandsaufenthalte|personliche interessen|wehrdienst|
    centres d'interet|centre d'interet|loisirs|interets|divers|benevolat|distinctions|prix|activites|vie associative|informations complementaires|engagements|activites extra-professionnelles|
    intereses|aficiones|referencias|publicaciones|premios|voluntariado|otros|otros datos|otros datos de interes|informacion adicional|logros|reconocimientos|datos de interes|
    interesses|passatempos|publicacoes|premios|trabalho voluntario|outros|outras informacoes|informacoes adicionais|atividades|informacoes complementares|conquistas`,
};

const kinds = new Map<string, SectionKind>();
for (const [kind, phrases] of Object.entries(headings))
  for (const phrase of phrases.split("|")) {
    const key = phrase.trim();
    if (key && !kinds.has(key)) kinds.set(key, kind as SectionKind);
  }

/** The kind of section a folded phrase announces, or null. "Skills & Languages" is what its first part is. */
export function sectionKind(phrase: string): SectionKind | null {
  const whole = kinds.get(phrase);
  if (whole) return whole;
  const parts = phrase.split(/\s*(?:[&/+,]|\b(?:and|und|et|y|e)\b)\s*/);
  if (parts.length < 2 || parts.length > 4) return null;
  const known = parts.map((part) => kinds.get(part));
  if (known.every(Boolean)) return known[0] ?? null;
  // "Career highlights and experience": one part known is enough when the phrase is no longer than a heading.
  return parts.length === 2 && phrase.length < 32 ? (known[0] ?? known[1] ?? null) : null;
}
