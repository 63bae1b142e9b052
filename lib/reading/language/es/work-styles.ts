import type { Language } from "../language";

export const workStyles: Language["workStyles"] = {
  achievement: `
    (superé|superamos|superación|rebasé|sobrepasé|cumplí) … (objetivos?|metas?|cuotas?|presupuestos?)
    (mejor|mejores|mayor) (resultados?|ventas?|cifra) … (del equipo|de la tienda|de la región|
      de la sucursal)
  `,
  persistence: `
    (tras|después de) (#|dos|tres|cuatro|varios|muchos) (intentos|rechazos|fracasos|ensayos)
    a pesar de … (terminé|terminamos|entregué|entregamos|completé|concluí)
    (terminé|entregué|completé|concluí) … a pesar de
    hasta (que|resolver|cobrar|encontrar) … (todos|todas|cada|último|última|resuelt*)
  `,
  initiative: `
    por (iniciativa propia|mi propia iniciativa|mi iniciativa|propia iniciativa)
    (propuse|sugerí) (e|y) (introduje|implanté|organicé|creé|puse|lancé)
    (introduje|implanté|inicié|fundé|lancé|creé|impulsé) (un|una|el|la|los|las|dos|tres)
    (introducción|implantación|creación|puesta en marcha) de (un|una|el primer|la primera)
    me ofrecí (como|para|a)
  `,
  leadership: `
    (dirigí|lideré|coordiné|supervisé|encabecé|gestioné) (un|una|el|la|a|al) … (equipo|grupo|turno|
      cuadrilla|brigada|departamento|personas|empleados|plantilla)
    (dirección|coordinación|supervisión|jefatura) de (un|una|el|la|#|dos|tres|cuatro|cinco) … (equipo|grupo|
      turno|cuadrilla|personas|empleados|brigada)
    (formé|instruí|capacité|tutoricé|formación|tutoría) (de |a |al )?(#|dos|tres|cuatro|cinco|seis|los|
      nuevos|nuevas) … (aprendices|becarios|alumnos|empleados|compañeros|personas|practicantes)
  `,
  cooperation: `
    (junto con|en colaboración con|de acuerdo con|coordinad* con) (el|la|los|las|otros|otras|mis|
      varios) (equipo|equipos|compañeros|departamentos?|médicos|enfermer*|proveedores|docentes|ventas|
      compras|producción)
    (ayudé|apoyé|cubrí|relevé) (a )?(los |las |mis |otros )?(compañeros|compañeras|colegas|turnos)
    (compartí|transmití) … (con|a) (el equipo|mis compañeros|el turno|los compañeros)
  `,
  concern: `
    (cuidé|atendí|acompañé|consolé|escuché|tranquilicé|visité) … (pacientes|residentes|niños|familias|
      familiares|alumnos|ancianos|personas mayores|vecinos)
    (cuidado|atención|acompañamiento) (de|a) … (pacientes|residentes|niños|familias|ancianos|
      personas mayores)
  `,
  social: `
    (organicé|animé|celebré|organización) … (encuentros?|jornadas?|ferias?|fiestas?|reuniones sociales|
      puertas abiertas|recepciones)
    (recibí|di la bienvenida|recepción) … (los |las |hasta # )?(huéspedes|visitantes|clientes|delegaciones|
      invitados)
  `,
  self_control: `
    (resolví|calmé|medié|mediación|desactivé|resolución) … (conflictos?|disputas?|peleas?|altercados?|
      quejas)
    (clientes?|pacientes?|huéspedes|usuarios) (enfadados?|enojados?|agresivos?|molestos?|furiosos?)
  `,
  stress_tolerance: `
    # (llamadas|pacientes|comensales|pedidos|platos|clientes|expedientes|entregas) (al|por|cada|a la) (día|
      hora|turno|noche|servicio)
    (guardias? (nocturnas?|localizadas?|de noche)|turnos? de urgencias)
    durante (la|el|los|las) … (pandemia|crisis|temporada alta|hora punta|apagón|huelga|navidad)
  `,
  adaptability: `
    (pasé|cambié|me reciclé|me reconvertí) (de|del|a|como) … (a|al|en)
    (aprendí|dominé) … en (#|dos|tres|cuatro|seis|pocas|pocos) (días|semanas|meses)
    (sustituí|reemplacé) … (con poca antelación|de un día para otro|sin previo aviso)
    (trabajé|roté) (en|por) (#|dos|tres|cuatro|cinco|todos los|varios|varias) (departamentos|países|tiendas|
      áreas|sedes|secciones|plantas)
  `,
  dependability: `
    (entregué|presenté|cerré|terminé|pagué|entrega|presentación|cierre) … (a tiempo|en plazo|en fecha|
      dentro del plazo)
    (cumplí|respeté|cumplimos) (todos los|cada|con todos los|todas las) (plazos?|fechas|entregas)
    sin (un solo|una sola|ningún|ninguna) (retraso|falta|ausencia|entrega)
    (abrí|cerré|apertura|cierre) (y (cerraba|cierre) )?(de |de la |del |la |el )(tienda|local|caja|oficina|
      taller)
  `,
  detail: `
    (revisé|comprobé|verifiqué|conté|medí|pesé|registré|cotejé|corregí|concilié) (cada|todas|todos|
      una a una|uno a uno)
    (revisión|comprobación|verificación|control|conciliación) (de cada|de todas|de todos|diaria de)
    (cotejé|comparé|comprobé|concilié|cotejo|conciliación) … (con|contra) (el|la|los|las) (pedidos?|
      albaran*|contratos?|extractos?|planos?|facturas?)
    (detecté|corregí|encontré) (los |las |# |varios |varias )?(errores|fallos|descuadres|defectos|
      discrepancias)
  `,
  integrity: `
    (denuncié|comuniqué|notifiqué|informé de) (un|una|el|la|los|las|todas las) … (fraude|irregularidad*|
      incumplimiento|conflicto de intereses|accidentes?|infracci*)
    (traté|guardé|manejé|tratamiento) … (confidencial*|con confidencialidad)
    (cuadre|arqueo|cierre) de caja
    (cuadré|conté|arqueé) la caja
  `,
  independence: `
    (única?|único) (contable|desarrollador*|enfermer*|cociner*|docente|maestr*|electricista|técnic*|
      comprador*)
    (llevé|gestioné|construí|escribí|planifiqué|reparé|dirigí|trabajé|hice) … (sola|solo|por mi cuenta|
      sin supervisión|de forma autónoma|de manera independiente)
  `,
  innovation: `
    (inventé|patenté)
    (diseñé|desarrollé|ideé|creé|elaboré) (un nuevo|una nueva|nuestro propio|nuestra propia|el primer|
      la primera)
    (diseño|desarrollo|creación) de (un nuevo|una nueva|nuevos|nuevas)
    (automaticé|automatización) (de )?(el|la|los|las|todos|todas|del)
  `,
  analysis: `
    (analicé|estudié|calculé|modelé|diagnostiqué|evalué|investigué) (el|la|los|las|cada|todos|todas|por qué|
      #)
    (análisis|estudio|cálculo|diagnóstico) (de|del) (los |las |la |el )?(datos|ventas|averías|costes|costos|
      causas|riesgos|fallos|accidentes)
    (encontré|identifiqué|determiné|localicé) (la|las|el|los) (causas?|origen|motivos?) (de|del)
  `,
  notDone: `
    (no|nunca|jamás|sin haber|tampoco)
    (quisiera|me gustaría|quiero|espero|podría|debería|deseo|pretendo)
    (dispuest*|capaz|preparad*) (a|de|para)
    mi (jefe|jefa|compañer*|supervisor*|marido|mujer|esposa|hermano|hermana|amig*)
  `,
};
