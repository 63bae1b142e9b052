/**
 * The closed classes of words by which a sentence about a job asks, denies, offers or tells, and the words of the
 * headings and furniture around it. They are matched inside a clause or a short heading, never a whole sentence.
 */
export const briefs = {
  /** The person sought, as the subject of a clause. */
  person: `
    (you|they|he|she|who|whoever|s/he)( (also|really|already|just|always|still))?
    (you|they|he|she|it)'(ll|d|re|ve|s)
    (he or she|she or he|the (right|ideal|successful|suitable|perfect) (person|candidate|applicant|colleague))
    (the|a|any|this|our|new)( new)? (person|candidate|applicant|hire|starter|colleague)
    (someone|somebody|anyone|anybody|people|a person|those|one|person|candidates|applicants)( (who|
      that)(('ve|'s|'re|'d)( been)?)?)?
    your
  `,
  /** Whoever writes, and their organization. */
  self: "we\ni\nour\nmy\nme\nus\nwe'(re|ve|ll|d)\ni'(m|ve|ll|d)\nours\nmine",
  /** Verbs with which those ask for something. */
  need: `
    (need|needs|want|wants|require|requires|seek|seeks|expect|expects)
    (must|has to|have to) have
    (look|looks|looking|search|searching|ask|asks|asking) for
    (could|can) do with
    (is|are|'re|'m) (short of|missing|lacking)
    (like|love) (to (have|see|find|get)|someone|somebody|it if)
    insist on
    prefer(s|red)?
  `,
  modal: `
    must
    (has|have|had|need|needs|needed|ought|got|having)(( also)? got)? to
    (should|shall|will need to|would need to|'ll need to|will have to)
    needs?
    will need
    'll need
  `,
  /** Verbs of having, knowing and being, which ask when the person sought is their subject. */
  have: `
    (have|has|having|had|got|hold|holds|holding|held|bring|brings|bringing|possess|possesses)
    (know|knows|knowing|speak|speaks|masters|understand|understands)
    (can|could|able to|be able to|being able to|is able to|are able to|capable of|know how to|knows how to)
    (is|are|be|being|been|feel|feels) (at (home|ease) (in|with)|into|used to|familiar with|comfortable with|
      good (at|with)|fluent in|safe with)
    (is|are|be|being|been|feel|feels|stay|stays|remain|remains)
    (at (home|ease) (in|with)|familiar with|comfortable with|good (at|with)|fluent in)
    (spent|worked|done|led|run|completed|passed|looked after|gained|earned|actually|really|also)
    trained (as|in|to|by|with|on)
    (with|use|uses|work with|worked with|show|shows|demonstrate|demonstrates)
  `,
  /** What is said of a thing that is a must. */
  required: `
    (required|needed|essential|mandatory|compulsory|obligatory|necessary|indispensable|imperative|vital|
      crucial|important)
    (a requirement|requirements?|a must|musts?|must-haves?|non-negotiable|non negotiable|expected|
      the minimum|minimum|at least|pre-?requisites?)
  `,
  /** What is said of a thing that is a wish. */
  wish: `
    if (at all )?possible
    (would|'d) be (delighted|pleased|thrilled)
    helps?$
    (would|might|may) suit
    (a |an )((big|huge|definite|real) )?(plus|bonus|asset|advantage|benefit|merit)( points?)?
    ^plus( )?(:|¶)
    bonus points?
    (would|'d|will|might) be … (nice|great|lovely|good|wonderful|cool|fantastic|brilliant|handy|useful)
    (helpful|ideal|ideally|welcome|beneficial)
    (preferred|preferably|desirable|desired|appreciated|optional|secondary|advantageous|even better|all the better)
    nice( |-)to( |-)haves?
    (would (please|delight|help|be)|we(('d| would) (be glad|like|love))|happy to hear|glad to hear)
  `,
  not: `
    (not|no|never|nor|neither|nobody|none|don't|doesn't|isn't|aren't|won't|can't|cannot|without|needn't)
    (no need|no longer|forget about|never mind)
  `,
  /** "No licence, no job": what is missing when the rest cannot happen. */
  without: "without\nno\nunless",
  cannot: `
    (cannot|can't|can not|won't|may not|not allowed|not permitted|not possible|no)
    (not|n't) (be )?(allowed|able|insured|legal|let|employ|interview|consider|hire|start|work|insure|cover)
    by law
    (legally|legal requirement|required by|federal law|state law|insurance)
  `,
  because: `
    (because|cos|coz|cuz|since|so that|as (we|our|the|they)|which|whose|where|whom|although|though|given)
    (when|while) !(*ing)
    in order to
  `,
  /** What a page or an organization offers; in headings and fragments. */
  offers: `
    (offer|offers|offering|offered|benefits?|perks?|package|rewards?|remuneration|get|gets)
    (salary|pay|wages?|bonus|holidays?|leave|pension|discounts?|canteen|parking|insurance|vouchers?|allowances?)
    (subsidi(s|z)ed|free|paid|gym|voucher|commission|tips|uniform|apartment|cottage|accommodation|per cent|equity)
    (overtime|company (car|van|phone)|(fuel|gift) card|healthcare|vacation)
    (possible|available|negotiable)
  `,
  /** Headings by a word of theirs, in lines of few words. */
  heads: {
    must: `
      (requirements?|criteria|specification|qualifications?|skills|profile|musts?|must-haves?|essentials?|
        needs|competenc(y|ies|es)|credentials)
      (what|who) (we|i|they)(('re| are|'m|'ll))? (need|want|ask|expect|require|look|after|seek)*
      what (i|we) need
      (what )?you(('ll| will))? (also )?(bring|have|need|are|know)
      (ask|asking) of you
      about you
      the (ideal )?(person|candidate)
    `,
    nice: "nice\nplus\nbonus\ndesirable\nideally\nadvantage*\noptional\npreferred\ngood to have\nextras?",
    duties: `
      (duties|tasks|responsibilities|responsibility|accountabilities|day( |-)to( |-)day|the (work|job)|what you do)
      (what|how) (will |would |do )?(they|you|he|she)('ll|'d)? (will |would )?(be )?(do|doing|does)
      (they|you)('ll|'d)? (do|be doing)
      (your|the|a) (typical )?(day|mission|role|impact)
      (job|role|position|post) (involves|entails|purpose)
      purpose of (the )?(post|role|job)
    `,
    none: `
      (we|they) (offer|provide|give|have)
      (you|you'll) (get|receive|enjoy)
      (what's in it|why|how to|benefits|perks|package|about (us|the (company|museum|team|organi(s|z)ation))|
        our (company|story|values|team|culture))
      (who we are|similar|related|more|other) ?(jobs|vacancies|positions|roles|openings|links)?
      (follow|share|apply|contact|faq|frequently asked|news|blog|newsletter|privacy|cookies?|equal|what's on)
      (jobs|interview|hiring process|next steps|visit|closing date|salary|pay|hours)
      ^we¶
      ^us¶
    `,
  },
  /** Articles, prepositions, conjunctions, pronouns and auxiliaries: words that are no part of a title. */
  small: `
    ourselves themselves himself herself yourself those these the a an this that these those my our your
    their his her its some any one no every each both either in
    on at to for from by with of into onto near about after before during since until through against without within
    behind beside between beyond across along towards under above below
    as and or but so if than then when where while who which what how
    very more most also just only not is are was were be been being has have had do does did will would can could
    should must may might i we you he she they it us them me
    we're i'm you're they're he's she's it's that's there's we've i've you've
    they've we'll i'll you'll they'll there here up down out off over under again now please
    per via plus asap today yesterday tomorrow morning right well still yet because since got naturally
    obviously really clearly certainly actually honestly basically usual usually get getting make lost
    come
  `,
  /** Prepositions before the name of a town. */
  nearness:
    "in at near by of from above below outside inside around opposite behind beside beyond between up",
  /** Prepositions that join an occupation to its field: "Head of Wine". */
  titleJoins: "of",
  /** Adjectives and kinds of contract that stand before a title and are no part of it. */
  praise: `
    new good great experienced skilled talented motivated dedicated qualified reliable friendly enthusiastic
    passionate fantastic excellent proper decent strong real additional another urgent urgently immediate full-time
    part-time fulltime parttime full part time permanent temporary temp freelance next best perfect ideal dynamic
    wanted needed hiring vacancy job role position cover maternity first second last old previous former current
  `,
  /** Endings of words for people by what they do; they count where a title is expected. */
  suffixes: "er ers or ist ists ian man woman men ess eer keep wright smith ant ician",
  and: "and\n&\nplus",
  or: "or",
  /** "Otherwise", which makes what is said before it a condition. */
  otherwise: "otherwise\nor else",
  /** "So", after which a sentence goes on to its point. */
  so: "so\ntherefore\nhence",
  /** The commonest verbs of statements; a fragment such as "Python, SQL" has none. */
  finite: `
    (is|are|was|were|has|had|does|did|will|would|goes|comes|gets|got|thinks|says|wants|would be|should be|
      could be|isn't|aren't)
  `,
  /** Whoever is sought, without a name. */
  someone: `
    (someone|somebody|anyone|anybody)( (who|that))?
    (a |our |my )?(successor|replacement)
  `,
  /** "Not only", which denies nothing. */
  merely: `
    not (just|only|merely|simply)
    (no|not) (more|less) than
    (no|not any) (longer|problem)
    like no (one|other)
  `,
  /** A label before the title: "Wanted: a baker". */
  wanted: "advert\nwanted\n(re)?hiring\n(recruit|recruits|recruiting|hire|hires)\nvacancy\nnow hiring",
  /** Words whose full stop ends no sentence. */
  abbreviations:
    "mr mrs ms dr st no vs etc incl excl approx min max eg ie e.g i.e dept hrs yrs ext tel ref inc ltd jr sr",
  /** What the law or a rule makes a must: with a licence or certificate, a condition of the job. */
  strict: "mandatory\ncompulsory\nobligatory\nrequired by law\nlegally required\na legal requirement",
  /** Begins what is said to be important: "it matters that". */
  that: "that",
  /** "Only", which limits who is sought. */
  only: "only\njust",
  /** Pronouns for what was said before: "without it". */
  it: "(it|them|this|that|which|one|these|those)",
  /** Prepositions before what somebody is to do. */
  purposes: "to",
  /** Words for a job before the occupation it is for: "the post of", "a vacancy for a". */
  posts: `
    (roles?|posts?|positions?|vacanc(y|ies)|jobs?|openings?|req|requisition|
      adverts?|ad) (of|as|for)( (an?|the|our|another|one|some))?
    (replace|replaces|replacing|replacement for|successor (to|for)) (our|the|an?)
    our (last|previous|former|retiring)
  `,
  /** "A" and "another", before one of a kind. */
  another: "an?\nanother\none more",
  /** The preposition before what somebody has. */
  having: "with",
};
