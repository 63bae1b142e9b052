import type { Language } from "../language";

export const studies: Language["studies"] = {
  computing: `
    (informática|computación|sistemas|software|ciberseguridad|ciencia de datos|
      desarrollo (web|de aplicaciones))
  `,
  engineering: `
    (ingenier*|mecánica|electrónica|electricidad|mecatrónica|industrial|automatización)
  `,
  building: `
    (ingeniería civil|arquitectura|construcción|edificación|obras públicas|albañil*|carpintería)
  `,
  business: `
    (empres*|contab*|finanzas|financier*|econom*|comerci*|marketing|gestión|administración|
      recursos humanos|banca|logística|ventas|ADE|MBA|auditoría)
  `,
  law: `
    (derecho|jurídic*|leyes|abogacía)
  `,
  health: `
    (enfermer*|medicina|salud|farmacia|fisioterapia|auxiliar de enfermería|odontología|sanitari*|
      veterinaria)
  `,
  teaching: `
    (educación|magisterio|pedagogía|docencia|profesorado|maestr*)
  `,
  arts: `
    (artes?|bellas artes|música|teatro|danza|diseño|fotografía|pintura|cine)
  `,
  media: `
    (periodismo|comunicación|medios|publicidad|relaciones públicas)
  `,
  agriculture: `
    (agr(icultura|onomía|onómic*|aria|ícola)|horticultura|ganadería|forestal|viticultura|zootecnia)
  `,
  science: `
    (biología|química|física|matemáticas|estadística|geología|bioquímica)
  `,
  hospitality: `
    (cocina|hostelería|hotelería|gastronomía|repostería|panadería|turismo|culinari*|restauración)
  `,
  fashion: `
    (moda|textil|costura|patronaje|confección)
  `,
  sport: `
    (deport*|educación física|actividad física|fitness|entrenamiento)
  `,
  aviation: `
    (aeronáutic*|aviación|piloto|aeroespacial)
  `,
  vehicles: `
    (automoción|automotriz|automóvil*|vehículos|carrocería)
  `,
  society: `
    (psicología|sociología|trabajo social|historia|filosofía|ciencias políticas|filología|lenguas|
      geografía|teología)
  `,
  noField: ``,
  orRelated: `
    (afín|afines|similar|similares|equivalente|relacionad*)
  `,
  inField: "en",
  degreeWords: "",
};
