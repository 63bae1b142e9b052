const people = "(applicants?|candidates?|persons?|people|individuals?|employees?|staff|colleagues?|workers?)";
const beginners = "(career|job) (starters?|beginners?)";
const faiths = "(christian|catholic|protestant|muslim|islamic|jewish|hindu|buddhist|sikh|mormon|atheist)s?";
const person = "(wom(a|e)n|m(a|e)n|lad(y|ies)|lads?|gentlem(a|e)n|girls?|boys?|guys?|females?|males?)";
const lives =
  "(live|lives|living|reside|resides|residing|be (a )?(local )?resident|be domiciled|be resident)";
const works = "(office|workplace|headquarters|site|plant|store|school)";
const distance = "# (km|kilomet*|mi|miles?|minutes?|min)";

/**
 * How a language names protected grounds, which no criterion may ask for. In these phrases `{age}` is a number of
 * years that is a person's age, `{year}` a year, `{language}` a word for a language and a nationality ("German"),
 * `{nation}` a word for a nationality only ("Swiss", "Deutsche"), `{place}` a town or a country. Brackets match as
 * spaces, and hyphens between letters may.
 */
export const grounds = {
  /** How equal-opportunity statements begin: the rest of the sentence names grounds and asks for none. */
  promises: `
regardless of
irrespective of
without regard to
without distinction
equal (employment )?opportunit*
(do|does|will|shall) not discriminate
all (qualified )?applicants
all genders
any gender
people of all
of (any|all) (age|gender|sex|race|religion|origin|nationalit|background)*
committed to … divers*
(welcome*|encourage*) … (backgrounds|disabilit*|veterans|minorities|genders|under-?represented)
(age|gender|sex|race|religion|origin|nationality) … (does|do) not (matter|count)
protected (veterans?|characteristics?|class*|status)
`,
  /** Phrases that only look like a ground: a race condition, a single sign-on. They describe no person. */
  harmless: `
(male|female|men|women|m(a|e)n|wom(a|e)n) (and|or|/|&) (male|female|men|women|m(a|e)n|wom(a|e)n)
race (condition|engineer|car|track|strateg|day|event|organi|timing|walk|series|team)*
(human|horse|boat|road|relay|arms|foot|bike) race
single sign( |-)?on
(gender|women|men|ethnic|race)'?s? (studies|health|wear|fashion|clothing|shoes|equality|pay gap|history|basketball)*
(mentor|coach|train|teach|onboard|support|develop|advis|hir|recruit|supervis|manag)* (our |the )?(younger|
young) (applicants?|candidates?|colleagues?|employees|staff|professionals?|talents?|people|persons?)
young (professionals?|talents?) (program|network|development|scheme)*
(different|various|all|other|each|every|diverse|multiple|wide range of|varied) (age|ethnic|cultural|religious|
social) (and (ethnic|cultural|religious|social) )?(groups?|backgrounds?|ranges?)
(children|girls|boys|kids|pupils|students|adults|patients|residents|clients|women|men|youth*|teen*|
adolescents) … (aged?|ages) (between )?(of )?(#|{age})
target (audience|group)
(wine|whisky|whiskey|cheese|spirits?|tree|stand|receivables?|debt|bank|account)s? aged
aged (debt|receivable|account|invoice|balance|care|under)*
age (appropriate|friendly|related|verification|of data|management|groups? of)
digital native (brand|compan|audience|customer|consumer|market)*
(market|advertis|sell|sales|appeal|communicat|manag|brand|aimed|target)* (to |at |for |towards )?(millennials|gen z|
generation z)
(millennials?|gen z|generation z) (market|audience|customer|consumer|trend|brand|shopper|traveller|traveler)*
(recruit|hir|mentor|train|teach|onboard|support|coach|advis)* (of |for )?(recent|new|fresh) (graduates?|grads?)
(for|to|of|with|and) (recent|new|fresh) (graduates?|grads?)
(recent|new|fresh) (university |college )?(graduates?|grads?) … (welcome|also|considered|encouraged)
graduate (programme|program|scheme|school|recruit)*
native (app|mobile|code|sql|plant|cloud|advertis|species|vegetation|american|title|android|ios|support|integration)*
(cloud|react) native
mother tongue (education|teaching|instruction|based)
first language (acquisition|teach|instruct)*
({nation}|{language}) (citizenship|nationality) (law|matter|application|right|service)*
passport (control|check|office|service|application|process)*
citizenship (application|process|law|education|test|course)*
(advis|serv|help|support|assist)* ({nation}|{language}|us|eu|uk) (citizens|nationals)
country of origin (rules?|label*|certificates?|mark*|principle)
(certificates?|rules?) of origin
islamic (financ|bank|art|histor|studies|law)*
religious education
christian (dior|louboutin)
health (and safety|insurance|care|system|service|product)*
physical fitness (train|coach|instruct|test|program|assess|class|equipment|session|plan)*
(promot|improv|teach|assess|support|encourag|develop)* physical fitness
(train|coach|exercise|programme|program)* … physical fitness of
married (couples?|filing)
union (negotiat|relation|agreement|contract|law|environment)*
photo(graph)?s? (edit|shop|retouch|process|equipment|stud|shoot|edition|librar|album|print|book|journal)*
(product|stock|wedding|portrait|aerial|real estate|food|fashion) (photo|picture)*
headshots? (photograph|edit|retouch|session)*
(maximum|minimum|max.|min.) (weight|height) (calculat|limit|requirement|of (the|a|goods|loads?|cargo))*
data (must|should|has to|needs? to|shall)? (live|reside|be stored)*
(data|backups?|logs?|files?|systems?|records?) … (reside|resides|residing|live|lives)
liv(e|ing)( |-)in (au|car|nann|support|housekeep|maid|position|staff|accommodation|help|job|role|care)*
living (in|with) (a|an|our|your|their|the|poverty|harmony|peace|care|communit|remote|rural|shelter|supported)*
(work|cop|car|support|help|people|persons|adults|families|clients|patients|communities|individuals)* … (living|live|
lives|residing|reside) (in|near)
living (documentation|systems|standards?|wage)
{age}(-| )years?(-| )old (real |family |private )?(compan|firm|business|building|house|organi|institution|brand|
tradition|propert|child|patient)*
distance (learning|education|teaching|sales|selling|training)
home (visits?|care|deliver*|address verification)
(deliver|transport|trips?|travel|routes?|haul|driv)* … # (km|miles|minutes)
residen(ts?|cy|cies) (of|in) (a |an |the |our )?(nursing|care|retirement|internal|general|family|emergency|medicine|
surgery|pediatric|paediatric|psychiatr|radiolog|anesthes|home|facility|hospital)*
address (verification|validation|book|data|matching|management)*
(background|gap) (check|screening|analys)*
(no|without) gaps? in (coverage|service|supply|care|data|security)
man(-| )?(in(-| )the(-| )middle|made|hours?|days?|power)
(cultural|social|ethnic) heritage
up to # years? (of )?(warranty|guarantee)
`,
  /** Words that equal another language's once folded, harmless in unfolded text: "manner" is no "Männer". */
  asTyped: `
manners?
`,
  /** Words that make a requirement: "only", "we are looking for". */
  asking: `
(only|preferred|preferably|required|wanted|needed|desired|mandatory|essential|ideal|ideally|necessary|a must|
seeking|hiring|prefer|recruiting)
(must|should|has to|have to|needs? to) be
(we|i) (want|need|seek|prefer|hire|employ|like|search for|are looking for|look for|are seeking)
(looking|searching) for
need not apply
`,
  /** Nouns for the person sought, and small words: "a", "candidates". */
  filling: `
${people}
(a|an|the|is|are|be|and|or|our|team|who|new|real|true|further|he|she|they)
`,
  /** Grounds if the text contains nothing else but such words: "Male", "Young candidates preferred", "max. 35". */
  alone: {
    age: `
(age|age (limit|range|group|bracket)|maximum age|max. age)s?
(young|youthful|younger|old|older|mature|not (too )?old|youth|(date|year) of birth|birth( )?(date|day|year))
(under|over|below|above|max.?|maximum|up to|at most|younger than|older than|not older than|aged?|
age) {age}( years?)?( old)?( of age)?
(under|over|below|above|max.?|maximum|up to|at most) the age of {age}
{age}(-| to ){age}( years?)?( old)?
(aged? )?between {age} and {age}( years?)?
millennials?
`,
    sex: `
(male|female|man|men|woman|women|lady|ladies|lads?|lass(es)?|blokes?|chaps?|fellas?|gals?|
  gentlem(a|e)n|girls?|boys?|males|females|
  masculine|feminine|guys?|
gender|sex)
`,
    native: `
native languages?
native
`,
    origin: `
(nationality|citizenship|ethnicity|race|skin colou?r|caste|national origin|ancestry|country of (birth|origin)|
ethnic (origin|background|group)|whites?|caucasians?|westerners?|foreigners?)
{nation}
(white|black|asian|african|arab|latino|hispanic) ${person}
`,
    religion: `
(religion|religious|denomination|faith|church members?(hip)?)
${faiths}
`,
    health: `
(healthy|good health|disability|handicap|disabled|physical fitness|able bodied|non smok*|no smok*)
`,
    family: `
(single|married|unmarried|divorced|pregnant|pregnancy|childless|marital status|family status|
  family (man|woman|person)|no family)
`,
    orientation: `
(sexual orientation|gender identity|straight|gay|lesbian|heterosexual|homosexual|cisgender|transgender)
`,
    politics: `
(political (views?|opinions?|affiliation|beliefs?)|(trade )?union (members?|people|folk)(hip)?|party members?(hip)?)
`,
    looks: `
(photo|photos|photograph|picture|headshot|good looks|attractive|attractiveness|handsome|beauty|beautiful|pretty|slim|
slender|presentable|well groomed|appearance|physical appearance|outward appearance|tall)
`,
    home: `
(home |private |postal |residential )?(address|residence|domicile|post( )?code|zip( )?code)
commut(e|ing)( (time|distance))?
locals
(current )?(lives|living|resident|residing|based) locally
`,
    beginners: `
${beginners}
`,
    gaps: `
(no|without|zero) (unexplained )?gaps?
`,
    background: `
cultural background
`,
  },
  /** Grounds in any sentence. */
  anywhere: {
    age: `
(under|over|below|above)(-| ){age}s
(under|over|below|above|younger than|older than|up to) (the age of )?{age} (years? old|years? of age|only|preferred)
(not|no) older than {age}
(someone|somebody|anyone|anybody|nobody|none|one|${people}) (who is |aged )?(under|over|below|above) {age}
(younger|older) than {age} !(months?|days?|weeks?|minutes?|%)
{age} years? (old|of age)
{age}(-| to ){age} years? !(of|experience|in|as|warranty)
between {age} and {age} years !(of|experience|in)
(max.|maximum|max) {age} years? !(of|experience|warranty|in)
(max.|maximum) age
age (limit|range|bracket|restriction)s?
(aged?|age group|ages|of age) (between |from |under |over |below |above |up to )?{age}
age: {age}
(young|youthful)(,| and| but)? (dynamic|energetic|vibrant|ambitious|motivated|enthusiastic|creative|fresh|friendly)
(young|youthful) … (team|crew|workforce) !(with|for)
(young|youthful) (talents?|candidates?|applicants?|professionals?|employees?|colleagues?|staff|blood|workers?|man|
woman|lady|gentleman|guy|persons?|spirit|mindset|faces?|graduates?)
(dynamic|energetic|vibrant|creative|small)(,| and)? (young|youthful)
(looking for|seeking|want|prefer|hire|hiring) (a )?young
(must|should) be young
digital natives?
(millennials|gen z|generation z|generation y|zoomers|overqualified|over qualified)
twenty somethings?
mature (candidates?|applicants?|persons?|individuals?|${person})
born … (after|before|since|from|between|in) {year}
in (his|her|their|your) (early |mid |late )?(twenties|thirties|forties|fifties|sixties|{age}s)
no (seniors|retirees|pensioners|old people|older (people|candidates|applicants))
(retirees|pensioners|seniors|older applicants) … (excluded|need not apply)
younger (applicants?|candidates?|persons?|professionals?)
younger (people|employees|staff) (preferred|only|wanted)
(no more than|at most|max.|maximum|maximum of|max|not more than|less than|fewer than) (#|two|three|four|five|six|
seven|eight|ten) years?'? … experience
<!(#.|# years |# )up to (#|two|three|four|five) years?'? (of )?(work |professional )?experience
too (old|experienced)
recently left school
`,
    graduation: `
(graduation years?|year of graduation|year of passing|passing year|years? since graduati*)
batch(es)? of {year}
{year} (batch|graduates?|passouts?|pass outs?)
class of {year}
pass(ed|ing)?( |-)out (in|after|since|before|between|year)
graduat(ed|ion|ing|es?) … (after|since|between|within|before|no earlier than) … {year}
(graduated|degree|diploma|bachelor'?s?|master'?s?) … (no more than|not more than|less than|at most|up to|within|
in) … (years? ago|(last|past) * years?)
(degree|diploma|bachelor'?s?|master'?s?) … (obtained|completed|awarded|earned|received|finished) … {year}
(recent|recently|fresh|freshly|new) (university |college )?(graduates?|graduated|grads?)
freshers?
school leavers?
graduat* (in|within) the (last|past)
`,
    sex: `
(no|without) (women|men|girls|females?|males?|ladies) !(made)
${person} (only|preferred|wanted|required|needed|
candidates?|applicants?)
(only|preferably|must be|should be) (a |an )?(young |single |attractive )?${person} !(made)
(looking for|seeking|want|need|prefer|hire|hiring) (a |an )?(young |single |attractive |strong )?${person} !(made)
(feminine|masculine) (appearance|looks?|touch|energy)
(strong|tough|nice|friendly|handsome|pretty|attractive|young|charming) (m(a|e)n|wom(a|e)n|lady|ladies|guys?|girls?|
boys?|gentlem(a|e)n)
(gender|sex): (male|female|man|woman|men|women)
for (men|women) only
`,
    native: `
native (level )?(* )?speakers?
native {language}
{language} natives?
native(-| )?(level|proficiency|fluency)
natives? level
native (or|and) near
mother tongue
(first|primary|birth) language:? (is |must be |should be |of )?{language}
{language} as (a |an |your |their |the )?(first|primary|birth|mother|native) (language|tongue)
(no|without|free of|free from|neutral) (a |an |any |foreign |strong )?accents?
accent (free|neutral)
`,
    origin: `
({nation}|{language}|us|u.s.|eu|uk|schengen|european|western) (nationality|passports?|origin|descent|ethnicity|
ancestry|roots|blood)
({nation}|{language}|us|u.s.|eu|uk) citizenship
(asian|african|arab*|latin*|eastern|white|black) (origin|descent|ethnicity|ancestry|roots)
({nation}|{language}|us|u.s.|eu|uk|european) (citizens?|nationals?|passport holders?) … (only|required|must|preferred)
(only|must be an?|should be an?) ({nation} |{language} |us |u.s. |eu |uk |european )?(citizens?|nationals?)
(nationality|citizenship|ethnicity|race)(:|=| :| =)
(nationality|citizenship|ethnicity|race) (required|preferred|must|only)
(no|without) (foreign|migrant|immigrant|ethnic)( sounding)? (names?|candidates?|applicants?|workers?)
no (foreigners|immigrants|migrants|refugees|expats|blacks|arabs|asians|gypsies|{nation})
born and (raised|bred)
born in {place}
({nation}|{language}|native) born
(white|black|asian|caucasian|african|arab|latino) (candidates?|applicants?|employees?)
caucasians?
(whites?|europeans|westerners) only
(only|just) (whites|europeans|westerners)
(fair|light|white|dark|brown) skin(ned)?
(same|our|own|right|certain|specific) (race|ethnicity|caste|nationality)
(upper|high|lower) caste
(surnames?|last names?|family names?) … (from|origin|region|local|sounding|{nation}|{language})
`,
    religion: `
${faiths} … (faith|believers?|candidates?|applicants?|only|required|preferred|practi(s|c)ing|membership)
(practi(s|c)ing|devout|observant|born again|committed) ${faiths}
(christian|catholic|islamic|muslim|jewish|biblical) (values|faith|beliefs?|ethos)
(religious affiliation|church membership|membership (of|in) (a|the) (* )?church)
(member|members) of (a|the|our) (* )?church
(no|without) (head( )?scar(f|ves)|hijabs?|turbans?|veils?|burqas?|burkas?|kippahs?)
clean shaven
(church|mosque|synagogue) go(ing|ers?)
no (muslims?|jews?|christians?|hindus?|catholics?|atheists?)
`,
    health: `
(no|without|free of|free from|not have|not having) (any |an? )?(known )?(physical |mental |chronic |
severe )?(disabilit(y|ies)|handicaps?|health (issues|problems|conditions)|illness(es)?|diseases?|impairments?|
medical conditions?)
(not|no) disabled
able bodied
must be (in )?(perfect |good |excellent |full )?(healthy|health)
(perfectly|completely|fully) healthy
(physically|medically|mentally) (and (mentally|physically|medically) )?(fit|healthy|stable)
(in|enjoy*) (good|perfect|excellent|sound) (physical |mental |general )?health !(care|insurance|outcomes)
sound health
healthy (person|candidate|applicant|individual|employee)s?
(good|excellent|high|sound|own|levels? of|top) physical fitness !(and|or|,)
(good|excellent|top) physical (condition|shape|health) !(and|or|,)
non smok(er|ers|ing)
disability free
(no|without|without any) history of (mental|psychiatric|chronic|serious)
no (mental health|medical|sick leave|illness|psychiatric) (history|records?|issues|problems)
(no|few|low|little) (sick days|sick leave|sickness absence)
(bmi|body mass index) (under|below|less than|max)
hiv (negative|test)
`,
    family: `
(childless|child free|family free)
(not|no|nobody|wasn't|isn't) ((someone|somebody|anyone|one|people) )?with (small |young )?(children|kids)
(about|going|likely|planning|wants?|hopes?|hoping) to (have|start|expect) (a )?(children|kids|baby|babies|family)
(wife|husband|spouse) (could|can|may|might|should|will|would|to) (also )?(help|work|join|live|be)
(suit|want|prefer|seek) (a )?(married )?couples?
(no|without|free of|free from) (family|familial|domestic) (constraints?|ties|responsibilities|obligations|
commitments|duties)
(no|without) (small |young )?(children|kids|dependents) !(toys|books|under)
no (planned )?(maternity|parental|paternity) leave
(plans?|planning|intending) (to have|to start|for) (children|a family|kids|a baby)
unmarried
(marital|family) status
(single|married|divorced|unmarried) (candidates?|applicants?|persons?|people|${person})
(not|no|without) (be |currently |being |planning )?(a )?pregnan(t|cy)
no (working )?(mothers|mums|moms|parents)
family planning (is )?(completed|complete|finished)
`,
    orientation: `
heterosexual*
homosexual*
(no|not) (gays?|lesbians?|queers?|lgbt*|trans (people|persons?)|transgender*|bisexuals?)
straight (${person}|${people})
sexual orientation (required|preferred|:)
(gay|lesbian) (candidates?|applicants?)
`,
    politics: `
(no|not|non) (a )?(trade )?(union members?(hip)?|unioni(z|s)ed)
no (trade union|union|works council) (activit*|history|affiliation|involvement|background|activists?)
political (views?|opinions?|affiliations?|beliefs?|convictions?|leanings?)
(party|trade union) (members?(hip)?) !(fees?|data)
(conservative|left wing|right wing|republican|socialist|communist|liberal) (views?|politics|candidates?|voters?|
supporters?|convictions?|opinions?|attitude)
`,
    looks: `
(profile|passport|passport sized?|application) (photos?|pictures?)
(cv|resume|application|candidate|applicant)(s|'s)? (with )?(a |your )?(recent )?(photos?|photograph|picture|headshot)
(photos?|photograph|picture|headshot) (in|on|with) (the |your )?(cv|resume|application)
(photos?|photograph|picture|headshot) (is |are |must be )?(required|mandatory|compulsory|needed|expected|attached)
(with|include|includes|attach|enclose|send|provide|submit|has|have) (a |an |your |us )?(recent |current |
professional |full( |-)length |colou?r )?(photo|photograph|headshot|picture)
recent photo(graph)?s?
(good|nice|great|beautiful|pretty|handsome|attractive|pleasant|pleasing|presentable|well groomed|
neat) (physical )?(appearance|looks?)
good looking
attractive (personality|persons?|candidates?|wom(a|e)n|m(a|e)n|lad(y|ies)|girls?|appearance)
(slim|slender|athletic) (figure|build|person|body)
looks? good (on camera|in uniform)
photogenic
(min.|minimum|max.|maximum|min|max) (body )?(height|weight) (of |: ?)?#
(#|#.#|{age})( )?(cm|m) tall
`,
    home: `
(must|should|candidates?|applicants?|preferably|you|who|to|ideally) (currently |already |permanently |also |really |
ideally )?${lives} (currently |permanently )?(in|within|near|close to|inside|of)
(lives?|resides?|resident|based) (locally|nearby)
(lives?|living|resides?|residing|resident) (in|of|near) {place}
(live|lives|living|reside|resides|residing|resident) … ${distance}
(live|lives|living|reside|resides|residing|resident|home|residence) (near|nearby|close to|around) (the |our )?${works}
(within|max.|maximum|max|less than|under|no more than) # (km|kilomet*|miles?) … (from|of) (the |our )?${works}
(located|based|commut*|home) … (within|less than|under|no more than|max.|maximum) … ${distance}
(within )?commut(ing|able) distance
short commute
residence (near|close to|around)
(home|residence) … (distance|proximity)
(distance|proximity) … (home|residence|domicile)
(distance|proximity) (to|from) (the |our )?${works}
address (distance|within # |radius)
local (residents?|candidates?|applicants?|people) (only|preferred)
(only|preferably) local (residents?|candidates?|applicants?)
locals only
(current )?residents? of {place}
(zip|post)( )?codes? (starting|beginning|in|from|:)? … #
`,
    school: `
(elite|prestigious|top tier|tier 1|tier one|tier-1|renowned|famous|top) (schools?|universit(y|ies)|colleges?|
institutions?)
top(-| )#( |-)(schools?|universit(y|ies)|colleges?)
(ivy league|russell group|oxbridge)
`,
    beginners: `
(only|preferably) ${beginners}
${beginners} … (only|preferred|wanted)
(fresh|straight|right) (out of|from) (university|college|school)
#(-| to | - )# years?'? (of )?experience (only|maximum)
`,
    gaps: `
(no|without|zero|free of) (any )?(unexplained )?(employment|career|cv|resume|work|work history) gaps?
(no|without|zero) (any )?(unexplained )?gaps? (in|on) (the |your |their |his |her )?(cv|resume|employment|
  career|work)*
(not|never) have (any )?(unexplained )?gaps? (in|on) (the |your |their |his |her )?(cv|resume|employment|career|work)*
(no|without) gaps? between (jobs|roles|positions)
(gapless|gap free|continuous|unbroken|uninterrupted|seamless) (cv|resume|careers?|employment|work history)
`,
    background: `
(same|similar|our|own|{nation}|{language}|western|european|local|asian|right) (cultural|ethnic|social) backgrounds?
cultural backgrounds? (similar|like|that (fits?|match*)|fits?|match*|required|preferred|close)
share(s|d)? (our|the same) (cultural )?(background|roots|heritage|origins?)
culturally? (fit|match*) (with|to|for) ({nation}|{language}|western|european) culture
`,
  },
};
