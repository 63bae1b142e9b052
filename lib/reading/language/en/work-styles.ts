/**
 * Phrases for work that shows a style: actions, never traits. "Checked every invoice against the order" is an action;
 * "attention to detail" and "team player" are praise and not listed.
 */
export const workStyles = {
  achievement: `
    (exceeded|surpassed|beat|outperformed|topped) (the|my|our|every|all|both|each|annual|yearly|
      monthly) … (targets?|quotas?|goals?|budgets?)
    (finished|closed|ended) … (above|ahead of) (target|plan|budget|schedule)
    (best|highest) (sales|results?|scores?|output|turnover) (of|in) the (team|branch|region|shift|company|
      year)
  `,
  persistence: `
    after (#|two|three|four|five|several|many) (failed|fruitless|rejected) (attempts|tries|tests|trials|
      applications)
    (finished|completed|delivered|carried on|kept going) … despite
    despite … (finished|completed|delivered)
    until (it|they|every|each|all|the last|the) … (was|were) (solved|fixed|settled|paid|found|closed|
      resolved)
  `,
  initiative: `
    (on|at|of) (my|our) own initiative
    (volunteered|stepped in|stepped up) (to|for|as)
    (proposed|suggested) (and|then) (introduced|built|led|ran|carried out|set up|tested|organi(s|z)ed)
    (initiated|founded|launched) (a|an|the|our|its|two|three|#)
    introduced (a|an|the|weekly|monthly|daily|new|regular|two|three)
    took on (extra|additional|further)
    started (a|an|our|the first) … (programme|program|initiative|scheme|club|group|series|newsletter|rota)
  `,
  leadership: `
    (led|managed|supervised|headed|directed|coached) (a|the|our|up to|over|more than) … (team|crew|group|
      shift|staff|department|brigade|unit)
    (led|managed|supervised|coached|mentored|trained|instructed) (up to |over |more than )?(#|two|three|
      four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)
    (trained|mentored|coached|supervised|instructed) … (apprentices|trainees|juniors|starters|colleagues|
      staff|nurses|cooks|teachers|drivers|engineers)
    (chaired|moderated) (the|a|our|weekly|monthly)
  `,
  cooperation: `
    (together|jointly) with (the|my|our|other|two|three|colleagues|nurses|doctors|teachers)
    (helped|supported|relieved|covered for) (my |our |other |new )?(colleagues|co-workers|teammates)
    covered (the )?(shifts?|classes|rounds|tours?|lessons) (for|of)
    paired with
    (shared|passed on) … (with|to) (the|my|our|other|new) (team|teams|colleagues|shift|staff|department|
      departments)
    agreed … with (the|other|two|three|all) (departments|teams|trades|suppliers|wards|authorities)
  `,
  concern: `
    (cared for|looked after|comforted|calmed|consoled|listened to) … (patients|residents|children|clients|
      families|relatives|pupils)
    (visited|accompanied|supported) … (patients|residents|families|relatives|refugees|pupils|children)
    (explained|talked) … to (the )?(patients|relatives|families|parents)
  `,
  social: `
    (hosted|organi(s|z)ed|ran) (a|an|the|our|weekly|monthly|annual|regular) … (meetups?|open days?|
      receptions?|evenings?|gatherings?|get-togethers?|fairs?)
    (greeted|welcomed|received) … (guests|visitors|customers|delegations|members)
    (built|kept up|maintained) contacts? (with|to) (the|local|#|neighbouring|regional)
  `,
  self_control: `
    (de-escalated|deescalated|defused|calmed down|settled) … (conflicts?|disputes?|quarrels?|complaints?|
      arguments?|situations?)
    (handled|dealt with|calmed|served|answered|advised) … (angry|upset|aggressive|hostile|distressed|drunk)
  `,
  stress_tolerance: `
    (served|cooked|plated|answered|handled|processed|packed|treated|admitted) … # … (a|per|each) (day|hour|
      shift|night|evening|service)
    (on-call|on call) (duty|rota|rotation|service|weeks|shifts)
    (during|through) … (peak|rush|outage|outages|christmas|pandemic|emergency|emergencies|strike)
    # (calls|patients|guests|covers|orders|deliveries|tickets|cases) (a|per|an) (day|hour|shift|night|
      evening)
  `,
  adaptability: `
    (retrained|switched|moved|changed) (from|as|to) … (within|in|to|when|after)
    (learned|learnt|taught myself|picked up) … (in|within) (#|a|two|three|four|six|few) (days|weeks|months)
    (stood in|filled in|took over) (for|as|at short notice)
    (rotated|worked) (through|across|in) (#|two|three|four|five|six|all|several) … (departments|wards|
      stations|branches|countries|sites|teams)
    at short notice
  `,
  dependability: `
    (delivered|submitted|filed|closed|completed|finished|paid|opened|handed in) … on time
    (met|kept|hit) (every|all|each) … deadlines?
    (met|kept) (every|all|each) … (dates|appointments)
    without (a single|one|any) (missed|late) … (deadline|delivery|payment|day|shift)
    (opened|closed|locked) (and (closed|locked) )?the (shop|store|branch|till|kitchen|office|bakery|
      workshop)
    (kept|held) the keys
  `,
  detail: `
    (checked|verified|compared|inspected|proofread|counted|measured|weighed|reconciled|reviewed|recorded|
      logged) (every|each|all)
    (checked|compared|matched|reconciled|verified) … (against|with) (the|their|its|every|each)
    double-checked
    (found|corrected|caught) … (errors|mistakes|discrepancies|defects)
    (without|with no|no) (a single )?(errors?|mistakes?|findings|discrepancies) … (audits?|year|years|
      months|inspections?|closing)
  `,
  integrity: `
    (reported|disclosed|escalated) (a|an|the|all|every|suspected) … (breach|breaches|irregularit*|fraud|
      bribe|hazards?|near misses|misconduct|conflict of interest)
    (refused|declined|stopped) … (unsafe|unlawful|illegal|bribes?|gifts|until it was safe)
    (kept|handled|treated) … (confidential|in confidence|confidentially)
    (counted|balanced|banked) (the )?(cash|till|takings)
  `,
  independence: `
    (sole|only) (accountant|developer|engineer|nurse|cook|teacher|driver|buyer|designer|administrator|clerk|
      electrician)
    (worked|travelled|ran|managed|built|wrote|planned|cooked|repaired|organi(s|z)ed|kept|did) … (alone|
      single-handed*|on my own|by myself|unsupervised|without supervision|independently)
  `,
  innovation: `
    (invented|patented|prototyped)
    (designed|devised|developed|created|built|wrote) (a|an|our|the) (new|first|own|novel|in-house)
    replaced … (with|by) (a|an|our own|my own) (new|own|simpler|home-made|self-written|self-built)
    automated (the|a|an|our|all|daily|weekly|monthly|#)
  `,
  analysis: `
    (analy(s|z)ed|evaluated|modelled|modeled|calculated|forecast|forecasted|diagnosed|investigated|
      simulated) (the|a|all|every|why|how|#|our|daily|monthly|customer|sales|failure|accident)
    (found|identified|traced|determined) (the |its )?(root )?(causes?|sources?|reasons?) (of|for|behind)
    (root cause|cost-benefit|failure) analys(i|e)s
    (broke|split) down … (by|into)
  `,
  /** Words that turn an action after them in the sentence into a denial or a wish: "not", "would like to". */
  notDone: `
    not
    n't
    never
    nobody
    without having
    (would|will|want|wants|wish|hope|like|love|plan|intend|learn|able|ready|willing|happy|eager|expected|
      keen) to
    would
    could
    should
    (if|whether)
    my (boss|manager|colleagues?|supervisor|director|team lead|wife|husband|brother|sister|friend)
  `,
};
