import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    immigrant migrant refugee expat expatriate lady gentleman woman man girl guy graduate undergraduate postgraduate
    professional student pupil learner candidate jobseeker newcomer beginner leader enthusiast native veteran
    practitioner entrepreneur investor founder landlord nanny babysitter butler blogger vlogger youtuber influencer
    dressmaker seamstress jeweller jeweler glazier plasterer scaffolder trucker sailor seafarer fisherman shepherd vet
    osteopath chiropractor masseur masseuse athlete footballer referee choreographer composer singer violinist comedian
    poet philosopher activist diplomat politician councillor mayor priest pastor imam rabbi monk nun missionary
    sergeant lieutenant fireman detective investigator magistrate prosecutor notary archivist restorer realtor
    stockbroker hacker pentester maintainer contributor grocer greengrocer merchant wholesaler importer exporter
    auctioneer
  `,
  acts: `
(led|managed|joined|worked|mentored|coached|taught|studied|graduated|wrote|supervised|trained|hired|negotiated|lived)
(earned|volunteered|organi(s|z)ed|coordinated|founded|co(-)?founded|oversaw|headed|speciali(s|z)ed|relocated|speaks)
(enjoys|mentors|coaches|supervises|holds an?|moved (on|to))
was (born|hired|promoted|responsible|appointed)
has (led|managed|worked|mentored|taught|over|more than|#|an?)
`,
  actsOfAnybody: `
(built|ran|grew|brought|held|made|won|drove|took|began|became|sold|spoke|is|was|has|had|leads|manages|works|writes)
(runs|teaches|communicates|coordinates|brings|designs|develops|builds|lives|thrives|excels|drives|trains|supports)
(joins|and (his|her|their|team))
`,
  pronouns: "he she him her his hers himself herself",
  titles: "Mr Mrs Miss Mx",
  titlesBesideNames: "Ms.",
  labels: `
(date of birth|birth( )?date|birthday|d.?o.?b.?|place of birth|birthplace|date and place of birth|nationality|citizenship)
(ethnicity|ethnic origin|country of origin|marital status|civil status|family status|religious affiliation|caste)
(father|mother|husband|spouse)'?s name
(s|d|w)/o
(son|daughter|wife) of
(passport (no.?|number)|social security( number)?|ssn)
`,
  ambiguousLabels: `
(full |first |last |given |family |middle |maiden )?names?
(surname|forename|candidate|applicant|signature|born|age|race|children|dependents|gender|sex|pronouns|religion)
(denomination|spouse|passport|id( no.?| number| card)|photo|picture|headshot)
(home |postal |permanent |current |street )?address
(residence|place of residence|location|city|town|postcode|zip( code)?)
`,
  maritalStates: "(unmarried|married|divorced|widow(ed|er)?)",
  maybeMarital: "(single|separated|engaged)",
  genders: "(male|female|man|woman|(proud )?(dad|mum|mom|father|mother))",
  persons: "(lady|gentleman|woman|man|female|male)",
  parents: "((grand)?(mother|father)|mum|mom|mama|dad|papa|parent)",
  spouses: "(husband|wife|spouse)",
  children: "(child(ren)?|kids?|boys?|girls?|sons?|daughters?|twins)",
  numbers: "(one|two|three|four|five|an?)",
  faiths: "(christian|muslim|hindu|jewish|buddhist|sikh|catholic|roman catholic|protestant|atheist)",
  subjects: "(i|i'm|he|she)",
  self: "i",
  who: "who",
  linking: "(and|am|is|being|also|was|currently|now)",
  introduces: "(i am|i'm|is an?)",
  placed: `
(people|persons?|patients?|famil(y|ies)|residents?|compan(y|ies)|start(-)?ups?|scale(-)?ups?|firms?|business(es)?|teams?)
(offices?|headquarters?|hq|clients?|customers?|agenc(y|ies)|organi(s|z)ations?|banks?|groups?|employers?|schools?|ngos?)
(universit(y|ies)|hospitals?|clinics?|charit(y|ies)|consultanc(y|ies)|manufacturers?|providers?|vendors?|suppliers?)
(institutes?|studios?|brands?|plants?|factor(y|ies)|warehouses?|sites?|stores?|shops?|restaurants?|hotels?|projects?)
(servers?|cent(er|re)s?|subsidiar(y|ies)|branch(es)?)
`,
  workBegins: "(led|built|ran|grew|set|won|sold|wrote|taught|made|drove|*ed|*ing)",
  praised: `
(experienced|motivated|dedicated|qualified|skilled|seasoned|accomplished|certified|chartered|registered|licensed)
(trained|talented|driven|retired|organi(s|z)ed|engineering|marketing|nursing|accounting|teaching|consulting)
(hardworking|outstanding)
`,
  dwells: "",
  origins: `
(born( and (raised|bred))? in|resident of|(i've|i have) lived in|and raised in|grew up in|native of|national of)
(citizen of|originally from|(i'm|i am|i come|i came)( originally)? from)
`,
  based: "(liv(es?|ing)|resid(es?|ing)|based|located|settled|domiciled)( (and|&) work(s|ing)?)?",
  comes: "((now|currently|presently) in|resident in|(moved|relocated|emigrated|immigrated) to|arrived in)",
  from: "from",
  lately: "(currently|presently|now|still|today|since)",
  withFamily: "with (my|his|her|their)",
  here: "(in|at|near|out of|outside|between)",
  afterPlace: "",
  branches: `
(phd|mba|msc|bsc|doctoral|civil|mechanical|electrical|chemical|industrial|structural|registered|chartered|graphic)
(interior|fashion|primary|secondary|elementary|preschool|aerospace|biomedical|environmental|petroleum|nuclear)
(automotive|agricultural|marine|naval|veterinary|dental|intensive|icu|quantity|public|relations|human|resources)
(investment|commercial|criminal|embedded|games?|video|film|seo|trained|qualified|experienced|certified|former|chief)
(head|electronics?|geotechnical|executive|freelance|bilingual|plastic|orthopa?edic|trauma|general|pastry|sous)
(personal|fitness|music|dance|maths?|physics|chemistry|history|science|pr|node(.js)?|vue|typescript|golang|go|rust)
(kotlin|swift|scala|salesforce|wordpress)
c++
c#
`,
  ofCountry: `
(tax|taxation|law|legal|payroll|labou?r|employment|patent|trademark|customs|markets?|immigration|gaap|literature)
(history|cuisine|pastry)
`,
  inLanguage: `
(customers?|clients?|support|service|sales|accounts?|content|media|marketing|recruit*|locali(s|z)ation|translation)
(language|subtitling|speaking|native)
`,
  ofLanguage: `
(teach|tutor|lectur|profess|instruct|translat|interpr|transcri|linguist|locali|proofread|copywrit|annotat|subtitl)*
(prof|trainer*|editor*|writer*|speaker*|philolog*|student*)
`,
  goesOn: `
(with|who|whose|and|from|in|at|for|by|on|of|to|currently|now|passionate|known|fluent|since|you|*ed)
`,
  praise: `
(highly|very|fully|well|experienced|motivated|dedicated|passionate|young|qualified|skilled|seasoned|accomplished)
(creative|ambitious|enthusiastic|driven|energetic|committed|reliable|versatile|certified|chartered|licensed)
(registered|professional|senior|junior|lead|former|retired|freelance|independent|proud|recent|trained|talented)
(dynamic|diligent|conscientious|bilingual|multilingual|trilingual|hardworking|curious|organi(s|z)ed|proactive)
(adaptable|resourceful|innovative|strategic|friendly|confident|native|mature|black)
`,
  citizens: "(citizen|national|passport( holder)?|nationality|citizenship)",
  citizensBefore: "(citizenship|nationality)s?:?",
};
