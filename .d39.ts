import { parseProfile } from "@/lib/reading/profile/parse-profile";
const docs = [
`Ann Example
Skills
Python ●●●●○
SQL ★★★☆☆
Docker 4/5
Excel 80 %
Photoshop ▰▰▰▱▱
Git █████░░
Java (3/5), Go (2/5)
Kubernetes 9/10
Rust: 2/5
Figma ⭐⭐⭐⭐
Linux |||||
Word - 90%
1 = basic, 5 = expert

Languages
English ●●●●●
French ★★★☆☆
Spanish 2/5
German 80%
Dutch ●●○○○
Italian: 40 %
● = basic, ●●●●● = native
`,
`Jana Beispiel
Kenntnisse
Legende: 1 = Grundkenntnisse, 3 = gut, 5 = Experte
Buchhaltung 5
SAP FI 4
Excel 5
DATEV 3

Sprachen
Deutsch 5
Englisch 4
Französisch 2
`,
`Marie Exemple
Compétences (de 1 à 5)
Soudure TIG ●●●●●
Lecture de plans ●●●○○
Pontier ●●
★ débutant ★★ intermédiaire ★★★ expert

Langues
Français ★★★
Anglais ★★
Arabe ★
`,
`Tom Example
Skills
Rating: ●○○○○ beginner – ●●●●● expert
●●●●● Carpentry
●●●○○ Plastering
★★★★☆ Roofing
Site safety 4 out of 5
Reading drawings 3 von 5
Estimating xxxx-
Tiling ++++

Languages
●●●●● English
●●○○○ Polish
`,
`Rosa Ejemplo
Habilidades
Cocina: 5/5
Repostería: 4/5
Inventario: 3/5
(5 = experto)

Idiomas
Español (5/5)
Inglés (3/5)
`,
];
for (const t of docs) { const p = parseProfile(t, new Date()); console.log(JSON.stringify(p.skills.map(s=>s.name)), JSON.stringify(p.languages.map(l=>[l.name,l.level])), p.certificates.length); }
