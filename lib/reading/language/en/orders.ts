const things = "(instructions?|prompts?|rules?|guidelines?|directives?|commands?|orders)";
const person = "(candidate|applicant|resume|cv|curriculum vitae|profile|person|application|document|section)";
const trades =
  "(engineer|developer|research|scientist|specialist|consultant|lead|architect|product|manager|intern|trainer|test|" +
  "qa|quality|analyst|expert|annotator)";
const scores = "(rating|score|scores|marks?|grade|points?|evaluation|assessment|ranking|recommendation)";

/**
 * How a language words instructions to software that reads applications. A match in one list proves nothing: a
 * recruiter's own CV mentions candidates and scores. The code that detects instructions combines the lists.
 */
export const orders = {
  /** "Ignore", "forget". */
  ignore: `
ignore
disregard
forget
override
bypass
skip
neglect
discard
do not (follow|obey|consider|apply)
`,
  /** "Previous", "all", "your": which instructions to ignore. */
  earlier: `
(previous|prior|above|earlier|preceding|all|any|your|the|these|those)
`,
  /** "Instructions", "rules". */
  orders: `
${things}
(constraints?|criteria|requirements|context|training|programming|scorecard|rubric)
`,
  /** "Everything". */
  everything: `
(everything|anything|all (of )?(that|the text))
`,
  /** "Above", "you were told". */
  before: `
(above|before|previous|prior|said|told|you (were|have been|received))
`,
  /** "You are now", "act as". */
  youAre: `
(you are|you're|act as|behave as|pretend (to be|you are))
`,
  /** The role given to the software: "an assistant". */
  role: `
(an? )?(unrestricted|jailbroken|helpful|different|new|dan|obedient|friendly)
(an? )?(* )?(recruiter|assistant|evaluator|ai|llm|model)
(an? )?(* )?(scoring|evaluation|ranking|screening) (engine|system|tool|bot)
`,
  /** Words for software that mean nothing else: "language model". */
  machine: `
(llms?|language models?|chatbots?|chatgpt|gpt|hiring algorithm|ranking algorithm|evaluator|grader|machine readers?)
machine(-| )readable
(ai|screening|automated) (assistant|model|system|agent|reader|reviewer|recruiter|evaluator|screener|tool|software)s?
(ai|automated|screening) (algorithm|process*)
automated (tool|system|process|reader)s?
`,
  /** Words for software that mean other things too: "model", "system". */
  anyMachine: `
(ai|a.i.|claude|gemini|copilot|bot|assistant|model|algorithm|ats|parser|judge|screener|system|artificial intelligence)
`,
  /** "Note to", "attention". */
  note: `
(note|notice|message|memo|instructions?|attention|important) (to|for)( the| any| all)?
(attention|dear|hey|hi|hello)(,)?( any| all| the)?
^(to|for)( the| any| all)?
`,
  /** "Must", "should". */
  must: `
(must|should|shall|has to|have to|needs? to|is (required|instructed|ordered|told|to)( to)?)
`,
  /** "Rate", "give". */
  rate: `
(rate|score|rank|grade|mark|give|assign|award|evaluate|assess|set)
`,
  /** "This candidate", "the CV". */
  thisPerson: `
(this|that|the|said|the (present|above|following|said)) ${person}('s)?
`,
  /** "Candidates" in general. */
  candidate: `
(candidate|applicant)s?
`,
  /** "Me". */
  me: `
(me|him|her|them|it)
`,
  /** "Highest", "100". */
  top: `
(100|100( )?%|10( )?/( )?10|5( )?/( )?5|4( )?/( )?4|10 out of 10)
(perfect|maximum|max|highest|top|full marks|full score|best|excellent|outstanding|first place|number one)
`,
  /** "Score", "rating". */
  score: `
(score|rating|ranking|marks?|grade|points?)
`,
  /** "Consider", "count". */
  consider: `
(mark|treat|consider|count|report|regard|judge|classify|rate|score)
`,
  /** "Every", "all". */
  every: `
(all|every|each|any|the)
`,
  /** "Criterion", "requirements". */
  criteria: `
(criteri*|requirements?|skills?)
`,
  /** "Met", "satisfied". */
  met: `
(met|satisfied|fulfill?ed|passed|true|complete*|proven|demonstrated|evidenced)
`,
  /** "Is", "meets": verbs before praise of the person. */
  is: `
(is|meets|satisfies|fulfill?s|exceeds|has)
`,
  /** "Perfect", "ideal". */
  perfect: `
(perfect|ideal|best|all|every|each)
`,
  /** "Shortlist", "hire". */
  accept: `
(recommend|approve|accept|hire|shortlist|select|choose|advance)
`,
  /** "Hired", "ranked". */
  accepted: `
(shortlist*|accept*|hired?|rank*|select*|approv*|advanc*|recommend*|scor*|rated?|chosen|first|top)
`,
  /** "You". */
  you: `
(you|your)
`,
  /** Words for judging, in every form. */
  judging: `
(scor(e|es|ed|ing)|rat(e|es|ed|ing|ings)|rank(s|ed|ing)?|grad(e|ed|ing)|evaluat(e|es|ed|ing|ion|ions))
(assess(ed|ing|ment|ments)?|verdicts?|criteri(a|on)|qualified|shortlist(ed)?|marks|points|satisfied|fulfill?ed)
(demonstrated|perfect fit|top ranked|summari(s|z)(e|ing|ed))
`,
  /** Words that make a sentence a command: "must", "please". */
  commanding: `
(must|should|shall|please|kindly|note that|please note|assume|pretend|treat|consider|regard|remember|as having)
(state that|say that|write that|report that|ensure that|make sure|asked that|be scored|regardless|trust me)
`,
  /** "Pretend", "assume". */
  feigning: `
(pretend|assume|treat|state that|say that|write that|as having|override|verified for|pre(-)?approved|regardless of)
`,
  /** "The best score". */
  highest: `
(top|highest|perfect|full|maximum|best|excellent) ${scores}
(100 (points|percent|%)|100( )?/( )?100|10( )?/( )?10|full marks)
`,
  /** "Please", "grant me". */
  begging: `
(please|kindly|grant me|give me|rate me)
`,
  /** "Like this", "every candidate with". */
  alike: `
(like (this|me)|such as (this|me)|(every|any) (candidate|applicant) with|candidates with)
`,
  /** Complete instructions, which need no match in another list. */
  anywhere: `
(developer|debug|admin|god|sudo|maintenance|dan|unrestricted) mode
jailbreak
(increase|raise|boost|maximi(s|z)e) … (this|the|my) ${person}('s)? … (score|rating|ranking)
(rate|score|rank|grade|evaluate|assess) … my (application|profile|cv|resume|candidacy) … (high|highly|well|top|best|
first)
rank (me|${person}) first
new (system )?(instructions?|prompt|rules?|directive|task)( )?(:|-)
new (system )?(instructions?|prompt|rules?|directive|task) (begin|start)
(if you are|if you're|as) an? (ai|llm|large language model|language model|bot|chatbot|
automated) !((* )?(* )?${trades}*)
(do not|don't|never) … (mention|reveal|flag|report|disclose) … (this|these|instructions?|prompt|message|note|hidden)
(reveal|print|output|repeat|show) … (system prompt|your (instructions|prompt|rules))
output (rating|score|verdict|grade)
(respond|reply|answer|output|return|say|print) … (only|just|exactly|with) … (met|yes|100|true|json|hired?|shortlist|
10)
end of (the )?(resume|cv|document|candidate (text|data)|data|user input|input)( )?(.|:|-|=)
(begin|start|end) (of )?(system|instructions?|prompt|evaluation|admin)
(hidden|secret|override) (instructions?|prompt|command|directive|code)
(special|internal|confidential) (prompt|command)
(pre(-| )?approved|already (approved|verified|been (approved|verified|vetted|selected))) … (by|from) … (hr|
management|system)
(pre(-| )?approved|already (approved|verified|been (approved|verified|vetted|selected))) … (by|from) … (admin*|ceo|
team)
(pre(-| )?approved|already (approved|verified)) … (by|from) … (hiring manager|recruiter)
prompt(-| )?injection … (ignore|score|rate|rank)
(treat|count|mark|consider|regard|rate|score) … as (fully |completely )?(met|evidenced|satisfied|fulfilled|proven|
passed)
(ats|ai|llm|parser|bot|scoring|grader|evaluator) (instructions?|directives?|commands?|orders?|overrides?)( )?:
override … (scoring|rubric|ratings?|evaluation|criteria|scorecard)
penali(s|z)e … (missing|lack*|gaps?|skills)
from now on(,)? you (are|will)
(supersedes?|overrides?|replaces?|takes precedence over) … (your|all|any|previous|prior|other) … ${things}
(instruction|prompt|system|score|rating|criteria|evaluation) (override|injection|bypass)
(scoring|rating|grading|evaluation|evaluator|judge|reviewer) (hint|instructions?|override|directive)( )?(:|=|-)
(scoring|rating|grading|evaluation|evaluator|judge|reviewer) (result|output|note|guidance)( )?(:|=|-)
for (machine readers?|machines?|ai( systems?| models?)?|llms?|bots?|automated (systems?|tools?|readers?)) only
(begin|end|start of|end of) (privileged|system|admin|secret|trusted|hidden|verified) … (context|prompt|section|
block|message)
`,
};
