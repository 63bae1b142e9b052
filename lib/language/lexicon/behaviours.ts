/**
 * Behaviour at work as people write it, one group a line; the first is the name shown. A group makes its
 * criterion a soft skill. Only what a person does at work: no traits of personality, no hobbies.
 */
export const behaviourSpellings = `
Communication|communicating|communicator|communicate|communicates|communicative|verbal communication|written communication|oral communication|verbal|oral expression|oral comprehension|written and verbal|verbal and written|kommunikation|kommunikationsfahigkeit|kommunikationsstark|communication orale|comunicacion|comunicacao|comunicativo
Writing|written|redaction|redaccion|redacao|writing abilities
Active listening|listening|attentive listening|actively listening|attentive listener|active listener|zuhoren|ecoute active|escucha activa|escuta ativa
Public speaking|speaking|public speaker|presenting|presentation skills|giving presentations|gave presentations|delivering presentations|delivered presentations|holding presentations|presenter|prasentation|prise de parole|oratoria|hablar en publico|falar em publico|speech delivery
Teamwork|team work|part of a team|member of a team|team environment|team player|team-player|collaboration|collaborating|collaborate|collaborates|collaborative|collaboratively|cooperation|cooperative|cooperating|team oriented|team-oriented|working in a team|work in a team|work in teams|working with others|cross-functional|teamfahigkeit|teamfahig|teamarbeit|teamgeist|zusammenarbeit|travail d'equipe|travail en equipe|esprit d'equipe|trabajo en equipo|trabalho em equipe|trabalho em equipa
Interpersonal skills|interpersonal|people skills|relationship building|building relationships|social skills|soziale kompetenz|relationnel|habilidades interpersonales|relacionamento interpessoal|interpersonelle
Leadership|leading teams|leading a team|led teams|led a team|lead teams|team leadership|team lead|leadership skills|fuhrung|fuhrungserfahrung|mitarbeiterfuhrung|teamleitung|encadrement|management d'equipe|liderazgo|lideranca
Supervision|supervising|supervised|supervisory|supervise|supervisor|overseeing|oversee|aufsicht|supervision de personal|supervisao
Mentoring|mentors someone|help each other grow|helping others grow|mentoring engineers|mentored engineers|betreuung von auszubildenden|betreuung von mitarbeitenden|betreuung auszubildenden|betreuung auszubildender|betreuung auszubildende|betreuung mitarbeitenden|betreuung werkstudenten|auszubildenden betreut|azubis|einarbeitung neuer|tutorat|accompagnement des juniors|tutoria|coaching|mentor|mentored|coached|coach|mentorat|mentoria
Training others|staff training|training staff|employee training|trained staff|schulung|formation du personnel|formacion de personal
Problem solving|problem-solving|problem solver|problem-solver|solving problems|solve problems|solved problems|resolve problems|resolving problems|problem resolution|complex problem solving|problemlosung|problemlosungsfahigkeit|losungsorientiert|resolution de problemes|resolucion de problemas|resolucao de problemas
Critical thinking|critical thinker|critical reasoning|critically thinking|think critically|kritisches denken|esprit critique|pensamiento critico|pensamento critico
Analytical thinking|analytical mind|analytical mindset|deductive reasoning|inductive reasoning|logical thinking|logical reasoning|analytisches denken|capacite d'analyse|esprit analytique|pensamiento analitico|capacidad de analisis|pensamento analitico
Decision making|decision-making|decision maker|making decisions|make decisions|judgment|judgement|sound judgment|judgment and decision making|entscheidungsfahigkeit|entscheidungsfindung|prise de decision|toma de decisiones|tomada de decisao
Time management|time-management|managing time|manage time|time managing|prioritization|prioritisation|prioritizing|prioritize|meeting deadlines|meet deadlines|tight deadlines|strict deadlines|deadline-driven|timeliness|punctuality|punctual|zeitmanagement|gestion du temps|gestion del tiempo|gestao do tempo
Organizational skills|organizational|organisational|organizational abilities|well organized|well-organised|organised|organized|organisationsfahigkeit|organisationstalent|sens de l'organisation|organizacion|organizacao
Multitasking|multi tasking|multi-tasking|multitask|multi-task|multitasker|juggling multiple|juggle multiple|multiple tasks|handle multiple|handling multiple|simultaneous tasks|several tasks|multiple projects|polyvalence|multitarea|multitarefa
Attention to detail|detail-oriented|detail oriented|detail-orientation|detail orientation|attentive to detail|eye for detail|meticulous|meticulousness|detail-focused|detail focused|details-oriented|detailed oriented|attention to details|attentiveness|thoroughness|accuracy|sorgfalt|sorgfaltig|genauigkeit|detailgenau|souci du detail|rigueur|rigoureux|atencion al detalle|minucioso|atencao aos detalhes
Adaptability|adaptable|adaptation|adapting to|adapt to|flexible|flexibility|versatile|versatility|anpassungsfahigkeit|flexibilitat|adaptabilite|adaptabilidad|flexibilidad|adaptabilidade|flexibilidade
Creativity|creative|creative thinking|innovative|innovation|creatively|originality|imaginative|kreativitat|kreativ|creativite|creatividad|criatividade
Negotiation|negotiating|negotiate|negotiated|negotiator|bargaining|negotiations|persuasion|persuasive|persuading|verhandlung|verhandlungsgeschick|negociation|negociacion|negociacao
Conflict resolution|conflict management|resolving conflicts|resolve conflicts|resolved conflicts|mediation|mediating|dispute resolution|konfliktlosung|konfliktmanagement|gestion des conflits|gestion de conflictos|resolucao de conflitos
Stress management|managing stress|manage stress|handling stress|handle stress|handles stress|work under pressure|working under pressure|works under pressure|under pressure|stress tolerance|stress resistance|stress handling|calm under pressure|stressful situations|high-pressure|belastbarkeit|belastbar|resistance au stress|gestion du stress|manejo del estres|trabajo bajo presion|gestao de estresse
Patience|patient and|geduld|paciencia|being patient
Empathy|empathetic|compassion|compassionate|empathic|caring attitude|einfuhlungsvermogen|empathie|empatia|empatico
Independence|independently|work independently|working independently|independent work|independent worker|self-directed|autonomous|autonomously|autonomy|eigenstandig|selbststandig|selbstandig|eigenverantwortlich|autonomie|autonomia|autonomo|unsupervised|without supervision|minimal supervision|minimum supervision
Initiative|proactive|proactively|self-starter|self starter|self-motivated|self motivated|eigeninitiative|proaktiv|proactif|iniciativa|proactivo|proatividade
Reliability|reliable|dependable|dependability|zuverlassigkeit|zuverlassig|fiabilite|fiable|confiabilidade
Customer orientation|customer focus|customer-focused|client-focused|customer oriented|customer-oriented|service orientation|service oriented|service-oriented|kundenorientierung|kundenorientiert|orientation client|orientacion al cliente|foco no cliente
Physical stamina|stamina|physical strength|physical endurance|physical fitness|physically fit|physical ability|physical abilities|physically demanding|heavy lifting|physical strength and stamina|korperliche belastbarkeit|condition physique|resistencia fisica
Manual dexterity|dexterity|hand-eye coordination|arm-hand steadiness|finger dexterity|steady hands|hand eye coordination|fingerfertigkeit|dexterite|destreza manual
Learning ability|active learning|actively learning|active learner|learner|ability to learn|continuous learning|willingness to learn|learning strategies|quick learner|fast learner|lernbereitschaft|curiosite|aprendizaje|aprendizagem
Reading comprehension|reading skills|read and understand|comprehending written
Confidentiality|confidential|discretion|data privacy|diskretion|vertraulichkeit|discretion professionnelle|confidencialidad|confidencialidade
Social perceptiveness|perceptive|social awareness|socially perceptive
Coordination|coordinating|coordinate|coordinated|coordinator|koordination|coordinacion|coordenacao
Monitoring|monitor|monitored|uberwachung|surveillance|monitoreo|monitoramento
Documentation|documenting|documented|write things down|writes things down|writing things down|design documents|design document|decision records|decision record|written decisions|documents every|dokumentation|dokumentieren|dokumentiert|documentacion|documentacao|documenter|runbooks
Finding causes|fix causes|fixing causes|fixes causes|root causes|root cause|causes rather than symptoms|blameless|post-mortem culture|ursachen|causes profondes|causas
Closeness to users|close to the people who use|close to our users|close to customers|close to users|user interviews|customer visits|visit customers|visited customers|support calls|support line|usability tests|nah am kunden|kundenbesuche
Simplifying|simplify|simplified|simplification|simpler|leave things simpler|removing code|removed code|deleted code|retired|decommissioned|vereinfachung|vereinfacht|simplifier|simplificacion|simplificar
Working across teams|across team borders|across teams|across team boundaries|other teams|several teams|teams across|cross-team|teamubergreifend|ubergreifend|inter-equipes|entre equipos|entre equipes
Delegation|delegating|delegate
Honesty|integrity|ethical|ethics|trustworthy|integritat|integrite|integridad|integridade
`;

export const behaviourImplications = `
Supervision > Leadership
Mentoring > Training others
Conflict resolution > Interpersonal skills
Public speaking > Communication
Writing > Communication
Active listening > Communication
Working across teams > Teamwork
Documentation > Writing
`;

/** Behaviours that are always behaviour towards something: "financial documentation" is not any documentation. */
export const behavioursWithObject = `
Writing|Public speaking|Leadership|Supervision|Mentoring|Training others|Negotiation|Confidentiality|Coordination
Monitoring|Documentation|Finding causes|Simplifying|Delegation|Reading comprehension
`;
