/** What people of a country are called, folded, masculine where two forms differ; other forms follow by rule. */
const english =
  "american british english scottish welsh irish canadian australian indian pakistani bangladeshi nepalese nigerian kenyan ghanaian senegalese ivorian cameroonian congolese ethiopian eritrean somali ugandan tanzanian rwandan zimbabwean angolan mozambican egyptian moroccan algerian tunisian libyan sudanese lebanese syrian jordanian palestinian israeli iranian iraqi afghan turkish saudi mexican brazilian argentine argentinian colombian chilean peruvian venezuelan ecuadorian bolivian uruguayan paraguayan cuban dominican haitian jamaican austrian german swiss belgian french spanish portuguese italian dutch polish russian ukrainian chinese japanese korean vietnamese thai indonesian malaysian filipino greek swedish norwegian danish finnish czech slovak slovakian hungarian romanian bulgarian serbian croatian bosnian slovenian albanian lithuanian latvian estonian armenian georgian";
const german =
  "amerikanisch britisch englisch schottisch irisch kanadisch australisch indisch pakistanisch nigerianisch kenianisch ghanaisch senegalesisch ivorisch kamerunisch kongolesisch athiopisch eritreisch somalisch angolanisch mosambikanisch agyptisch marokkanisch algerisch tunesisch libysch sudanesisch libanesisch syrisch jordanisch palastinensisch israelisch iranisch irakisch afghanisch turkisch mexikanisch brasilianisch argentinisch kolumbianisch chilenisch peruanisch venezolanisch kubanisch osterreichisch deutsch schweizerisch belgisch franzosisch spanisch portugiesisch italienisch niederlandisch polnisch russisch ukrainisch chinesisch japanisch koreanisch vietnamesisch thailandisch indonesisch griechisch schwedisch norwegisch danisch finnisch tschechisch slowakisch ungarisch rumanisch bulgarisch serbisch kroatisch bosnisch slowenisch albanisch litauisch lettisch estnisch armenisch georgisch";
const germanNouns =
  "osterreicher osterreicherin schweizer schweizerin senegalese senegalesin franzose franzosin italiener italienerin spanier spanierin portugiese portugiesin turke turkin brite britin amerikaner amerikanerin ukrainer ukrainerin polin russe russin syrer syrerin brasilianer brasilianerin nigerianer nigerianerin marokkaner marokkanerin";
const french =
  "americain britannique anglais ecossais irlandais canadien australien indien pakistanais nigerian kenyan ghaneen senegalais ivoirien camerounais congolais ethiopien malien guineen burkinabe beninois togolais malgache gabonais rwandais angolais mozambicain egyptien marocain algerien tunisien libyen soudanais libanais syrien jordanien palestinien israelien iranien irakien afghan turc mexicain bresilien argentin colombien chilien peruvien venezuelien cubain haitien autrichien allemand suisse belge francais espagnol portugais italien neerlandais polonais russe ukrainien chinois japonais coreen vietnamien thailandais grec suedois norvegien danois finlandais tcheque slovaque hongrois roumain bulgare serbe croate bosniaque slovene albanais";
const spanish =
  "americano estadounidense britanico ingles irlandes canadiense australiano indio pakistani nigeriano keniano senegales camerunes congoleno angoleno egipcio marroqui argelino tunecino libanes sirio palestino israeli irani iraqui turco mexicano brasileno argentino colombiano chileno peruano venezolano ecuatoriano boliviano uruguayo paraguayo cubano dominicano austriaco aleman suizo belga frances espanol portugues italiano holandes neerlandes polaco ruso ucraniano chino japones coreano griego sueco noruego danes checo hungaro rumano bulgaro";
const portuguese =
  "britanico americano norte-americano canadense canadiano australiano indiano nigeriano queniano senegales angolano mocambicano cabo-verdiano guineense egipcio marroquino tunisino libanes sirio iraniano turco mexicano brasileiro argentino colombiano chileno peruano venezuelano austriaco alemao suico belga frances espanhol portugues italiano holandes neerlandes polaco polones russo ucraniano chines japones coreano grego sueco noruegues dinamarques romeno";

const feminine = (word: string) => {
  if (word.endsWith("ao")) return word.slice(0, -1);
  return word.endsWith("o") ? `${word.slice(0, -1)}a` : `${word}${/(?:es|ol|an)$/.test(word) ? "a" : ""}`;
};

const known = new Set([
  ...`${english} ${germanNouns}`.split(" "),
  ...german.split(" ").flatMap((word) => ["", "e", "er", "es", "en", "em"].map((end) => word + end)),
  ...french
    .split(" ")
    .flatMap((word) => [
      word,
      `${word.replace(/c$/, "cqu").replace(/e$/, "")}e`,
      `${word}${word.slice(-1)}e`,
    ]),
  ...`${spanish} ${portuguese}`.split(" ").flatMap((word) => [word, feminine(word)]),
]);

/** Whether a folded word tells a nationality, which may name a language as well: "french", "senegalaise", "deutscher". */
export const isNationality = (word: string) => known.has(word);
