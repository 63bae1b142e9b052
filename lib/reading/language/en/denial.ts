/** How a language words denials, wishes and the work of others. */
export const denial = {
  /** Phrases that deny the words after them: "no experience with Kubernetes". */
  before: `
    without
    lack(s|ing)?( of| in)?
    (absence|devoid|unfamiliar)( of| with)?
    excluding
    except(ion of| for)?
    other than
    instead of
    rather than
    (no|little|zero) (prior |previous |real |direct |practical )?(experience|knowledge|exposure|
      background)( in| of| with| as| on| using)?
    no (prior |previous |real |direct |formal )?(skills?|training|familiarity|involvement|part|share|
      role)( in| of| with| as| on| using)?
    (nothing|little) to do with
    not (yet )?(familiar|experienced|proficient|skilled|trained|certified|versed|licensed|qualified|
      involved)( in| with| as| on| for)?
    not (yet )?(responsible|in charge)( for| of)?
    never (used|worked|done|had|took|taken|held|been|handled|managed|did|practi(s|c)ed|touched|tried|taught|
      led)( with| in| as| on| part in)?
    (did|do|does|was|were|am|is|are|have|has|had|could|can)( not|n't) !(part|among|only|just|merely|mere|
      limited|miss*|fail*|los*|late|exceed*|compromis*|disappoint*|hesitate|yet)
  `,
  /** Phrases that deny the words before them. */
  after: `
    not (being )?(part|included|among|required|available|present|used)
    is missing
    (was|were) not
  `,
  /** Phrases that deny the words of their clause, on both sides: "an Verhandlungen nicht teilgenommen". */
  around: ``,
  /** Words that end a denial, as a comma does. */
  but: `
    but
    however
    yet
  `,
  /** The conjunction before the last item of a denied list. */
  or: `(n?or)`,
  /** Phrases that make the words after them a wish: "would like to learn". */
  wishes: `
    (would|'d) (very much )?(like|love|prefer|be (keen|happy|glad|eager)) to
    (would|'d) welcome (a|the) chance to
    (want|wants|wanted|wish|wishes|hope|hopes|hoping|plan|plans|planning|intend|intends|intending|aim|aims|
      aiming|aspire|aspires|aspiring|keen|eager|curious|excited|willing|ready|long|longing|seeking|looking|due|
      about|going|open|looking forward|will)( to| about)? (begin|beginning|start|starting|take over|taking over|
      learn|learning|become|becoming|train|training|study|studying|qualify|
      qualifying|retrain|retraining|get into|getting into|move into|moving into|gain|gaining|acquire|
      acquiring|specialise|specialize|discover)( about| more about| as| in| for)?
    (interest|interested|interests|curious|keen|dream|dreams|dreaming) (in|about|of|on)( learning| becoming)?
    (booked|registered|enrolled|signed up) (on|onto|for|in)
    (am|is|are|currently|now|still|just) (learning|studying for|training (as|for|to)|a beginner (in|at))
  `,
  /** Phrases that make the words of their clause a wish, on both sides. */
  wishesAround: `
    (expected|anticipated) (in|by|for)
  `,
  /** Phrases that ascribe the words after them, up to an "and", to somebody else: "reported to". */
  others: `
    report(s|ed|ing)? (directly |straight )?to
    (supervised|managed|led|headed|overseen|instructed|mentored|coached|taught|audited) by
    under (the )?(close |direct )?(supervision|guidance|direction|leadership|lead|instruction|mentorship|
      oversight)( of)?
    (assistant|secretary|pa|driver|intern) (to|of) (the|a|an|our)
    (emailed|e-mailed|called|phoned|informed|notified|told|contacted|escorted|greeted|welcomed|thanked) (the|
      our|their|a|an)
    (forward|forwards|forwarded|forwarding|refer|refers|referred|referring|outsource|outsources|outsourced|
      outsourcing)
    (left|leave|leaves|leaving) (it |this |that |them )?to (the|a|an|our|my)
    (who|whom) (handled|handles|did|does|led|leads|ran|runs|managed|manages|knew|knows)
    while (the|our|other|others|my|a|an) … (did|do|does|talk|talked|made|make|led|ran|met|ate|worked|wrote|
      handled|managed)
  `,
  /** Phrases that ascribe their clause, on both sides, to somebody else: "was done by a subcontractor". */
  othersAround: `
    my (late |ex-?)?(wife|husband|brother|sister|father|mother|dad|mum|mom|son|daughter|uncle|aunt|cousin|
      nephew|niece|neighbour|neighbor|friend|girlfriend|boyfriend|fiancee?|spouse|parents|family|flatmate|
      roommate|grandfather|grandmother|partner)
    my (colleague|colleagues|boss|bosses|manager|supervisor|team|employer|teammate|teammates) (is|was|are|
      were|has|have|had|does|do|did|knows|knew|works|worked|handles|handled|looks|looked|runs|ran|gives|gave|
      takes|took|leads|led|manages|managed|makes|made|writes|wrote|builds|built|teaches|taught|specialises|
      specializes)
    (was|were|is|are|been|being) (all |mostly |usually |always )?(done|handled|carried out|performed|managed|
      led|run|made|taken care of|looked after|prepared|provided|covered|dealt with|written|built|taught|
      outsourced|delivered|organi(s|z)ed) (by|to) … (agency|agencies|supplier|suppliers|contractor|
      contractors|subcontractor|subcontractors|colleague|colleagues|team|department|office|firm|company|
      provider|vendor|manager|others|else|specialist|specialists|partner|consultant|consultants|another *)
    (that|which|whom) (the|a|an|our|another) … (had|has|have) (already )?(done|made|prepared|written|handled|
      built|led)
    in which the … met
    (was|were) (left|handed|outsourced) (over )?to
  `,
  /** Phrases in which a word has another meaning: "greenhouse gas". */
  otherwise: `
    concrete (examples?|steps?|plans?|proposals?|ideas?|evidence|actions?|terms|results?|goals?|advice|measures)
    greenhouse (gas|gases|effect|emissions?)
    (wound|eye|nasal|ear) irrigation
    wound (up|down|the|a)
    (search|game|rules|rule|physics|recommendation|pricing|storage|workflow|template) engines?
    pilot (project|projects|study|studies|phase|programme|program|scheme|test|tests|plant|run|site|version|
      customers?)
    scaffold(ing|ed)? (questions?|learning|students?|pupils?|code|tasks?|techniques?|exercises?)
    (taught|teaching|teach) (myself|himself|herself|themselves|yourself|oneself)
    (food|blood|power|memory|bottle|piggy|clothes|seed|time|question|river) banks?
    (tennis|basketball|squash|food|badminton|volleyball) courts?
    (free|drug|field|software|crop|sleep|product) trials?
    (sales|value added|road|council|income|property) tax
    network(ed|ing)? (at|with|events?|lunch*|breakfast*|drinks|meetings?|evenings?)
    (java|python) … (coffee|beans|island|snake|snakes|zoo|reptiles?|turtles?|roast*)
    (coffee|snake|zoo|reptile) … (java|python)
    (spring|summer|autumn) (cleaning|term|semester|season|break|rolls?|onions?|collection)
    (library|school|text|phone|comic|guest|audio) books?
    (bench|leg|french|printing|drill|hydraulic|trouser|flower|wine|cider) press
    (hard|flash|usb|disk|blood|clothing|food|test|thumb) drives?
    (nursing|nurse) (plants?|seedlings?|a (drink|beer|coffee|grudge))
    (cloud|clouds) (murals?|paintings?|photographs?|chambers?|cover|seeding|formations?|patterns?|gazing)
    (speed|safety|paper|hair|video|audio|bicycle|bag) recorder
    (lead|leads|leading) (pipes?|paint|acid|glass|time|roofs?|weights?|singer|vocals?|actor|actress|role in)
    (tree|file|log|linked|dropdown|drop-down|context|navigation|pop-up) (menus?|branches|roots?)
    (programm(ed|ing)|design(ed|ing)?|cod(ed|ing)) (the )?(drop-down|dropdown|context|navigation) menus?
    (change|changed|gave|give) … (at|from) the till
    (early|late|final|first|second)-stage
    (personal|private|guilty|reading|swimming) pleasure
    (stage|stages) of (growth|development|the process|production|the project|illness)
    (poster|brand|goodwill) (child|ambassadors?)
    (train|trains) (station*|ticket*|journey*|ride*|driver*|driving|line*)
    (bar|office|retail|car|theme|amusement|national|trailer) (parks?|parking)
    (sports?|football|hockey|soccer|playing|corn|wheat|force|magnetic|input|form|text) (field|fields|pitch|
      pitches)
    (credit) (score of my own|for (courses?|classes?|modules?)|points? for|hours?)
    (course|academic|university|college|extra|transfer) credits?
    (boot|training|summer|holiday|refugee) camps?
    (web|site|page|app|cache|load|memory|disk|query|database|engine|server|network) performance
    performance of (a|an|the|our|its) … (database|server|servers|engine|network|system|systems|query|queries|
      page|pages|app|game|cache|website|cluster|loop|code)
  `,
  /** Conjunctions before the person's own work again: "reported to the chef and planned menus". */
  and: `
    and
    while
  `,
};
