import type { Language } from "../language";

const people =
  "(candidat(o|a|os|as)|aspirantes?|personas?|personal|emplead(o|a|os|as)|compañer(o|a|os|as)|trabajador(a|es|as)?)";
const person =
  "(hombres?|mujer(es)?|varón|varones|señoritas?|señoras?|señores?|chic(a|o)s?|femenin(o|a)|masculin(o|a))";
const faiths =
  "(cristian|católic|protestante|musulm|judí|hindú|budist|ate|evangélic)(o|a|os|as|án|anes|ana|anas|e|es)?";
const national = "({nation}|{language})";
const beginners = "(principiantes?|recién iniciados)";
const works = "(oficina|trabajo|centro de trabajo|sede|empresa|tienda|domicilio|casa)";
const only = "(solo|sólo|solamente|únicamente|exclusivamente|preferiblemente|preferentemente|de preferencia)";
const wanted = "(requerid|preferid|exigid|obligatori|imprescindible|indispensable|necesari)(o|a|os|as)?";

export const grounds: Language["grounds"] = {
  promises: `
sin distinción
independientemente
igualdad de (oportunidades|trato)
sin discriminación
no discrimina*
sin importar
(edad|sexo|género|origen|religión) … no (importa|cuenta)*
cualquier (edad|género|sexo|origen|nacionalidad)
`,
  harmless: `
(diferentes|diversos|diversas|distint(o|a)s|vari(o|a)s|tod(o|a)s|otr(o|a)s) (las |los )?(origen|origenes|edades|
grupos de edad|culturas|nacionalidades|trasfondo)*
(origen|trasfondo) (cultural |social )?(diverso|distinto|diferente)*
(con|para|a|de|atención a) (los |las )?jóvenes
(productos?|vinos?|aceites?|quesos?|denominación|certificad* |país|países|reglas|normas) … (de )?origen
(ropa|moda|calzado|sección|colección|peluquería|salud) (de )?(hombre|mujer|femenin|masculin|caballero)*
(hombres?|mujer(es)?|masculino|femenino) (y|o|/) (hombres?|mujer(es)?|masculino|femenino)
(violencia|igualdad|estudios|perspectiva|brecha) de género
(comida|alimentación|vida|dieta) san(a|o)s?
(seguro|centro|sector|educación|productos|promoción|temas) … salud
(curso|clase|formación|taller)s? … principiantes
(residencia|casa) de (ancianos|mayores|estudiantes|la tercera edad)
(residencia|residente|residir) … (medicina|pediatría|cirugía|enfermería|hospital|clínica|psiquiatría|radiología|
cardiología)
(permiso|autorización|tarjeta) de (residencia|trabajo)
(trabajo|formación|venta|educación|enseñanza) a distancia
vivir (en (comunidad|equipo|grupo|armonía|valores)|bien)
(personas|niños|pacientes|adultos|usuarios) … (que viven|con discapacidad)
(edición|retoque|banco|estudio|sesión|sesiones|producción) (de )?(foto|fotografía)*
(fotografía|foto)s? de (producto|boda|moda|estudio|eventos)*
(reparto|entrega|transporte|viaje)s? … # (km|kilómetros)
`,
  asTyped: "",
  asking: `
(${only}|${wanted}|buscamos|queremos|necesitamos|preferimos|contratamos|busco|abstenerse|ideal|idealmente)
se (busca|requiere|necesita|prefiere|precisa|solicita)n?
(debe|deben|tiene que|tienen que|deberá) ser
`,
  filling: `
${people}
(un|una|unos|unas|el|la|los|las|y|e|o|u|de|que|para|nuestro|equipo|ser|sea|es|nuev(o|a)s?|verdader(o|a)s?|
  auténtic(o|a)s?)
`,
  alone: {
    age: `
(edad|edad máxima|límite de edad|rango de edad|joven|jóvenes|fecha de nacimiento|año de nacimiento)
(menor(es)? de|mayor(es)? de|hasta|máximo|máx.|menos de|más de|edad( de)?|no más de) {age}( años)?( de edad)?
(edad |de |entre )?{age}(-| a | y ){age}( años)?( de edad)?
{age} años (máximo|como máximo|de edad)
`,
    sex: `
(${person}|sexo|género|sexo (masculino|femenino)|damas?|caballeros?)
`,
    native: `
(nativ(o|a)s?|lengua materna|idioma materno)
`,
    origin: `
(nacionalidad|ciudadanía|origen|raza|etnia|color de piel|origen étnico|país de nacimiento|{nation}|europe(o|a)s?|
blanc(o|a)s?|extranjer(o|a)s?)
`,
    religion: `
(religión|confesión|fe|${faiths})
`,
    health: `
(san(o|a)s?|buena salud|discapacidad|discapacitad(o|a)s?|no fumador(a|es|as)?|saludable)
(condición|forma|aptitud) física
`,
    family: `
(solter(o|a)s?|casad(o|a)s?|divorciad(o|a)s?|embarazad(a|as)|embarazo|estado civil|sin hijos|viud(o|a)s?)
`,
    orientation: `
(orientación sexual|heterosexual(es)?|homosexual(es)?|hetero|gay|lesbiana)s?
`,
    politics: `
(opinión política|ideas políticas|afiliación (política|sindical)|afiliad(o|a)s? a (un )?(sindicato|partido)|
sindicalistas?)
`,
    looks: `
(foto|fotografía|apariencia|aspecto|aspecto físico|apariencia física|guap(o|a)s?|atractiv(o|a)s?|delgad(o|a)s?|
belleza|presencia)
`,
    home: `
(dirección|domicilio|residencia|lugar de residencia|código postal|tiempo de desplazamiento)
`,
    beginners: `
${beginners}
`,
  },
  anywhere: {
    age: `
(no|que no) (pase|pases|supere|superes|tenga más|tengas más) (de )?(los )?{age}
{age} años de edad
(menor(es)? de|mayor(es)? de|hasta|máximo|máx.|menos de|no más de|más de) (los )?{age} años !(de experiencia|en|
de trayectoria|de garantía|de historia)
{age}(-| a | y ){age} años !(de experiencia|en)
entre (los )?{age} y (los )?{age} años !(de experiencia|en)
(edad|edades) (máxima|mínima|de|entre|comprendida|hasta) … {age}
edad (máxima|límite)
(alguien|nadie|gente|personas?|candidat(o|a)s?) (menor|mayor|de menos|de más)(es)? de (los )?{age}
edad: {age}
(límite|rango) de edad
(joven|jóvenes)(,)? (y |e )?(dinámic|motivad|enérgic|ambicios|entusiasta|proactiv|con ganas)*
(joven|jóvenes) (talentos?|candidat*|profesional*|promesas?|${person})
(candidat|profesional|personal|gente|trabajador|chic|mujer|hombre|personas)(o|a|os|as|es|e)? (joven|jóvenes)
(equipo|plantilla|ambiente|entorno) … (joven|juvenil)
joven equipo
(dinámic|enérgic|motivad)(o|a|os|as) (y |e )?(joven|jóvenes)
(buscamos|busca|se busca|se requiere) (un |una |a )?(joven|jóvenes)
nativ(o|a)s? digital(es)?
(millennials|milenials|generación z|generación y)
veinteañer*
nacid(o|a)s? … (después|antes|desde|entre|a partir) (de |del )?{year}
no (jubilados|mayores|pensionistas)
(no más de|menos de|máximo( de)?|como máximo|hasta) (#|dos|tres|cuatro|cinco|diez) años … experiencia
sobrecualificad(o|a)s?
`,
    graduation: `
año de (graduación|titulación|egreso)
recién (graduad|titulad|egresad|licenciad)(o|a|os|as)
(graduad|titulad|egresad|licenciad)(o|a|os|as) … (después|desde|entre|a partir|en) (de |del )?{year}
(graduad|titulad|egresad|licenciad)(o|a|os|as) en los últimos … años
(promoción|generación) (de |del )?{year}
`,
    sex: `
(no|sin) (mujeres|hombres|chicas|chicos)
${only} ${person}
${person} (${wanted}|preferiblemente|preferentemente|solamente|únicamente)
(se busca|buscamos|se necesita|se requiere|busco) (una? |a )?(hombre|mujer|señorita|chica|chico|varón|señora|joven)s?
(hombre|mujer|varón|señorita|chica) (de|entre|menor|joven|solter(o|a))
(sexo|género)(:)? (masculino|femenino|hombre|mujer)
de sexo (masculino|femenino)
personal (femenino|masculino)
`,
    native: `
lengua materna
idioma materno
(hablante |hablantes )?nativ(o|a)s? (de |en )?{language}
hablantes? nativ(o|a)s?
{language} (nativ(o|a)s?|como lengua materna)
(nivel|bilingüe|idioma) nativ(o|a)
sin acento
`,
    origin: `
(nacionalidad|ciudadanía)(:| :)
(nacionalidad|ciudadanía) (${national}|europea|requerida|exigida|comunitaria)
(ciudadan(o|a|os|as)|nacionales) (${national}|europe(o|a)s?|de la ue)
(de )?origen (${national}|europeo|africano|asiático|árabe|étnico|latino)
${only} ({nation}|españoles|europeos|nacionales|ciudadanos)
nacid(o|a)s? (y criad(o|a)s? )?en {place}
(no|sin) (aceptamos |admitimos |contratamos )?(extranjeros|inmigrantes|migrantes)
(raza|color de piel|tez)( clara| blanca| morena)?
pasaporte (${national}|europeo|comunitario)
(apellidos?|nombres?) … (${national}|extranjer*)
`,
    religion: `
${faiths} (practicantes?|${wanted}|únicamente|solamente|comprometid*)
(de religión|de confesión|de fe) *
(ser|candidat(o|a)s?|personas?|debe ser) ${faiths} !(en)
valores (cristianos|católicos|islámicos)
(afiliación|pertenencia) religiosa
(pertenecer|perteneciente|miembro) … iglesia
(sin|no) (velo|hijab|turbante|pañuelo islámico)
no (musulmanes|judíos|cristianos)
`,
    health: `
(sin|ninguna|no tener|no padecer) (discapacidad|discapacidades|enfermedad|enfermedades|problemas de salud|
enfermedades crónicas)
(física|médica|mental)mente (apt|san|estable)(o|a|os|as)?
apt(o|a)s? (física|médica)mente
en (buena|excelente|plena|perfecta) (forma|salud|condición)
(buena|excelente|perfecta) salud
(buen|buena|excelente) (condición|forma|estado) físic(o|a) !(y|o|,)
personas? san(a|as)
no fumador(a|es|as)?
no fumar
(pocas|sin) bajas (médicas|laborales|por enfermedad)
`,
    family: `
solter(o|a)s?
estado civil
(candidat*|personas?|hombres?|mujer(es)?) casad(o|a)s?
(sin|no tener) (hijos|cargas familiares|compromisos familiares|responsabilidades familiares|familia|pareja)
(no|ni) (estar |esté |estén )?embarazad(a|as)
sin (planes|intención) de (embarazo|tener hijos|ser madre|maternidad)
no (madres|mamás|embarazadas)
`,
    orientation: `
(heterosexual|homosexual)(es)?
orientación sexual
no (gays|homosexuales|lesbianas|transexuales|trans)
`,
    politics: `
(opinión|opiniones|ideas|ideología|convicciones|afiliación|militancia|tendencia) (política|sindical|políticas)(s)?
(no|ni) (sindicalistas?|sindicad(o|a)s?|afiliad(o|a)s? … (sindicato|partido))
sin (actividad|afiliación|pertenencia) (sindical|política)
(de izquierdas?|de derechas?|conservador(a|es)?) (únicamente|preferiblemente)
`,
    looks: `
(cv|currículum|curriculum|currículo|solicitud|hoja de vida) … (foto|fotografía)
(foto|fotografía) (reciente|actual|requerida|obligatoria|necesaria|de carné|tamaño carné|en el cv)
(con|incluir|adjuntar|enviar|adjunta) (una |su |tu )?(foto|fotografía)( reciente| actual)?
(buena|excelente|impecable|agradable) (presencia|apariencia|imagen personal|presentación)
buen aspecto
(chica|mujer|señorita|persona|hombre|joven) (atractiv|guap|delgad|bonit|alt|simpátic)(o|a)s?
(estatura|altura|peso|talla) (mínim|máxim)(o|a)
(medir|mida|mide) (más de|al menos|mínimo) #
(alt|guap|delgad)(o|a)s? (y|e) (alt|guap|delgad|joven)(o|a|es)?s?
`,
    home: `
(viv|resid|habit)(ir|e|a|as|es|iendo|ente|entes|ar|ando) (ya |actualmente )?(en|cerca de) {place}
(debe|debes|deberá|tener|candidat(o|a)s?|que|imprescindible|obligatorio|preferiblemente) (viv|resid|habit)(ir|e|a|
as|es|iendo|ente|ar) (en|cerca)
domiciliad(o|a)s? en
(residencia|domicilio)( actual| habitual)?( en|:| :) {place}
(viv|resid)(ir|e|a|encia|ente|entes|iendo) … (cerca|cercan*|# (km|kilómetros|minutos)|proxim*)
(cercanía|proximidad|distancia) (al|a la|del|de la|a su|de su|desde) (el |la )?${works}
(domicilio|residencia) … (cercan|próxim|distancia|proximidad)*
(máximo|menos de|a|hasta) # (km|kilómetros|minutos) (de|del|desde) (la |el |nuestra |su )?${works}
(código postal|códigos postales) … #
(solo|únicamente) (locales|vecinos|residentes)
`,
    school: `
universidad(es)? (de (élite|prestigio|renombre)|prestigiosas?|privadas? (únicamente|preferiblemente))
`,
    beginners: `
${only} ${beginners}
${beginners} (${only}|${wanted})
recién salid(o|a)s? de la (universidad|carrera|escuela)
#(-| a )# años de experiencia ${only}
`,
    gaps: `
sin (lagunas|huecos|vacíos|interrupciones) (laboral*|en (el|su) (cv|curric*|carrera))
(trayectoria|carrera|vida laboral) (continua|ininterrumpida|sin interrupciones)
`,
    background: `
(mism(o|a)|nuestro) (origen|trasfondo|entorno)( cultural| social)?
(origen|trasfondo) cultural
`,
  },
};
